import { Alert, Center, Loader, Stack, Text } from '@mantine/core';
import type { CurrentUser } from '@mustalah/contract/accounts';
import { data, isRouteErrorResponse, redirect } from 'react-router';
import { knownSession } from '../../session.ts';
import { sessionText } from '../../text/session.ts';
import { ErrorPage } from '../shell/error-page.tsx';

/** Names of the flags that open a screen; any one of them is enough, and an admin passes everywhere. */
export type Flag = 'is_admin' | 'is_journal_admin' | 'is_reviewer' | 'is_contributor';

const hasAny = (user: CurrentUser, flags: readonly Flag[]): boolean =>
  flags.length === 0 || user.is_admin || flags.some((flag) => user[flag]);

interface MiddlewareArgs {
  request: Request;
}

/** Let only signed-in users with one of the flags pass; runs in the browser, before the page loads its data. */
export const requireFlags =
  (...flags: Flag[]) =>
  async ({ request }: MiddlewareArgs): Promise<void> => {
    const { user } = await knownSession();
    const { pathname, search } = new URL(request.url);
    if (!user) throw redirect(`/login?next=${encodeURIComponent(pathname + search)}`);
    if (!hasAny(user, flags)) throw data(null, { status: 403 });
  };

export function SessionLoading() {
  return (
    <Center py="xl" role="status" aria-live="polite">
      <Stack align="center" gap="xs">
        <Loader />
        <Text>{sessionText.loading}</Text>
      </Stack>
    </Center>
  );
}

/** The message of a guard, or the ordinary error page. */
export function GuardError({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) || error instanceof Response ? error.status : 500;
  if (status !== 403) return <ErrorPage error={error} />;
  return <Alert color="red" variant="outline" my="xl" role="alert" title={sessionText.locked} />;
}
