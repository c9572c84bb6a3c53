import { PageFrame } from '../../ui/page-frame.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import type { Route } from './+types/admin-terms-page';
import { loadReview } from './load-review.ts';
import { ReviewList } from './review-list.tsx';
import { text } from './text.ts';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadReview(request);
export const HydrateFallback = PageLoading;
export const meta = () => [{ title: `${text.adminTitle} — مصطلح` }, { name: 'robots', content: 'noindex' }];

export default function AdminTermsPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageFrame title={text.adminTitle}>
      <ReviewList data={loaderData} path="/admin-terms" mayEdit />
    </PageFrame>
  );
}
