import { Button, Container, Stack, Text, Title } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { common } from '../../text/common.ts';
import { text } from './text.ts';

export const meta = () => [
  { title: `${text.title} — ${common.siteName}` },
  { name: 'robots', content: 'noindex' },
];

/** Stands on routes whose screen comes later, and says so. */
export default function SoonPage() {
  const { pathname } = useLocation();
  const screen = text.screens[`/${pathname.split('/')[1]}`];
  return (
    <Container size="sm" py="xl">
      <Stack align="center" ta="center">
        <Title order={1}>{screen ?? text.title}</Title>
        <Text c="dimmed">{text.body}</Text>
        <Button component={Link} to="/">
          {common.backHome}
        </Button>
      </Stack>
    </Container>
  );
}
