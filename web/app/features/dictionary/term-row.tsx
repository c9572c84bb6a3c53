import type { Answer } from '@mustalah/contract/endpoint';
import type { searchTerms } from '@mustalah/contract/terms/dictionary';
import { StatusBadge } from '../../domain/status-badge.tsx';
import { useVote } from '../../domain/use-votes.ts';
import { voteText } from '../../domain/vote-text.ts';
import { formatInteger } from '../../text/format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { AiButton } from './ai-button.tsx';
import styles from './dictionary.module.css';
import { SpeakButton } from './speak-button.tsx';
import { text } from './text.ts';

type FoundTerm = Answer<typeof searchTerms>['results'][number];

/** One term in the list of results. A vote stands out where it decides something: on terms under review. */
export function TermRow({ term }: { term: FoundTerm }) {
  const { id, arabic, latin, definition, category_name, created_by_name, match, matched } = term;
  const { votes, votes_needed, is_approved, hasVoted, isOwn, isPending, toggle } = useVote(term);
  const notes = [
    is_approved ? '' : voteText.votesRemaining(votes_needed),
    is_approved || !created_by_name ? '' : text.by(created_by_name),
  ].filter(Boolean);
  return (
    <ListRow
      to={`/term/${id}`}
      title={arabic}
      latin={latin}
      text={definition}
      {...(match && { reason: foundBy(match, matched) })}
      note={notes.join(' · ')}
      badge={
        <>
          {!is_approved && <StatusBadge isApproved={false} />}{' '}
          <Badge variant="outline" color="gray">
            {category_name}
          </Badge>
        </>
      }
      actions={
        <>
          <SpeakButton term={arabic} words={`${arabic}. ${definition}`} asIcon />
          <AiButton term={arabic} asIcon />
          {!isOwn && (
            <ActionButton
              className={is_approved ? styles.idleVote : undefined}
              size="compact-sm"
              variant={is_approved ? 'subtle' : hasVoted ? 'outline' : 'filled'}
              isBusy={isPending}
              onClick={toggle}
              aria-pressed={hasVoted}
              aria-label={hasVoted ? voteText.revokeFor(arabic) : voteText.voteFor(arabic)}
              leftSection={<Icon name={hasVoted ? 'check' : 'vote'} size={18} />}
            >
              {formatInteger(votes)}
            </ActionButton>
          )}
        </>
      }
    />
  );
}

/** Why it was found: by what, where that is not its own name. */
const foundBy = (match: NonNullable<FoundTerm['match']>, matched: string | null): string =>
  matched && match !== 'bridge' ? `${text.match[match]}: ${matched}` : text.match[match];
