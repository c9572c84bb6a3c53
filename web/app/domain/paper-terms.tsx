import type { Answer, Sent } from '@mustalah/contract/endpoint';
import { getArticle } from '@mustalah/contract/journal/articles';
import {
  decidePaperTerms,
  listPaperTerms,
  listTermPapers,
  type PaperTerm,
  type PaperTerms as Terms,
} from '@mustalah/contract/journal/paper-terms';
import { useQueryClient } from '@tanstack/react-query';
import { call, sayFailure } from '../api.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { Badge } from '../ui/badge.tsx';
import { Group, Stack } from '../ui/flow.tsx';
import { Link } from '../ui/link.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Text, Title } from '../ui/text.tsx';
import { toast } from '../ui/toast.ts';
import { Skeleton } from '../ui/waiting.tsx';
import { keyOf, useCall } from '../use-call.ts';
import { useWrite } from '../use-write.ts';
import { toldOfTerms } from './outdated.ts';
import { PaperProposals } from './paper-proposals.tsx';
import styles from './paper-terms.module.css';
import { paperTermsText as text } from './paper-terms-text.ts';

const SOON_MS = 4_000;

/** The terms that a paper uses, to confirm or refuse, and those that it coins; for its author and for editors. */
export function PaperTerms({ paperId }: { paperId: number }) {
  const asked = useCall(
    listPaperTerms,
    { params: { id: paperId } },
    { refetchInterval: ({ state }) => state.data?.stage === 'seeking' && SOON_MS },
  );
  if (asked.isError) {
    return (
      <LoadFailure message={sayFailure(asked.error, text.loadFailed)} onRetry={() => void asked.refetch()} />
    );
  }
  if (!asked.data) return <Skeleton height="10rem" />;
  return (
    <Stack gap="lg">
      <Candidates paperId={paperId} told={asked.data} />
      <PaperProposals paperId={paperId} told={asked.data} />
    </Stack>
  );
}

function Candidates({ paperId, told: { stage, terms } }: { paperId: number; told: Terms }) {
  const left = terms.filter(({ state }) => state === 'found').map(({ id }) => id);
  const { write, isPending } = useDecision(paperId);
  return (
    <Stack component="section" gap="sm">
      <div>
        <Title order={3} size="h5">
          {text.found}
        </Title>
        <Text size="sm" c="dimmed" role={terms.length === 0 ? 'status' : undefined}>
          {terms.length === 0 ? text.stages[stage] : text.hint}
        </Text>
      </div>
      {terms.length > 0 && (
        <Group gap="xs" justify="space-between">
          <Text size="sm" fw={600} aria-live="polite">
            {text.left(left.length)}
          </Text>
          {left.length > 1 && (
            <Group gap="xs">
              <ActionButton
                size="xs"
                variant="outline"
                isBusy={isPending}
                onClick={() => write({ state: 'confirmed', terms: left })}
              >
                {text.confirmRest}
              </ActionButton>
              <ActionButton
                size="xs"
                variant="default"
                isBusy={isPending}
                onClick={() => write({ state: 'refused', terms: left })}
              >
                {text.refuseRest}
              </ActionButton>
            </Group>
          )}
        </Group>
      )}
      {terms.length > 0 && (
        <ul className={styles.rows} aria-label={text.found}>
          {terms.map((term) => (
            <Candidate key={term.id} paperId={paperId} term={term} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

function Candidate({ paperId, term }: { paperId: number; term: PaperTerm }) {
  const { id, arabic, latin, definition, category, state, quote, in_abstract, in_text, decided_by } = term;
  const { write, isPending } = useDecision(paperId);
  // Pressed again, a decision is taken back.
  const choose = (chosen: 'confirmed' | 'refused') =>
    write({ state: state === chosen ? 'found' : chosen, terms: [id] });
  return (
    <li data-state={state}>
      <div className={styles.words}>
        <Group gap="xs">
          <Link to={`/term/${id}`} target="_blank" className={`hit term ${styles.name}`}>
            {arabic}
          </Link>
          <bdi lang="en" className={styles.latin}>
            {latin}
          </bdi>
          <Badge variant="outline" color="gray">
            {category}
          </Badge>
        </Group>
        <p dir="auto" className={`clamp-2 ${styles.definition}`}>
          {definition}
        </p>
        <blockquote dir="auto" className={styles.quote}>
          {'…'}
          {quote.before}
          <mark>{quote.words}</mark>
          {quote.behind}
          {'…'}
        </blockquote>
        <Text size="sm" c="dimmed">
          {text.uses(in_abstract + in_text)}
          {in_abstract > 0 && `، ${text.inAbstract}`}
          {state !== 'found' && decided_by && ` · ${text.decided[state][decided_by]}`}
        </Text>
      </div>
      <div className={styles.choices}>
        <ActionButton
          size="sm"
          variant={state === 'confirmed' ? 'filled' : 'default'}
          isBusy={isPending}
          aria-pressed={state === 'confirmed'}
          aria-label={text.confirmOf(arabic)}
          onClick={() => choose('confirmed')}
        >
          {text.confirm}
        </ActionButton>
        <ActionButton
          size="sm"
          variant={state === 'refused' ? 'filled' : 'default'}
          color={state === 'refused' ? 'red' : undefined}
          isBusy={isPending}
          aria-pressed={state === 'refused'}
          aria-label={text.refuseOf(arabic)}
          onClick={() => choose('refused')}
        >
          {text.refuse}
        </ActionButton>
      </div>
    </li>
  );
}

type Decision = Sent<typeof decidePaperTerms>['body'];

/** Decide on candidates: of what was answered only these change here, for others may be decided meanwhile. */
function useDecision(paperId: number) {
  const queries = useQueryClient();
  const sent = { params: { id: paperId } };
  return useWrite<Decision, Terms>((body) => call(decidePaperTerms, { ...sent, body }), {
    outdates: [listPaperTerms, listTermPapers, getArticle, ...toldOfTerms],
    onSuccess(answer, { terms: decided }) {
      const news = new Map(answer.terms.map((term) => [term.id, term]));
      queries.setQueriesData<Answer<typeof listPaperTerms>>(
        { queryKey: keyOf(listPaperTerms, sent) },
        (told) =>
          told && {
            ...told,
            terms: told.terms.map((term) => (decided.includes(term.id) ? (news.get(term.id) ?? term) : term)),
          },
      );
    },
    onError: (error) => toast('error', sayFailure(error, text.decideFailed)),
  });
}
