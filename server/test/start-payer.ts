import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { PayoutResult } from '@mustalah/contract/payouts/payment';
import type { Bank, Payee } from './bank.ts';
import { childEnvironment } from './child-environment.ts';
import type { Fate, PayerOrder } from './payer.ts';

export interface RunningPayer {
  /** The signal or the code with which it ended. */
  ended: Promise<string>;
  /** What it answered, if it came so far. */
  answered: Promise<PayoutResult[] | null>;
  /** It stands still now. */
  stalled: Promise<void>;
  kill(): void;
}

const CEILINGS = [
  'PAYOUT_MOST',
  'PAYOUT_MOST_PER_PERSON_DAY',
  'PAYOUT_MOST_PER_DAY',
  'PAYOUT_SECOND_ADMIN_ABOVE',
] as const;

/** Pay one payee in a process of its own, which meets this fate. */
export function startPayer(bank: Bank, fate?: Fate, payee: Payee = bank.payee): RunningPayer {
  const { mint, treasury, decimals, genesis, pace } = bank.solana;
  const order: PayerOrder = {
    databaseUrl: bank.databaseUrl,
    solana: {
      mint,
      treasury,
      decimals,
      genesis,
      pace,
      nodes: [bank.node.url],
      allowsLoopback: true,
    },
    key: [...bank.treasury.key.bytes],
    userId: payee.id,
    adminId: bank.admin.id,
    settings: Object.fromEntries(CEILINGS.map((name) => [name, String(bank.deps.config[name] ?? 'off')])),
    ...(fate && { fate }),
  };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'payer.ts')], {
    env: { ...childEnvironment, PAYER: JSON.stringify(order) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const told = (isIt: (message: unknown) => boolean) =>
    new Promise<unknown>((done) => {
      child.on('message', (message) => isIt(message) && done(message));
      child.once('exit', () => done(null));
    });
  return {
    ended: new Promise((done) => child.once('exit', (code, signal) => done(signal ?? String(code)))),
    answered: told(Array.isArray) as Promise<PayoutResult[] | null>,
    stalled: told((message) => message === 'stalled').then(() => {}),
    kill: () => child.kill('SIGKILL'),
  };
}
