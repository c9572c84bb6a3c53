import {
  type AnswerSource,
  explainTerm,
  similarTerms,
  suggestDefinition,
  suggestLatin,
} from '@mustalah/contract/assistant';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { Loader } from '../../ui/waiting.tsx';
import styles from './dictionary.module.css';
import { text } from './text.ts';

const AI_TIMEOUT_MS = 15_000;
const EXPLAIN_TIMEOUT_MS = 60_000;

/** What one helper answered: sentences, or terms to open. */
interface Shown {
  lines: string[];
  links: { id: number; arabic: string; latin: string }[];
  source: AnswerSource;
}

interface Helper {
  label: string;
  failure: string;
  ask: (term: string) => Promise<Shown>;
}

const helpers: Helper[] = [
  {
    label: text.explain,
    failure: text.explainFailed,
    async ask(term) {
      const { explanation, source } = await call(
        explainTerm,
        { body: { term } },
        { timeoutMs: EXPLAIN_TIMEOUT_MS },
      );
      return { lines: [explanation || text.noExplanation], links: [], source };
    },
  },
  {
    label: text.define,
    failure: text.defineFailed,
    async ask(term) {
      const answer = await call(suggestDefinition, { body: { term } }, { timeoutMs: AI_TIMEOUT_MS });
      return { lines: [answer.definition], links: [], source: answer.source };
    },
  },
  {
    label: text.latin,
    failure: text.latinFailed,
    async ask(term) {
      const answer = await call(suggestLatin, { body: { term } }, { timeoutMs: AI_TIMEOUT_MS });
      const lines = answer.candidates.length > 0 ? answer.candidates : [answer.latin || text.noLatin];
      return { lines, links: [], source: answer.source };
    },
  },
  {
    label: text.similar,
    failure: text.similarFailed,
    async ask(term) {
      const { related, source } = await call(similarTerms, { body: { term } }, { timeoutMs: AI_TIMEOUT_MS });
      return { lines: related.length > 0 ? [] : [text.noSimilar], links: related, source };
    },
  },
];

export default function AiModal({ term, onClose }: { term: string; onClose: () => void }) {
  const answer = useMutation({
    mutationFn: (helper: Helper) => helper.ask(term),
    onError: (_error, helper) => toast('error', helper.failure),
  });
  return (
    <Dialog title={text.aiTitle(term)} onClose={onClose} size="lg">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {text.aiIntro}
        </Text>
        <Group gap="xs">
          {helpers.map((helper) => (
            <Button
              key={helper.label}
              variant={answer.variables === helper ? 'filled' : 'outline'}
              size="compact-sm"
              disabled={answer.isPending}
              onClick={() => answer.mutate(helper)}
            >
              {helper.label}
            </Button>
          ))}
        </Group>
        <div aria-live="polite">
          {answer.isPending && <Loader size="sm" />}
          {answer.isError && answer.variables && <Alert color="red" title={answer.variables.failure} />}
          {answer.data && <ShownAnswer {...answer.data} />}
        </div>
      </Stack>
    </Dialog>
  );
}

function ShownAnswer({ lines, links, source }: Shown) {
  return (
    <Stack gap="xs">
      <Badge variant="outline" color="gray">
        {text.source[source]}
      </Badge>
      {lines.map((line) => (
        <Text key={line} dir="auto" className={styles.answer}>
          {line}
        </Text>
      ))}
      {links.map(({ id, arabic, latin }) => (
        <Text key={id}>
          <Link to={`/term/${id}`} className="term">
            {arabic}
          </Link>{' '}
          <bdi lang="en">{latin}</bdi>
        </Text>
      ))}
    </Stack>
  );
}
