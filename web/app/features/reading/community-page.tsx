import { publicPageMeta, publicUrlOf } from '../../page-meta.ts';
import { common } from '../../text/common.ts';
import { Button } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Text } from '../../ui/text.tsx';
import type { Route } from './+types/community-page';
import { text } from './text.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ publicUrl: publicUrlOf(context) });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  publicPageMeta({
    title: text.communityTitle,
    description: text.communityDescription,
    path: '/community',
    publicUrl: loaderData?.publicUrl,
  });

export default function CommunityPage() {
  return (
    <PageFrame title={text.communityTitle} lead={text.communityBody}>
      <Text>{text.communityHint}</Text>
      <div>
        <Button to="/">{common.backHome}</Button>
      </div>
    </PageFrame>
  );
}
