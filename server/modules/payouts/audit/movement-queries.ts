import { sql } from 'kysely';
import { type Db, onlyRow } from '../../../platform/db.ts';

/** The account whose movements are told: of one cluster. */
export interface TreasuryKey {
  genesis: string;
  account: string;
}

export interface NewMovement {
  signature: string;
  slot: bigint;
  /** Below zero what went out. */
  tokens: bigint;
  payoutId: string;
  wallet: string;
}

export interface Start {
  slot: bigint;
  tokens: bigint;
  startedAt: Date;
}

/** From where on everything is explained: kept at the first look, and never moved. */
export async function startAt(db: Db, key: TreasuryKey, { slot, tokens, startedAt }: Start): Promise<Start> {
  await db
    .insertInto('treasury_starts')
    .values({ ...key, slot, tokens, started_at: startedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const start = await findStart(db, key);
  if (!start) throw new Error('the start of the treasury is not kept');
  return start;
}

export async function findStart(db: Db, { genesis, account }: TreasuryKey): Promise<Start | null> {
  const row = await db
    .selectFrom('treasury_starts')
    .select(['slot', 'tokens', 'started_at'])
    .where('genesis', '=', genesis)
    .where('account', '=', account)
    .executeTakeFirst();
  return row ? { slot: BigInt(row.slot), tokens: BigInt(row.tokens), startedAt: row.started_at } : null;
}

/** The start that was kept last on this cluster, and its account, where no node need be asked. */
export const findLastStart = (db: Db, genesis: string) =>
  db
    .selectFrom('treasury_starts')
    .select(['genesis', 'account', 'slot', 'tokens', 'started_at'])
    .where('genesis', '=', genesis)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();

const movements = (db: Db, { genesis, account }: TreasuryKey) =>
  db.selectFrom('treasury_movements').where('genesis', '=', genesis).where('account', '=', account);

/** Those of these transactions that are kept. */
export async function listKnownMovements(
  db: Db,
  key: TreasuryKey,
  signatures: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await movements(db, key)
    .select('signature')
    .where('signature', '=', sql<string>`any(${[...signatures]})`)
    .execute();
  return new Set(rows.map(({ signature }) => signature));
}

/** All that is kept from a slot on. */
export async function listMovementsFrom(db: Db, key: TreasuryKey, slot: bigint): Promise<NewMovement[]> {
  const rows = await movements(db, key)
    .select(['signature', 'slot', 'tokens', 'payout_id', 'wallet'])
    .where('slot', '>=', String(slot))
    .orderBy('slot')
    .orderBy('signature')
    .execute();
  return rows.map((row) => ({
    signature: row.signature,
    slot: BigInt(row.slot),
    tokens: BigInt(row.tokens),
    payoutId: row.payout_id,
    wallet: row.wallet,
  }));
}

/** What our own signed payouts among these transactions take out. */
export async function listSent(db: Db, signatures: readonly string[]) {
  const rows = await db
    .selectFrom('payouts')
    .select(['id', 'signature', 'tokens', 'wallet'])
    .where('signature', '=', sql<string>`any(${[...signatures]})`)
    .execute();
  return new Map(
    rows.map(({ id, signature, tokens, wallet }) => [
      signature ?? '',
      { tokens: -BigInt(tokens), payoutId: id, wallet },
    ]),
  );
}

export async function addMovements(db: Db, key: TreasuryKey, added: readonly NewMovement[]): Promise<void> {
  if (added.length === 0) return;
  await db
    .insertInto('treasury_movements')
    .values(
      added.map(({ signature, slot, tokens, payoutId, wallet }) => ({
        ...key,
        signature,
        slot,
        tokens,
        payout_id: payoutId,
        wallet,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What came in and went out after a slot and up to another. */
export async function sumMovements(
  db: Db,
  { genesis, account }: TreasuryKey,
  { after, through }: { after: bigint; through: bigint | null },
): Promise<{ incoming: bigint; outgoing: bigint }> {
  const { rows } = await sql<{ incoming: string; outgoing: string }>`
    select coalesce(sum(tokens) filter (where tokens > 0), 0)::text as incoming,
      coalesce(-sum(tokens) filter (where tokens < 0), 0)::text as outgoing
    from treasury_movements
    where genesis = ${genesis} and account = ${account} and slot > ${String(after)}
      and (${through === null ? null : String(through)}::numeric is null or slot <= ${
        through === null ? null : String(through)
      }::numeric)`.execute(db);
  const { incoming, outgoing } = onlyRow(rows);
  return { incoming: BigInt(incoming), outgoing: BigInt(outgoing) };
}

/** Whose wallets these are, or were. */
export async function ownersOf(db: Db, wallets: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ wallet: string; user_id: number }>`
    select wallet, min(user_id)::bigint as user_id from (
      select wallet_address as wallet, id as user_id from users where wallet_address = any(${[...wallets]})
      union select wallet, user_id from payouts where wallet = any(${[...wallets]})
      union select old_wallet, user_id from wallet_changes where old_wallet = any(${[...wallets]})
    ) held group by wallet`.execute(db);
  return new Map(rows.map(({ wallet, user_id }) => [wallet, user_id]));
}
