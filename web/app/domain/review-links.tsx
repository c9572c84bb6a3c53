import { listDoubtedRows } from '@mustalah/contract/shelf';
import { listProposals } from '@mustalah/contract/terms/proposals';
import { listPendingTerms } from '@mustalah/contract/terms/review';
import { listTermsToVote } from '@mustalah/contract/terms/votes';
import { useSession } from '../session.ts';
import { formatInteger } from '../text/format.ts';
import { SectionNav } from '../ui/section-nav.tsx';
import { Anchor } from '../ui/text.tsx';
import { useCall } from '../use-call.ts';
import styles from './review-links.module.css';
import { reviewText as text } from './text.ts';

type Queue = keyof typeof text.queues;

/** What waits for whoever reviews entries, how much of it, and where; nothing for anybody else. */
export function useReviewQueues(): { queue: Queue; to: string; label: string; count: number | undefined }[] {
  const { user } = useSession();
  const isReviewer = user !== null && (user.is_contributor || user.is_admin);
  const one = { query: { page_size: 1 } };
  const asked = { enabled: isReviewer, isAside: true };
  const counts = {
    terms: useCall(listPendingTerms, one, asked).data?.count,
    proposals: useCall(listProposals, one, asked).data?.count,
    rows: useCall(listDoubtedRows, one, asked).data?.count,
  };
  if (!isReviewer) return [];
  const places = {
    terms: `${user.is_admin ? '/admin-terms' : '/review-terms'}?view=one`,
    proposals: '/review-proposals',
    rows: '/review-shelf',
  };
  return (['terms', 'proposals', 'rows'] as const).map((queue) => ({
    queue,
    to: places[queue],
    label: text.queues[queue],
    count: counts[queue],
  }));
}

/** How many terms wait for the vote of whoever is signed in. */
export function useVotesWaiting(): number | undefined {
  const { user } = useSession();
  const asked = { enabled: user !== null, knowsUser: true, isAside: true };
  return useCall(listTermsToVote, { query: { page_size: 1 } }, asked).data?.count;
}

/** From one term that waits to the others: to vote on, and for whoever reviews, to decide. */
export function WaitingLinks() {
  const votes = useVotesWaiting();
  const terms = useReviewQueues().find(({ queue }) => queue === 'terms');
  return (
    <nav aria-label={text.others}>
      <ul className={styles.links}>
        <li>
          <Anchor size="sm" to="/vote">
            {text.vote} <QueueCount count={votes} />
          </Anchor>
        </li>
        {terms && (
          <li>
            <Anchor size="sm" to={terms.to}>
              {text.reviewTerms} <QueueCount count={terms.count} />
            </Anchor>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** The queues of a reviewer beside each other, the open one marked. */
export function ReviewLinks() {
  const queues = useReviewQueues();
  return (
    <SectionNav
      label={text.label}
      links={queues.map(({ to, label, count }) => ({
        to,
        label: (
          <>
            {label}{' '}
            <span className={styles.place}>
              <QueueCount count={count} />
            </span>
          </>
        ),
      }))}
    />
  );
}

/** How much waits in a queue; nothing where nothing does, or while that is not known. */
export const QueueCount = ({ count }: { count: number | undefined }) =>
  !count ? null : <bdi className={styles.count}>{formatInteger(count)}</bdi>;
