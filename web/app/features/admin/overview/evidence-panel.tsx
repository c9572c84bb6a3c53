import { type ChainHead, getEvidence } from '@mustalah/contract/evidence';
import { sayFailure } from '../../../api.ts';
import { common } from '../../../text/common.ts';
import { formatInteger, formatMoment } from '../../../text/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Text } from '../../../ui/text.tsx';
import { Skeleton } from '../../../ui/waiting.tsx';
import { useCall } from '../../../use-call.ts';
import styles from './overview.module.css';
import { text } from './text.ts';

/** Whether the logs are whole, and where their chains stand. */
export function EvidencePanel() {
  const { data, error, refetch } = useCall(getEvidence, {});
  return (
    <Panel title={text.evidence} icon="shield">
      {error && !data && (
        <LoadFailure message={sayFailure(error, text.evidenceFailed)} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <div role="status" aria-label={`${text.evidence}: ${common.loading}`}>
          <Skeleton height={160} />
        </div>
      )}
      {data && (
        <>
          {data.last_check && data.last_check.findings.length > 0 ? (
            <Alert color="red" role="alert" title={text.evidenceBroken}>
              <ul className={styles.findings}>
                {data.last_check.findings.map((finding) => (
                  <li key={finding}>
                    <bdi>{finding}</bdi>
                  </li>
                ))}
              </ul>
            </Alert>
          ) : (
            <Text size="sm">
              {data.last_check
                ? text.evidenceWhole(formatMoment(data.last_check.finished_at))
                : text.evidenceNeverChecked}
            </Text>
          )}
          <DataTable
            label={text.evidence}
            columns={columns}
            rows={data.heads}
            keyOf={({ chain }) => chain}
            empty={null}
          />
          <Text size="sm" c="dimmed" mt="sm">
            {text.evidenceHint}
          </Text>
        </>
      )}
    </Panel>
  );
}

const columns: readonly Column<ChainHead>[] = [
  { key: 'chain', title: text.chain, cell: ({ chain }) => text.chains[chain] },
  { key: 'length', title: text.links, isNarrow: true, cell: ({ length }) => formatInteger(length) },
  {
    key: 'hash',
    title: text.hash,
    cell: ({ hash }) =>
      hash === '' ? (
        text.noHash
      ) : (
        <bdi dir="ltr" className={styles.hash}>
          {hash}
        </bdi>
      ),
  },
];
