import { ReviewLinks } from '../../domain/review-links.tsx';
import { privatePageMeta } from '../../page-meta.ts';
import { Stack } from '../../ui/flow.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { useSteady } from '../../ui/press.ts';
import type { Route } from './+types/review-terms-page';
import { loadReview } from './load-review.ts';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewList } from './review-list.tsx';
import { text } from './text.ts';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadReview(request);
export const HydrateFallback = PageLoading;
export const meta = () => privatePageMeta(text.contributorTitle);

export default function ReviewTermsPage({ loaderData }: Route.ComponentProps) {
  const review = useSteady(loaderData);
  return (
    <PageFrame title={text.contributorTitle} lead={text.contributorIntro}>
      <ReviewLinks here="terms" />
      <Stack gap="md">
        <ReviewFilters query={review.query} statuses={text.statuses} categories={review.categories} />
        <ReviewList data={review} path="/review-terms" isAdmin={false} />
      </Stack>
    </PageFrame>
  );
}
