import type { Term } from '@mustalah/contract/terms/term';
import { listTermsToVote, MOST_WAITING } from '@mustalah/contract/terms/votes';
import { ShownTerms, useVote } from '../../domain/use-votes.ts';
import { voteText } from '../../domain/vote-text.ts';
import { useSession } from '../../session.ts';
import { formatInteger } from '../../text/format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { EntryRow } from '../../ui/entry-row.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import { useCall } from '../../use-call.ts';
import styles from './home.module.css';
import { type Home, SHOWN } from './load-home.ts';
import { Part } from './part.tsx';
import { text } from './text.ts';

/** So old that it is asked for anew, and shown until then. */
const LONG_AGO = 1;

/** What the reader may decide with a vote, voted on where it stands. */
export function NeedsVotes({ home }: { home: Home }) {
  const { user } = useSession();
  // guard: A member is soon asked for what they may still vote on, not for what the page brought for everybody (needs-votes.test.tsx) ‹user && { at: LONG_AGO } → {}›
  const first = { answer: home.toVote, ...(user && { at: LONG_AGO }) };
  const { data, isError } = useCall(
    listTermsToVote,
    { query: { page_size: SHOWN.toVote } },
    { knowsUser: true, keepsPrevious: true, isAside: true, first },
  );
  return (
    <Part
      title={text.needsVotes}
      icon="vote"
      action={
        data &&
        data.count > data.results.length && (
          <Anchor to="/vote" size="sm">
            {text.allToVote(data.count >= MOST_WAITING ? null : formatInteger(data.count))}
          </Anchor>
        )
      }
    >
      {isError && !data && <Text size="sm">{text.unavailable}</Text>}
      {!data && !isError && <WaitingLines count={SHOWN.toVote} />}
      {data?.results.length === 0 && (
        <Text size="sm" c="dimmed">
          {text.nothingToVote} <Anchor to="/suggest">{text.suggestTerm}</Anchor>
        </Text>
      )}
      {data && data.results.length > 0 && (
        <ShownTerms value={data.results.map(({ id }) => id)}>
          <ul className={styles.entries}>
            {data.results.map((term) => (
              <ToVote key={term.id} term={term} />
            ))}
          </ul>
        </ShownTerms>
      )}
    </Part>
  );
}

function ToVote({ term }: { term: Term }) {
  const ballot = useVote(term);
  const { hasVoted, isOwn, isPending, toggle } = ballot;
  return (
    <EntryRow
      isOpen
      heading="h3"
      to={`/term/${term.id}`}
      title={term.arabic}
      latin={term.latin}
      text={term.definition}
      quiet={`${term.category_name} · ${voteText.votesRemaining(ballot)}`}
      act={
        !isOwn && (
          <ActionButton
            size="sm"
            variant={hasVoted ? 'outline' : 'filled'}
            isBusy={isPending}
            onClick={toggle}
            aria-pressed={hasVoted}
            aria-label={
              hasVoted
                ? `${voteText.hasVoted}: ${voteText.revokeFor(term.arabic)}`
                : voteText.voteFor(term.arabic)
            }
            leftSection={<Icon name={hasVoted ? 'check' : 'vote'} size={18} />}
          >
            {hasVoted ? voteText.hasVoted : voteText.vote}
          </ActionButton>
        )
      }
    />
  );
}

/** As tall as the rows that will stand there. */
const WaitingLines = ({ count }: { count: number }) => (
  <ul className={styles.entries} aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
      // Lines that are alike have no other name.
      // oxlint-disable-next-line react/no-array-index-key
      <li key={place} className={styles.entryWaiting} />
    ))}
  </ul>
);
