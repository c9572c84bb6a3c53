import { getUserRecord } from '@mustalah/contract/administration';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { call } from '../../../api.ts';
import { privatePageMeta } from '../../../page-meta.ts';
import { pathId } from '../../../path-id.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { PageLoading } from '../../../ui/page-loading.tsx';
import { useCall } from '../../../use-call.ts';
import type { Route } from './+types/user-page';
import { AccountPanel } from './account-panel.tsx';
import { AlikePanel } from './alike-panel.tsx';
import { OversightPanel } from './oversight-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { text, userText } from './text.ts';
import { UserLists } from './user-lists.tsx';
import styles from './users.module.css';
import { UsersNav } from './users-nav.tsx';
import { WorkPanel } from './work-panel.tsx';

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const record = await call(getUserRecord, { params: { id: pathId(params.id) } }, { request });
  return { record, at: Date.now() };
}
export const HydrateFallback = PageLoading;
export const meta: Route.MetaFunction = ({ loaderData }) =>
  privatePageMeta(loaderData?.record.name ?? userText.title);
// The lists turn their pages by the address; the record is none of that.
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.id !== nextParams.id;

/** All that an admin has to know of one user, and may do about them. */
export default function UserPage({ loaderData: { record, at } }: Route.ComponentProps) {
  const sent = { params: { id: record.id } };
  const {
    data: user = record,
    isError,
    refetch,
  } = useCall(getUserRecord, sent, { first: { answer: record, at } });
  return (
    <PageFrame
      title={<bdi>{user.name}</bdi>}
      lead={
        <>
          <bdi lang="en">{user.email}</bdi>{' '}
          <Badge variant="outline" color={user.status === 'active' ? 'green' : 'red'}>
            {text.statuses[user.status]}
          </Badge>
        </>
      }
    >
      <UsersNav isOfOne />
      {isError && <LoadFailure message={userText.loadFailed} onRetry={() => void refetch()} />}
      <div className={styles.columns}>
        <AccountPanel user={user} />
        <div className={styles.column}>
          <WorkPanel user={user} />
          <SessionsPanel user={user} />
          <SecondFactorPanel user={user} />
        </div>
      </div>
      <OversightPanel user={user} />
      <AlikePanel user={user} />
      <UserLists user={user} />
    </PageFrame>
  );
}
