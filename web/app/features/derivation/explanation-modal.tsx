import { Loader, Modal, Text } from '@mantine/core';
import { explainTerm } from '@mustalah/contract/assistant';
import { common } from '../../text/common.ts';
import { useCall } from '../../use-call.ts';
import styles from './derivation.module.css';
import { text } from './text.ts';

const EXPLAIN_TIMEOUT_MS = 60_000;

export default function ExplanationModal({ word, onClose }: { word: string; onClose: () => void }) {
  const { data, isError } = useCall(explainTerm, { body: { term: word } }, { timeoutMs: EXPLAIN_TIMEOUT_MS });
  return (
    <Modal
      opened
      onClose={onClose}
      title={text.explanationOf(word)}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <div aria-live="polite">
        {!data && !isError && <Loader size="sm" />}
        {isError && <Text c="red.9">{text.explanationFailed}</Text>}
        {data && <Text className={styles.explanation}>{data.explanation || text.noExplanation}</Text>}
      </div>
    </Modal>
  );
}
