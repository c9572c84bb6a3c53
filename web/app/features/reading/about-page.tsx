import { publicPageMeta, publicUrlOf } from '../../page-meta.ts';
import type { Route } from './+types/about-page';
import { Prose, SupportBox } from './prose.tsx';
import { aboutPage } from './text.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ publicUrl: publicUrlOf(context) });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  publicPageMeta({
    title: aboutPage.title,
    description: aboutPage.description,
    path: '/about',
    publicUrl: loaderData?.publicUrl,
  });

export default function AboutPage() {
  return (
    <Prose page={aboutPage}>
      <SupportBox />
    </Prose>
  );
}
