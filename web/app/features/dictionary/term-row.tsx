import type { Answer } from '@mustalah/contract/endpoint';
import type { searchTerms } from '@mustalah/contract/terms/dictionary';
import { Fragment } from 'react';
import { StatusBadge } from '../../domain/status-badge.tsx';
import { useVote } from '../../domain/use-votes.ts';
import { voteText } from '../../domain/vote-text.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { IconButton } from '../../ui/button.tsx';
import { EntryRow } from '../../ui/entry-row.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuButton } from '../../ui/menu.tsx';
import { useAssistant } from './ai-button.tsx';
import styles from './dictionary.module.css';
import { MatchedName } from './matched-name.tsx';
import { speak } from './speak-button.tsx';
import { text } from './text.ts';

type FoundTerm = Answer<typeof searchTerms>['results'][number];

interface TermRowProps {
  term: FoundTerm;
  /** What it was found by. */
  search: string;
}

/** One term in the list of results. It can be voted on where a vote decides something: under review. */
export function TermRow({ term, search }: TermRowProps) {
  const { id, arabic, latin, definition, match } = term;
  const ballot = useVote(term);
  const { open, assistant } = useAssistant(arabic);
  const listen = () => speak(`${arabic}. ${definition}`);
  const mayVote = !ballot.is_approved && !ballot.isOwn;
  const voteLabel = ballot.hasVoted ? voteText.revokeFor(arabic) : voteText.voteFor(arabic);
  return (
    <EntryRow
      to={`/term/${id}`}
      title={<MatchedName name={arabic} search={search} match={match} />}
      latin={<MatchedName name={latin} search={search} match={match} />}
      text={definition}
      quiet={<Quiet term={{ ...term, ...ballot }} />}
      actions={
        <>
          <IconButton size="lg" aria-label={text.speakFor(arabic)} onClick={listen}>
            <Icon name="speaker" />
          </IconButton>
          <IconButton size="lg" aria-label={text.aiFor(arabic)} onClick={open}>
            <Icon name="spark" />
          </IconButton>
          {mayVote && (
            <ActionButton
              size="compact-sm"
              variant={ballot.hasVoted ? 'outline' : 'filled'}
              isBusy={ballot.isPending}
              onClick={ballot.toggle}
              aria-pressed={ballot.hasVoted}
              aria-label={voteLabel}
              leftSection={<Icon name={ballot.hasVoted ? 'check' : 'vote'} size={18} />}
            >
              {ballot.hasVoted ? voteText.revoke : voteText.vote}
            </ActionButton>
          )}
        </>
      }
      menu={
        <Menu label={text.actionsFor(arabic)} face={<Icon name="more" />} className={styles.more}>
          {mayVote && (
            <MenuButton aria-label={voteLabel} onClick={ballot.toggle}>
              {ballot.hasVoted ? voteText.revoke : voteText.vote}
            </MenuButton>
          )}
          <MenuButton onClick={listen}>{text.speak}</MenuButton>
          <MenuButton onClick={open}>{text.ai}</MenuButton>
        </Menu>
      }
      dialog={assistant}
    />
  );
}

/** Where it belongs, why it was found, and how it stands. */
function Quiet({ term }: { term: FoundTerm }) {
  const { is_approved, category_name, match, matched, votes, created_by_name } = term;
  const votesCast = votes > 0 ? text.votes(votes) : '';
  const words = [
    category_name,
    match ? foundBy(match, matched) : '',
    is_approved ? votesCast : voteText.votesRemaining(term),
  ].filter(Boolean);
  return (
    <>
      {!is_approved && <StatusBadge isApproved={false} />}{' '}
      {words.map((each, place) => (
        <Fragment key={each}>
          {place > 0 && ' · '}
          <span>{each}</span>
        </Fragment>
      ))}
      {!is_approved && created_by_name && (
        <span className={styles.author}>
          {' · '}
          {text.by(created_by_name)}
        </span>
      )}
    </>
  );
}

/** Why it was found: by what, where that is not its own name. */
const foundBy = (match: NonNullable<FoundTerm['match']>, matched: string | null): string =>
  matched && match !== 'bridge' ? `${text.match[match]}: ${matched}` : text.match[match];
