import { type Derivation, explainTerm } from '@mustalah/contract/assistant';
import { spacedRoot } from '../../domain/spaced-root.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Text } from '../../ui/text.tsx';
import { Loader } from '../../ui/waiting.tsx';
import { useCall } from '../../use-call.ts';
import styles from './derivation.module.css';
import { text } from './text.ts';

const EXPLAIN_TIMEOUT_MS = 60_000;

/** A verb is no term: what is to be said of it is how it was derived. */
const VERBS: ReadonlySet<string> = new Set(['perfect', 'imperfect']);

/** What a derived word is; the helper is asked with its vowels, since without them it may be another word. */
export default function ExplanationModal({ word, onClose }: { word: Derivation; onClose: () => void }) {
  return (
    <Dialog title={text.explanationOf(word.derived)} onClose={onClose}>
      <div aria-live="polite">
        {VERBS.has(word.kind) ? (
          <Text className={styles.explanation}>
            {text.verb({ ...word, root: spacedRoot(word.root), form: word.form_name })}
          </Text>
        ) : (
          <NounExplanation noun={word.derived} />
        )}
      </div>
    </Dialog>
  );
}

function NounExplanation({ noun }: { noun: string }) {
  const { data, isError } = useCall(explainTerm, { body: { term: noun } }, { timeoutMs: EXPLAIN_TIMEOUT_MS });
  if (isError) return <Text c="red">{text.explanationFailed}</Text>;
  if (!data) return <Loader size="sm" />;
  return <Text className={styles.explanation}>{data.explanation || text.noExplanation}</Text>;
}
