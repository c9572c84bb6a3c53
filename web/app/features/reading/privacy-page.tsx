import { publicPageMeta, publicUrlOf } from '../../page-meta.ts';
import type { Route } from './+types/privacy-page';
import { privacyPage } from './privacy-text.ts';
import { Prose, SupportBox } from './prose.tsx';

export const loader = ({ context }: Route.LoaderArgs) => ({ publicUrl: publicUrlOf(context) });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  publicPageMeta({
    title: privacyPage.title,
    description: privacyPage.description,
    path: '/privacy',
    publicUrl: loaderData?.publicUrl,
  });

export default function PrivacyPage() {
  return (
    <Prose page={privacyPage}>
      <SupportBox />
    </Prose>
  );
}
