import { ReviewLinks } from '../../domain/review-links.tsx';
import { privatePageMeta } from '../../page-meta.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import type { Route } from './+types/admin-terms-page';
import { loadRejected, loadReview } from './load-review.ts';
import { RejectedList } from './rejected-list.tsx';
import { ReviewList } from './review-list.tsx';
import { text } from './text.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const isRejected = new URL(request.url).searchParams.get('status') === 'rejected';
  return isRejected
    ? { review: null, rejected: await loadRejected(request) }
    : { review: await loadReview(request), rejected: null };
}
export const HydrateFallback = PageLoading;
export const meta = () => privatePageMeta(text.adminTitle);

export default function AdminTermsPage({ loaderData: { review, rejected } }: Route.ComponentProps) {
  return (
    <PageFrame title={text.adminTitle}>
      <ReviewLinks here="terms" />
      {review ? <ReviewList data={review} path="/admin-terms" isAdmin /> : <RejectedList data={rejected} />}
    </PageFrame>
  );
}
