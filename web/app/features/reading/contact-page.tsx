import { publicPageMeta, publicUrlOf } from '../../page-meta.ts';
import type { Route } from './+types/contact-page';
import { Prose, SupportBox } from './prose.tsx';
import { contactPage } from './text.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ publicUrl: publicUrlOf(context) });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  publicPageMeta({
    title: contactPage.title,
    description: contactPage.description,
    path: '/contact',
    publicUrl: loaderData?.publicUrl,
  });

export default function ContactPage() {
  return (
    <Prose page={contactPage}>
      <SupportBox />
    </Prose>
  );
}
