import { ReviewLinks } from '../../domain/review-links.tsx';
import { privatePageMeta } from '../../page-meta.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { useSteady } from '../../ui/press.ts';
import type { Route } from './+types/admin-terms-page';
import { loadRejected, loadReview } from './load-review.ts';
import { RejectedList } from './rejected-list.tsx';
import { ReviewFrame, ReviewView, waitingStatuses } from './review-view.tsx';
import { text } from './text.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const isRejected = new URL(request.url).searchParams.get('status') === 'rejected';
  return isRejected
    ? { review: null, rejected: await loadRejected(request) }
    : { review: await loadReview(request), rejected: null };
}
export const HydrateFallback = PageLoading;
export const meta = () => privatePageMeta(text.adminTitle);

const statuses = { ...text.statuses, ...text.rejectedStatus };

export default function AdminTermsPage({ loaderData }: Route.ComponentProps) {
  const { review, rejected } = useSteady(loaderData);
  return (
    <PageFrame title={text.adminTitle}>
      <ReviewLinks />
      <ReviewFrame
        isOneByOne={review?.isOneByOne ?? false}
        query={review ? review.query : { ...rejected.query, status: 'rejected' }}
        statuses={review?.isOneByOne ? waitingStatuses : statuses}
        categories={review ? review.categories : rejected.categories}
      >
        {review ? <ReviewView data={review} isAdmin /> : <RejectedList data={rejected} />}
      </ReviewFrame>
    </PageFrame>
  );
}
