import { Loader, Modal, Text } from '@mantine/core';
import { explainTerm } from '@mustalah/contract/assistant';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { common } from '../../text/common.ts';
import styles from './derivation.module.css';
import { text } from './text.ts';

const EXPLAIN_TIMEOUT_MS = 60_000;

export default function ExplanationModal({ word, onClose }: { word: string; onClose: () => void }) {
  const { data, isError } = useQuery({
    queryKey: ['explain', word],
    queryFn: ({ signal }) =>
      call(explainTerm, { body: { term: word } }, { signal, timeoutMs: EXPLAIN_TIMEOUT_MS }),
  });
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
