import type { ChainHead, ChainName } from '@mustalah/contract/evidence';
import { sql } from 'kysely';
import { type Db, onlyRow } from '../../../platform/db.ts';
import { type FindingOfChain, MOST_FINDINGS } from '../findings.ts';

/** So many links are looked at in one statement, which bounds what is held in memory. */
const PART = 2_000;

export interface CheckedPart {
  /** Links that were looked at so far. */
  links: number;
  findings: FindingOfChain[];
}

/** Compare the links behind a place with the links before them and with their rows, part by part. */
export async function* checkLinks(db: Db, chain: ChainName, after: number): AsyncIterable<CheckedPart> {
  let seq = after;
  for (;;) {
    const links = await readLinks(db, chain, seq);
    const findings: FindingOfChain[] = [];
    for (const link of links) {
      // guard: A link that is gone is found (verify.test.ts) ‹link.seq !== seq + 1 → link.seq < 0›
      if (link.seq !== seq + 1) findings.push({ kind: 'link_gone', chain, seq: seq + 1 });
      else if (link.isGone) findings.push({ kind: 'gone', chain, row: link.row });
      // guard: A row that was altered is found (verify.test.ts) ‹!link.fits → link.seq < 0›
      else if (!link.fits) findings.push({ kind: 'altered', chain, row: link.row });
      seq = link.seq;
    }
    yield { links: links.length, findings };
    if (links.length < PART) return;
  }
}

interface Link {
  seq: number;
  row: number;
  isGone: boolean;
  fits: boolean;
}

async function readLinks(db: Db, chain: ChainName, after: number): Promise<Link[]> {
  const { rows } = await sql<Link>`
    with part as materialized (
      select link.seq, link.row_id, link.hash,
        coalesce((select hash from chain_links where chain = ${chain} and seq = link.seq - 1), '') as before
      from chain_links link where link.chain = ${chain} and link.seq > ${after} order by link.seq limit ${PART})
    select seq, part.row_id as row, content is null as "isGone",
      content is not null and link_hash(before, ${chain}, content) = part.hash as fits
    from part left join chained_rows on chained_rows.chain = ${chain} and chained_rows.row_id = part.row_id
    order by seq`.execute(db);
  return rows;
}

/** Whether the newest link is the one that the head names. */
export async function checkHead(db: Db, chain: ChainName): Promise<FindingOfChain[]> {
  const { rows } = await sql<{ agrees: boolean }>`
    select head.length = coalesce(newest.seq, 0) and head.hash = coalesce(newest.hash, '') as agrees
    from chains head left join lateral (
      select seq, hash from chain_links where chain = head.name order by seq desc limit 1) newest on true
    where name = ${chain}`.execute(db);
  return rows[0]?.agrees ? [] : [{ kind: 'wrong_head', chain }];
}

/** Whether a head that was kept elsewhere still stands in its chain. */
export async function checkAnchor(db: Db, { chain, length, hash }: ChainHead): Promise<FindingOfChain[]> {
  if (length === 0) return [];
  const { rows } = await sql`
    select from chain_links where chain = ${chain} and seq = ${length} and hash = decode(${hash}, 'hex')`.execute(
    db,
  );
  return rows.length === 1 ? [] : [{ kind: 'rewritten', chain, length }];
}

/** Rows that went before they were linked, and rows that nothing links: the counts of a chain say whether to look for them. */
export async function checkRows(db: Db, chain: ChainName): Promise<FindingOfChain[]> {
  const gone = await sql<{ row: number }>`
    select row_id as row from unsealed_rows waits where chain = ${chain}
      and not exists (select from chained_rows where chain = ${chain} and row_id = waits.row_id)
    order by 1 limit ${MOST_FINDINGS}`.execute(db);
  const unlinked = (await countsAgree(db, chain)) ? [] : await listUnlinked(db, chain);
  return [
    ...gone.rows.map(({ row }) => ({ kind: 'gone', chain, row }) as const),
    ...unlinked.map((row) => ({ kind: 'unlinked', chain, row }) as const),
  ];
}

async function countsAgree(db: Db, chain: ChainName): Promise<boolean> {
  const { rows } = await sql<{ agree: boolean }>`
    select (select count(*) from chained_rows where chain = ${chain}) =
      (select count(*) from chain_links where chain = ${chain})
      + (select count(*) from unsealed_rows where chain = ${chain}) as agree`.execute(db);
  return onlyRow(rows).agree;
}

async function listUnlinked(db: Db, chain: ChainName): Promise<number[]> {
  const { rows } = await sql<{ row: number }>`
    select row_id as row from chained_rows appended where chain = ${chain}
      and not exists (select from chain_links where chain = ${chain} and row_id = appended.row_id)
      and not exists (select from unsealed_rows where chain = ${chain} and row_id = appended.row_id)
    order by 1 limit ${MOST_FINDINGS}`.execute(db);
  return rows.map(({ row }) => row);
}
