// A process that pays and is killed: what a server does with one order, without the rest of it. Started by tests, with
// the order in PAYER. It dies where DIES_AT says.
import pg from 'pg';
import { openKey } from '../gateways/solana/secret-key.ts';
import { openSolana, type SolanaOptions } from '../gateways/solana.ts';
import { payUsers } from '../modules/payouts/order/pay.ts';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/db.ts';
import { openJobs } from '../platform/jobs.ts';

export interface PayerOrder {
  databaseUrl: string;
  solana: SolanaOptions;
  key: number[];
  userId: number;
  adminId: number;
  fate?: Fate;
  /** As in the environment. */
  settings: Record<string, string>;
}

/** Where in the database it ends, or stands still: before or after a statement of the transaction that holds this text. */
export interface Fate {
  transaction: string;
  at: 'begin' | 'before commit' | 'after commit';
  /** Stand still for so long instead of dying. */
  stallMs?: number;
}

let hasEnded = false;

const { databaseUrl, solana, key, userId, adminId, fate, settings }: PayerOrder = JSON.parse(
  process.env.PAYER ?? '',
);
if (fate) watch(fate);
const node = openSolana(solana);
const treasury = await openKey(Uint8Array.from(key), node.treasury);
if (typeof treasury === 'string') throw new Error(treasury);
const db = openDatabase(databaseUrl, { max: 4 });
const jobs = openJobs(databaseUrl, () => {});
const results = await payUsers(
  {
    db,
    jobs,
    solana: node,
    config: readConfig({ NODE_ENV: 'test', ...settings }),
    now: () => new Date(),
    log: { error: (fault) => console.error(fault) },
  },
  { userIds: [userId], adminId, treasury, node: node.trusted[0] },
);
process.send?.(results);
await jobs.stop();
await db.destroy();

/** Look at every statement on its way to the database. */
function watch({ transaction, at, stallMs }: Fate): void {
  const query: (...given: unknown[]) => unknown = pg.Client.prototype.query;
  const isMarked = new WeakSet<object>();
  pg.Client.prototype.query = function watched(this: object, ...given: unknown[]): unknown {
    const [statement] = given;
    const text = typeof statement === 'string' ? statement : ((statement as { text?: string }).text ?? '');
    if (text.includes(transaction)) {
      if (at === 'begin' && !isMarked.has(this)) end(stallMs);
      isMarked.add(this);
    }
    const isCommit = text === 'commit' && isMarked.has(this);
    if (!isCommit) return query.apply(this, given);
    isMarked.delete(this);
    if (at === 'before commit') end(stallMs);
    const committing = query.apply(this, given) as Promise<unknown>;
    return at === 'after commit' ? committing.then((result) => (end(stallMs), result)) : committing;
  } as never;
}

function end(stallMs: number | undefined): void {
  if (hasEnded) return;
  hasEnded = true;
  if (stallMs === undefined) {
    process.kill(process.pid, 'SIGKILL');
    // The signal may take a moment; nothing may run meanwhile.
    for (;;);
  }
  process.send?.('stalled');
  // As a long garbage collection or a frozen machine does: nothing in this process runs.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, stallMs);
}
