import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { publicPageMeta, publicUrlOf } from '../../page-meta.ts';
import { common } from '../../text/common.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
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
        <Button component={Link} to="/">
          {common.backHome}
        </Button>
      </div>
    </PageFrame>
  );
}
