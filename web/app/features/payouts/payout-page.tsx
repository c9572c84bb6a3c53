import type { Answer } from '@mustalah/contract/endpoint';
import { getPayout } from '@mustalah/contract/payouts/review';
import { useParams } from 'react-router';
import { RefusedCall } from '../../api.ts';
import { TransactionLink } from '../../domain/transaction-link.tsx';
import { privatePageMeta } from '../../page-meta.ts';
import { formatMoment } from '../../text/format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Text } from '../../ui/text.tsx';
import { useCall } from '../../use-call.ts';
import { Amount } from './amount.tsx';
import { DecisionForm } from './decision-form.tsx';
import { EvidenceTable } from './evidence-table.tsx';
import { Fact } from './fact.tsx';
import styles from './payouts.module.css';
import { PayoutsNav } from './payouts-nav.tsx';
import { StateBadge } from './state-badge.tsx';
import { text as shared, reviewText as text } from './text.ts';

export const meta = () => privatePageMeta(text.title);

type Shown = Answer<typeof getPayout>;

/** No decision is possible before its cluster is configured again, which its sentence asks for. */
const CLUSTER_GONE = 'cluster_gone';

/** One payout: what it is, what the chain says of it now, and what a person decides. */
export default function PayoutPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useCall(getPayout, { params: { id } }, { staleTime: 0 });
  return (
    <PageFrame
      title={text.title}
      action={
        <Button to="/admin-payouts/review?state=all" variant="default">
          {text.back}
        </Button>
      }
    >
      <PayoutsNav />
      {error && <Missing error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <FactsPanel payout={data} />
          <Panel
            title={text.evidence}
            icon="search"
            action={
              <ActionButton
                size="compact-md"
                variant="default"
                isBusy={isFetching}
                onClick={() => void refetch()}
              >
                {text.refresh}
              </ActionButton>
            }
          >
            {data.evidence.length > 0 ? (
              <EvidenceTable evidence={data.evidence} />
            ) : (
              <Text size="sm">{text.noEvidence}</Text>
            )}
          </Panel>
          {data.awaits_decision && data.reason_code !== CLUSTER_GONE && (
            <DecisionForm id={id} isSigned={data.tx_hash !== null} />
          )}
          {data.decisions.length > 0 && <DecisionsPanel payout={data} />}
        </>
      )}
    </PageFrame>
  );
}

/** An address that names no payout is not asked again. */
function Missing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isNone = error instanceof RefusedCall && (error.status === 400 || error.status === 404);
  return isNone ? <Empty title={text.noSuch} /> : <LoadFailure message={text.loadFailed} onRetry={onRetry} />;
}

const Code = ({ children }: { children: string }) => (
  <bdi lang="en" dir="ltr" className={styles.address}>
    {children}
  </bdi>
);

const FactsPanel = ({ payout }: { payout: Shown }) => (
  <Panel title={text.facts} icon="coin">
    <dl className={styles.facts}>
      <Fact name={shared.state}>
        <StateBadge state={payout.awaits_decision ? 'review' : payout.state} /> {payout.reason}
      </Fact>
      <Fact name={shared.amount}>
        <Amount amount={payout.amount} />
      </Fact>
      <Fact name={shared.email}>
        <bdi lang="en">{payout.email}</bdi>
      </Fact>
      <Fact name={shared.wallet}>
        <Code>{payout.wallet}</Code>
      </Fact>
      <Fact name={shared.transaction}>
        {payout.tx_hash && payout.explorer_url ? (
          <TransactionLink hash={payout.tx_hash} url={payout.explorer_url} />
        ) : (
          shared.noTransaction
        )}
      </Fact>
      <Fact name={text.memo}>
        <Code>{`uas-payout:${payout.id}`}</Code>
      </Fact>
      {payout.recipient_account && (
        <Fact name={text.account}>
          <Code>{payout.recipient_account}</Code>
        </Fact>
      )}
      {payout.last_valid_block_height && (
        <Fact name={text.lastHeight}>
          <Code>{payout.last_valid_block_height}</Code>
        </Fact>
      )}
      <Fact name={text.signer}>{text.signers[payout.signer]}</Fact>
      <Fact name={text.by}>
        <bdi>{payout.requested_by}</bdi>
      </Fact>
      <Fact name={text.created}>{formatMoment(payout.created_at)}</Fact>
      <Fact name={text.updated}>{formatMoment(payout.updated_at)}</Fact>
    </dl>
  </Panel>
);

const DecisionsPanel = ({ payout: { decisions } }: { payout: Shown }) => (
  <Panel title={text.decisions} icon="file">
    <dl className={styles.facts}>
      {decisions.map(({ by, decision, note, at }) => (
        <Fact key={at} name={formatMoment(at)}>
          <bdi>{by}</bdi>: {text.decisionNames[decision] ?? decision}. <bdi>{note}</bdi>
        </Fact>
      ))}
    </dl>
  </Panel>
);
