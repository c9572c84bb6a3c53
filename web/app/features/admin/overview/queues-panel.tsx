import { listQueues, type QueueKind, queueKinds, retryFailedWork } from '@mustalah/contract/administration';
import type { Answer } from '@mustalah/contract/endpoint';
import { call, sayFailure } from '../../../api.ts';
import { common } from '../../../text/common.ts';
import { countOf, formatInteger } from '../../../text/format.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Anchor, Text } from '../../../ui/text.tsx';
import { toast } from '../../../ui/toast.ts';
import { Skeleton } from '../../../ui/waiting.tsx';
import { useCall } from '../../../use-call.ts';
import { useWrite } from '../../../use-write.ts';
import styles from './overview.module.css';
import { retriedWork, text } from './text.ts';

const FRESH_MS = 60_000;

/** Where each queue is worked off; failed work is tried again where it is shown. */
const places: Record<Exclude<QueueKind, 'failed_work'>, string> = {
  pending_terms: '/admin-terms',
  terms_without_definition: '/admin-terms?status=wanting',
  proposed_parts: '/review-proposals',
  doubted_rows: '/review-shelf',
  papers_unreadable: '/journal-admin?status=pending',
  papers_without_reviewers: '/journal-admin?status=pending',
  reviews_overdue: '/journal-admin?status=pending',
  papers_to_decide: '/journal-admin?status=pending',
  papers_to_publish: '/publish-journal-issue',
  payouts_in_review: '/admin-payouts/review',
  payout_disagreements: '/admin-payouts/audit',
};

/** What waits for a person, and the way to it. */
export function QueuesPanel() {
  const { data, error, refetch } = useCall(
    listQueues,
    {},
    { staleTime: 0, refetchInterval: FRESH_MS, refetchOnWindowFocus: true },
  );
  return (
    <Panel title={text.queues} icon="bell">
      {error && !data && (
        <LoadFailure message={sayFailure(error, text.queuesFailed)} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <div role="status" aria-label={`${text.queues}: ${common.loading}`}>
          <Skeleton height={160} />
        </div>
      )}
      {data && <Queues counts={data} />}
    </Panel>
  );
}

function Queues({ counts }: { counts: Answer<typeof listQueues> }) {
  const [waiting, empty] = [
    queueKinds.filter((kind) => counts[kind] > 0),
    queueKinds.filter((kind) => counts[kind] === 0),
  ];
  if (waiting.length === 0) return <Empty title={text.nothingWaits} />;
  return (
    <>
      <ul className={styles.queues}>
        {waiting.map((kind) => (
          <li key={kind} className={styles.queue}>
            <strong className={styles.count}>
              <bdi>{formatInteger(counts[kind])}</bdi>
            </strong>
            <span>{text.queueNames[kind]}</span>
            {kind === 'failed_work' ? (
              <RetryButton />
            ) : (
              <Anchor to={places[kind]} size="sm" aria-label={text.openQueue(text.queueNames[kind])}>
                {text.open}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
      {empty.length > 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          {text.emptyQueues(empty.map((kind) => text.queueNames[kind]).join('، '))}
        </Text>
      )}
    </>
  );
}

function RetryButton() {
  const { write, isPending } = useWrite(() => call(retryFailedWork, {}), {
    outdates: [listQueues],
    onSuccess: ({ retried }) => toast('success', countOf(retried, retriedWork)),
    onError: (error) => toast('error', sayFailure(error, text.retryFailed)),
  });
  return (
    <ActionButton size="xs" variant="default" isBusy={isPending} onClick={() => write()}>
      {text.retryWork}
    </ActionButton>
  );
}
