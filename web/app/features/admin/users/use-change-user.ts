import { countUsers, type DirectoryUser, listUsers, updateUser } from '@mustalah/contract/accounts';
import { getUserRecord, listAudit } from '@mustalah/contract/administration';
import type { Answer } from '@mustalah/contract/endpoint';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { call, RefusedCall } from '../../../api.ts';
import { toast } from '../../../ui/toast.ts';
import { keyOf } from '../../../use-call.ts';
import { useWrite } from '../../../use-write.ts';
import { type UserChange, withChange } from './shown-user.ts';

interface Words {
  /** What is told when a change is done. */
  done: (change: UserChange) => string;
  /** What is told when it failed, before the reason. */
  failed: string;
}

/**
 * Change a user: it is shown as done at once, and as it was again when it fails. The kept lists are asked for again
 * either way.
 */
export function useChangeUser<User extends DirectoryUser>(user: User, { done, failed }: Words) {
  const queries = useQueryClient();
  const { write, isPending, given } = useWrite(
    (change: UserChange) => call(updateUser, { params: { id: user.id }, body: change }),
    {
      outdates: [listUsers, countUsers, getUserRecord, listAudit],
      onSuccess(changed, change) {
        keep(queries, changed);
        toast('success', done(change));
      },
      onError: (error) => toast('error', withReason(failed, error)),
    },
  );
  return { shown: isPending && given ? withChange(user, given) : user, change: write };
}

/** Put the changed user in place of the old one wherever it is kept, so that the old one is not seen for a moment. */
function keep(queries: QueryClient, changed: DirectoryUser): void {
  const inPlace = (users: DirectoryUser[]) => users.map((user) => (user.id === changed.id ? changed : user));
  queries.setQueriesData<Answer<typeof listUsers>>(
    { queryKey: keyOf(listUsers) },
    (page) => page && { ...page, results: inPlace(page.results), users: inPlace(page.users) },
  );
  queries.setQueriesData<Answer<typeof getUserRecord>>(
    { queryKey: keyOf(getUserRecord) },
    (record) => record && (record.id === changed.id ? { ...record, ...changed } : record),
  );
}

const withReason = (failed: string, error: unknown): string =>
  error instanceof RefusedCall ? `${failed}: ${error.detail}` : failed;
