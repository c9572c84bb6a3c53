import { Stack, Title } from '@mantine/core';
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
    <Stack gap="lg">
      <Title order={1}>{text.adminTitle}</Title>
      <ReviewList data={loaderData} path="/admin-terms" mayEdit />
    </Stack>
  );
}
