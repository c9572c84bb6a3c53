import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { mailJob } from '../../../gateways/mail.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Deps, DepsInTransaction } from '../../../platform/deps.ts';
import { networkOf } from '../../../platform/network.ts';
import { findMailboxOfUser } from '../queries.ts';
import { nameFor } from '../rules.ts';
import { newNetworkMail } from '../text.ts';

interface Seen {
  userId: number;
  address: string;
  /** The account was opened there; else it was signed in to. */
  isOpening: boolean;
}

/**
 * Note from which network an account is used, so that an admin can be hinted at one person behind many accounts, and its
 * owner be told of a new one. Only a keyed hash is kept, and that for a bounded time.
 */
export async function noteNetwork(
  tx: Tx,
  deps: DepsInTransaction,
  { userId, address, isOpening }: Seen,
): Promise<void> {
  const { secrets, now } = deps;
  const network = hashOfNetwork(address, secrets);
  if (!network) return;
  const { is_new } = await tx
    .insertInto('account_networks')
    .values({
      user_id: userId,
      network_hash: network,
      opened_here: isOpening,
      first_seen_at: now(),
      last_seen_at: now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'network_hash']).doUpdateSet({
        last_seen_at: sql`excluded.last_seen_at`,
      }),
    )
    // A row that was there before carries who updated it last.
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow();
  if (is_new && !isOpening) await tellOfNetwork(tx, deps, userId);
}

/** Tell the owner of a sign-in from a network that is new; the first one is news to nobody. */
async function tellOfNetwork(tx: Tx, { jobs }: DepsInTransaction, userId: number): Promise<void> {
  const { count } = await tx
    .selectFrom('account_networks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (count < 2) return;
  const owner = await findMailboxOfUser(tx, userId);
  if (owner) await jobs.send(tx, mailJob, { to: owner.email, ...newNetworkMail(nameFor(owner)) });
}

/** Whether the account of an e-mail address has been used from the network of a caller. */
export async function isKnownNetwork(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  { email, address }: { email: string; address: string },
): Promise<boolean> {
  const network = hashOfNetwork(address, secrets);
  if (!network) return false;
  const row = await db
    .selectFrom('account_networks as network')
    .innerJoin('users', 'users.id', 'network.user_id')
    .select('users.id')
    .where('users.email', '=', email)
    .where('network.network_hash', '=', network)
    .executeTakeFirst();
  return row !== undefined;
}

/** The network of an address, as it is kept; null where it is not known. Without the key nobody tries the few there are. */
export function hashOfNetwork(
  address: string,
  { lasting }: Pick<DepsInTransaction['secrets'], 'lasting'>,
): Buffer | null {
  const network = networkOf(address);
  if (network === 'unknown') return null;
  return createHmac('sha256', lasting).update(`network of an account ${network}`).digest().subarray(0, 16);
}
