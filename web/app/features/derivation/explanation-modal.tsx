import { explainTerm } from '@mustalah/contract/assistant';
import { Dialog } from '../../ui/dialog.tsx';
import { Text } from '../../ui/text.tsx';
import { Loader } from '../../ui/waiting.tsx';
import { useCall } from '../../use-call.ts';
import styles from './derivation.module.css';
import { text } from './text.ts';

const EXPLAIN_TIMEOUT_MS = 60_000;

export default function ExplanationModal({ word, onClose }: { word: string; onClose: () => void }) {
  const { data, isError } = useCall(explainTerm, { body: { term: word } }, { timeoutMs: EXPLAIN_TIMEOUT_MS });
  return (
    <Dialog title={text.explanationOf(word)} onClose={onClose}>
      <div aria-live="polite">
        {!data && !isError && <Loader size="sm" />}
        {isError && <Text c="red">{text.explanationFailed}</Text>}
        {data && <Text className={styles.explanation}>{data.explanation || text.noExplanation}</Text>}
      </div>
    </Dialog>
  );
}
