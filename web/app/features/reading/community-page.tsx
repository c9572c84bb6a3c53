import { Button, Container, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { publicPageMeta, publicUrlOf } from '../../page-meta.ts';
import { common } from '../../text/common.ts';
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
    <Container size="sm" py="xl">
      <Stack align="center" ta="center">
        <Title order={1}>{text.communityTitle}</Title>
        <Text fz="lg" fw={600}>
          {text.communityBody}
        </Text>
        <Text c="dimmed">{text.communityHint}</Text>
        <Button component={Link} to="/">
          {common.backHome}
        </Button>
      </Stack>
    </Container>
  );
}
