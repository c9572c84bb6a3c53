import { listPayoutLog } from '@mustalah/contract/payouts/log';
import {
  cancelPayouts,
  MOST_AT_ONCE,
  preparePayouts,
  submitPayouts,
  triggerPayout,
} from '@mustalah/contract/payouts/orders';
import { getPayoutOverview, listPendingUsers, type PendingUser } from '@mustalah/contract/payouts/payees';
import type { PayoutResult } from '@mustalah/contract/payouts/payment';
import { listPayouts, type Payout } from '@mustalah/contract/payouts/review';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, RefusedCall, sayFailure } from '../../api.ts';
import { toast } from '../../ui/toast.ts';
import { useWrite } from '../../use-write.ts';
import type { ConnectedWallet } from './browser-wallets.ts';
import {
  endedAmong,
  followed,
  isAnyUnknown,
  isOpen,
  type RunRow,
  waiting,
  withoutAnswer,
  withProgress,
  withResults,
} from './run.ts';
import { payText as text } from './text.ts';

/** How the treasury signs: what becomes of these users, told part by part. */
export type Payer = (
  userIds: readonly number[],
  tell: (results: readonly PayoutResult[]) => void,
) => Promise<void>;

const POLL_MS = 2_000;
const LATEST = { query: { page_size: 100 } };

const outdated = [listPendingUsers, getPayoutOverview, listPayoutLog, listPayouts] as const;

/** An order under way: its rows, and how to begin one. */
export function usePayoutRun() {
  const [rows, setRows] = useState<RunRow[]>([]);
  const [ended, setEnded] = useState<ReadonlySet<string> | null>(null);
  const { write, isPending } = useWrite(
    async ({ users, pay }: { users: readonly PendingUser[]; pay: Payer }) => {
      setEnded(null);
      setRows(users.map(waiting));
      const latest = await call(listPayouts, LATEST).catch(() => null);
      setEnded(latest && endedAmong(latest.results));
      await pay(
        users.map(({ user_id }) => user_id),
        (results) => setRows((before) => withResults(before, results)),
      );
    },
    {
      outdates: outdated,
      onError(error) {
        const reason = sayFailure(error, text.failed);
        toast('error', reason);
        // A refusal comes instead of the order, and a lost answer says nothing of it.
        const isRefused = error instanceof RefusedCall && error.status < 500;
        setRows((before) =>
          isRefused ? before.filter(({ status }) => status !== 'waiting') : withoutAnswer(before, reason),
        );
      },
    },
  );
  const follow = useQuery({
    queryKey: [listPayouts.path, 'run', rows.map(({ payoutId }) => payoutId)],
    queryFn: ({ signal }) => lookAfter(rows, signal),
    enabled: rows.some(isOpen),
    refetchInterval: POLL_MS,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const seen = follow.data;
  return {
    rows: seen ? withProgress(rows, seen, ended) : rows,
    isPaying: isPending,
    pay: (users: readonly PendingUser[], pay: Payer) => write({ users, pay }),
  };
}

/** How those of an order stand that may still change: by their ids, and what was not answered among the newest. */
async function lookAfter(rows: readonly RunRow[], signal: AbortSignal): Promise<Payout[]> {
  const asked = [
    ...followed(rows, LATEST.query.page_size).map((ids) => ({
      query: { ids: ids.join(','), page_size: LATEST.query.page_size },
    })),
    ...(isAnyUnknown(rows) ? [LATEST] : []),
  ];
  const answers = await Promise.all(asked.map((sent) => call(listPayouts, sent, { signal })));
  return answers.flatMap(({ results }) => results);
}

function* parts<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

/** The specified call: the key goes to the server, which signs and forgets it. */
export const payWithKey =
  (key: string, rpcUrl: string): Payer =>
  async (userIds, tell) => {
    for (const part of parts(userIds, MOST_AT_ONCE.key)) {
      const chosen = part.length === 1 ? { user_id: part[0] } : { user_ids: part };
      const body = { ...chosen, admin_private_key: key, ...(rpcUrl && { rpc_url: rpcUrl }) };
      const results = await call(triggerPayout, { body });
      if (results.length === 0) toast('info', text.noResults);
      tell(results);
    }
  };

/** The server prepares, the wallet signs, the server checks and sends. */
export const payWithWallet =
  (wallet: ConnectedWallet): Payer =>
  async (userIds, tell) => {
    for (const part of parts(userIds, MOST_AT_ONCE.wallet)) {
      const { prepared, results } = await call(preparePayouts, { body: { user_ids: part } });
      tell(results);
      if (prepared.length === 0) continue;
      const ids = prepared.map(({ payout_id }) => payout_id);
      const transactions = await wallet
        .sign(prepared.map(({ transaction }) => transaction))
        .catch(() => null);
      if (!transactions) {
        tell(await call(cancelPayouts, { body: { payout_ids: ids } }));
        toast('warning', text.notSigned);
        return;
      }
      const signed = ids.flatMap((payout_id, index) => {
        const transaction = transactions[index];
        return transaction === undefined ? [] : [{ payout_id, transaction }];
      });
      tell(await call(submitPayouts, { body: { signed } }));
    }
  };
