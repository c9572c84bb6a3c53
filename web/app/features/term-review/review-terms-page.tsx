import { ReviewLinks } from '../../domain/review-links.tsx';
import { privatePageMeta } from '../../page-meta.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { useSteady } from '../../ui/press.ts';
import type { Route } from './+types/review-terms-page';
import { loadReview } from './load-review.ts';
import { ReviewFrame, ReviewView, waitingStatuses } from './review-view.tsx';
import { text } from './text.ts';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadReview(request);
export const HydrateFallback = PageLoading;
export const meta = () => privatePageMeta(text.contributorTitle);

export default function ReviewTermsPage({ loaderData }: Route.ComponentProps) {
  const review = useSteady(loaderData);
  return (
    <PageFrame title={text.contributorTitle} lead={text.contributorIntro}>
      <ReviewLinks />
      <ReviewFrame
        isOneByOne={review.isOneByOne}
        query={review.query}
        statuses={review.isOneByOne ? waitingStatuses : text.statuses}
        categories={review.categories}
      >
        <ReviewView data={review} isAdmin={false} />
      </ReviewFrame>
    </PageFrame>
  );
}
