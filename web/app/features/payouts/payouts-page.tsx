import { getPayoutOverview, type PendingUser } from '@mustalah/contract/payouts/payees';
import { useState } from 'react';
import { searchAsked } from '../../address.ts';
import { privatePageMeta } from '../../page-meta.ts';
import { common } from '../../text/common.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useCall } from '../../use-call.ts';
import { useSearch } from '../../use-search.ts';
import { Amount, writeAmount } from './amount.tsx';
import type { ConnectedWallet } from './browser-wallets.ts';
import { KeyPanel, type TypedKey } from './key-panel.tsx';
import { OverviewPanel } from './overview-panel.tsx';
import styles from './payouts.module.css';
import { PayoutsNav } from './payouts-nav.tsx';
import { PendingTable } from './pending-table.tsx';
import { ResultsPanel } from './results-panel.tsx';
import { sumOf } from './sum.ts';
import { text as shared, payText as text } from './text.ts';
import { type Payer, payWithKey, payWithWallet, usePayoutRun } from './use-payout-run.ts';
import { ShortAddress } from './wallet-address.tsx';
import { WalletPanel } from './wallet-panel.tsx';

export const meta = () => privatePageMeta(shared.pay);

type Way = 'wallet' | 'key';
const ways = [
  { name: 'wallet', title: text.wallet },
  { name: 'key', title: text.key },
] as const;

/** Who is to be paid, how the treasury signs, and what becomes of it. */
export default function PayoutsPage() {
  const { search } = useSearch({});
  const overview = useCall(
    getPayoutOverview,
    { query: { search: searchAsked(search) } },
    { keepsPrevious: true },
  );
  const [way, setWay] = useState<Way>('wallet');
  const [wallet, setWallet] = useState<ConnectedWallet | null>(null);
  const [typed, setTyped] = useState<TypedKey | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [selected, setSelected] = useState<ReadonlyMap<number, PendingUser>>(new Map());
  const [asked, setAsked] = useState<readonly PendingUser[] | null>(null);
  const run = usePayoutRun();
  const token = overview.data?.token ?? null;
  const key = typed ?? { privateKey: '', rpcUrl: token?.rpc_url ?? '' };

  /** How it would be paid now; null, and told why, when something is missing. */
  function payerNow(): Payer | null {
    if (way === 'wallet') {
      if (wallet && wallet.address === token?.treasury) return payWithWallet(wallet);
      toast('warning', wallet ? text.notTreasury : text.walletMissing);
      return null;
    }
    const isThere = key.privateKey.trim() !== '';
    setMissing(!isThere);
    if (!isThere) toast('warning', text.keyMissing);
    return isThere ? payWithKey(key.privateKey, key.rpcUrl.trim()) : null;
  }

  /** Once more before anything goes out; what is missing is told before that. */
  function ask(users: readonly PendingUser[]): void {
    if (payerNow()) setAsked(users);
  }

  function pay(users: readonly PendingUser[]): void {
    const payer = payerNow();
    setAsked(null);
    if (!payer) return;
    run.pay(users, payer);
    setSelected(new Map());
    // The key has served; whoever pays again enters it again.
    setTyped((before) => before && { ...before, privateKey: '' });
  }

  const isPossible = token !== null && overview.data?.disagreements === 0;
  const chosen = [...selected.values()];
  return (
    <PageFrame title={shared.pay} lead={text.lead}>
      <PayoutsNav />
      {overview.isError && (
        <LoadFailure message={text.overviewFailed} onRetry={() => void overview.refetch()} />
      )}
      {(overview.data || !overview.isError) && <OverviewPanel overview={overview.data} />}
      {token && (
        <Panel title={text.how} icon="shield">
          <Tabs label={text.how} tabs={ways} value={way} onChange={setWay}>
            {way === 'wallet' ? (
              <WalletPanel treasury={token.treasury} wallet={wallet} onChange={setWallet} />
            ) : (
              <KeyPanel
                typed={key}
                isMissing={isMissing}
                onChange={(next) => {
                  setTyped(next);
                  setMissing(false);
                }}
              />
            )}
          </Tabs>
        </Panel>
      )}
      {run.rows.length > 0 && <ResultsPanel rows={run.rows} />}
      <Panel title={text.users} icon="people">
        {chosen.length > 0 && (
          <Group gap="sm" mb="sm">
            <Text size="sm" fw={600} aria-live="polite">
              {text.selected(chosen.length)}
            </Text>
            <ActionButton isBusy={run.isPaying} disabled={!isPossible} onClick={() => ask(chosen)}>
              {run.isPaying ? text.paying : text.payAll}
            </ActionButton>
            <Button variant="default" onClick={() => setSelected(new Map())}>
              {text.selectNone}
            </Button>
          </Group>
        )}
        <PendingTable
          count={overview.data?.pending ?? 0}
          selected={selected}
          onSelect={setSelected}
          onPay={isPossible ? ask : null}
          isPaying={run.isPaying}
        />
        <Text size="sm" c="dimmed" mt="sm">
          {text.csvLead}
        </Text>
      </Panel>
      {asked && <ConfirmPay users={asked} onPay={() => pay(asked)} onClose={() => setAsked(null)} />}
    </PageFrame>
  );
}

interface ConfirmPayProps {
  users: readonly PendingUser[];
  onPay: () => void;
  onClose: () => void;
}

/** So many are told by name. */
const NAMED = 5;

/** Money that has arrived does not come back: once more, how much and to whom. */
const ConfirmPay = ({ users, onPay, onClose }: ConfirmPayProps) => (
  <Dialog title={text.confirm} onClose={onClose}>
    <Stack gap="md">
      <Text>{text.confirmLead(users.length, writeAmount(sumOf(users.map(({ payable }) => payable))))}</Text>
      <ul className={styles.payees}>
        {users.slice(0, NAMED).map(({ user_id, name, payable, wallet }) => (
          <li key={user_id}>
            <bdi>{name}</bdi>
            <Amount amount={payable} />
            <ShortAddress address={wallet} />
          </li>
        ))}
      </ul>
      {users.length > NAMED && (
        <Text size="sm" c="dimmed">
          {text.confirmOthers(users.length - NAMED)}
        </Text>
      )}
      <Group justify="end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {common.cancel}
        </Button>
        <Button onClick={onPay}>{text.act}</Button>
      </Group>
    </Stack>
  </Dialog>
);
