import { createHash } from 'node:crypto';
import type { PaperStatus } from '@mustalah/contract/journal/paper';
import type { Db, Tx } from '../../../platform/db.ts';
import type { PaperLogTable } from '../../../platform/schema.ts';
import type { HeldPaper } from './held-paper.ts';
import { stepObjection } from './rules.ts';

export type PaperEvent = PaperLogTable['kind'];

/** What happened to a paper. */
export interface Entry {
  kind: PaperEvent;
  /** The status afterwards; as before when absent. */
  to?: PaperStatus;
  actorId: number;
  actorRole: 'author' | 'reviewer' | 'editor';
  /** For the author. */
  note?: string;
  /** For editors only. */
  internalNote?: string;
  detail?: Record<string, unknown>;
  fileSha256?: string;
  now: Date;
}

/**
 * Append what happened to the log of a paper and change the paper accordingly: the only function that moves its status.
 * Nobody is told of it: outside of tests `record` is called.
 *
 * @throws when the step does not follow from where the paper stands; callers refuse such steps before.
 */
export async function append(tx: Tx, paper: HeldPaper, entry: Entry): Promise<HeldPaper> {
  const objection = stepObjection(paper, entry.kind, entry.to);
  if (objection) throw new Error(`paper ${paper.id}: ${entry.kind} is refused: ${objection}`);
  const status = entry.to ?? paper.status;
  const round = entry.kind === 'resubmitted' ? paper.round + 1 : paper.round;
  const { now } = entry;
  const previous = await lastHash(tx, paper.id);
  const row = {
    paper_id: paper.id,
    seq: paper.version + 1,
    round,
    kind: entry.kind,
    from_status: entry.kind === 'submitted' || entry.kind === 'imported' ? null : paper.status,
    to_status: status,
    actor_id: entry.actorId,
    actor_role: entry.actorRole,
    note: entry.note ?? '',
    internal_note: entry.internalNote ?? '',
    detail: JSON.stringify(entry.detail ?? {}),
    file_sha256: entry.fileSha256 ?? '',
    created_at: now,
    previous_hash: previous,
  };
  await tx
    .insertInto('paper_log')
    .values({ ...row, hash: hashOf(row) })
    .execute();
  await tx
    .updateTable('papers')
    .set({
      status,
      round,
      version: row.seq,
      updated_at: now,
      ...(entry.to === 'approved' && paper.status !== 'approved' && { accepted_at: now }),
      ...(entry.to && entry.to !== 'approved' && { accepted_at: null }),
      // Another file may have been accepted, or another text stands there.
      ...((entry.to || entry.kind === 'corrected') && { terms_sought_at: null }),
      ...(entry.kind === 'corrections_asked' && {
        corrections_asked_at: now,
        corrections_asked_note: entry.note ?? '',
      }),
      // What was asked is done once its author has corrected something.
      ...(entry.kind === 'corrected' &&
        entry.actorRole === 'author' && { corrections_asked_at: null, corrections_asked_note: '' }),
      ...(entry.kind === 'withdrawn' && { withdrawn_at: now }),
      ...(entry.kind === 'concern_raised' && { concern_at: now, concern_note: entry.note ?? '' }),
      ...(entry.kind === 'concern_lifted' && { concern_at: null, concern_note: '' }),
      ...(entry.kind === 'retracted' && { retracted_at: now, retraction_note: entry.note ?? '' }),
      ...(entry.kind === 'reinstated' && { retracted_at: null, retraction_note: '' }),
    })
    .where('id', '=', paper.id)
    .execute();
  return {
    ...paper,
    status,
    round,
    version: row.seq,
    ...(entry.kind === 'withdrawn' && { withdrawnAt: now }),
    ...(entry.kind === 'retracted' && { retractedAt: now }),
    ...(entry.kind === 'reinstated' && { retractedAt: null }),
  };
}

/** Before the first entry of a paper. */
const NO_HASH = '';

async function lastHash(tx: Tx, paperId: number): Promise<string> {
  const last = await tx
    .selectFrom('paper_log')
    .select('hash')
    .where('paper_id', '=', paperId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.hash ?? NO_HASH;
}

interface Hashed {
  paper_id: number;
  seq: number;
  round: number;
  kind: string;
  from_status: string | null;
  to_status: string;
  actor_id: number;
  actor_role: string;
  note: string;
  internal_note: string;
  detail: string;
  file_sha256: string;
  created_at: Date;
  previous_hash: string;
}

/** SHA-256 over everything an entry says and the hash of the entry before it. */
function hashOf(row: Hashed): string {
  const said = [
    row.previous_hash,
    row.paper_id,
    row.seq,
    row.round,
    row.kind,
    row.from_status,
    row.to_status,
    row.actor_id,
    row.actor_role,
    row.note,
    row.internal_note,
    sortedJson(JSON.parse(row.detail)),
    row.file_sha256,
    row.created_at.toISOString(),
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

/** PostgreSQL keeps JSON with its keys in an order of its own. */
const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

/**
 * The number of the first entry that was altered, or is missing; null when the log of the paper is whole. The newest ones
 * are missing where the paper has seen more than the log tells.
 */
export async function findBrokenEntry(db: Db, paperId: number): Promise<number | null> {
  // In one statement: the paper may go on meanwhile.
  const { version, entries } = await db
    .selectFrom('papers')
    .select('version')
    .select(({ selectFrom, fn }) =>
      selectFrom('paper_log')
        .select(fn.countAll<number>().as('count'))
        .whereRef('paper_id', '=', 'papers.id')
        .as('entries'),
    )
    .where('id', '=', paperId)
    .executeTakeFirstOrThrow();
  const log = await db
    .selectFrom('paper_log')
    .selectAll()
    .where('paper_id', '=', paperId)
    .orderBy('seq')
    .execute();
  let previous = NO_HASH;
  for (const [place, row] of log.entries()) {
    const detail = JSON.stringify(row.detail);
    const isWhole =
      row.seq === place + 1 && row.previous_hash === previous && row.hash === hashOf({ ...row, detail });
    if (!isWhole) return row.seq;
    previous = row.hash;
  }
  return entries === version ? null : Math.min(Number(entries), version) + 1;
}

/** So many logs are read before those that are broken are told. */
const PART = 100;

/** The papers whose logs are not whole, part by part, and how many were looked at so far. */
export async function* findBrokenLogs(
  db: Db,
): AsyncIterable<{ papers: number; broken: { paper: number; seq: number }[] }> {
  let last = 0;
  for (let papers = 0; ; ) {
    const part = await db
      .selectFrom('papers')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(PART)
      .execute();
    const broken: { paper: number; seq: number }[] = [];
    for (const { id } of part) {
      const seq = await findBrokenEntry(db, id);
      if (seq !== null) broken.push({ paper: id, seq });
      last = id;
    }
    papers += part.length;
    yield { papers, broken };
    if (part.length < PART) return;
  }
}
