import { Alert, Button, Container, Group, Stack, Text, Title } from '@mantine/core';
import { isRouteErrorResponse, Link } from 'react-router';
import { RefusedCall } from '../../api.ts';
import { common } from '../../text/common.ts';
import { sessionText } from '../../text/session.ts';

const statusOf = (error: unknown): number =>
  isRouteErrorResponse(error) || error instanceof RefusedCall ? error.status : 500;

/** What stands in place of a page that cannot be shown. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = statusOf(error);
  const isMissing = status === 404;
  if (status === 403)
    return <Alert color="red" variant="outline" my="xl" role="alert" title={sessionText.locked} />;
  return (
    <Container component="main" id="content" size="sm" py="xl">
      <Stack align="center" ta="center" gap="md">
        <Title order={1}>{isMissing ? common.pageNotFound : common.somethingWentWrong}</Title>
        {isMissing && <Text c="dimmed">{common.pageNotFoundHint}</Text>}
        <Group>
          <Button component={Link} to="/">
            {common.backHome}
          </Button>
          {!isMissing && (
            <Button variant="outline" onClick={() => window.location.reload()}>
              {common.retry}
            </Button>
          )}
        </Group>
      </Stack>
    </Container>
  );
}
