import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { searchKeys } from '@mustalah/morphology';
import { sql } from 'kysely';
import { z } from 'zod';
import { giveParts } from '../modules/terms/concepts/give-parts.ts';
import { relateEntries } from '../modules/terms/concepts/relate-entries.ts';
import { insertTerms } from '../modules/terms/rows/insert-terms.ts';
import { forgetSetting, keepSetting, readSetting } from '../modules/terms/rows/settings.ts';
import type { ReadyTerm } from '../modules/terms/rows/term-columns.ts';
import type { Db, Tx } from '../platform/db.ts';
import type { JobKind } from '../platform/jobs.ts';
import { ANY_VERSION, FOUNDING_PLACE } from './load-seed.ts';
import { readSeed, type SeedTerm } from './read-seed.ts';
import { categoryIds, readyEntry, SEED_SOURCE } from './ready-entry.ts';
import { relatedAmong, wordInField } from './relations.ts';

/** Bringing the founding entries that a dictionary lacks; comes at each start, when the server answers already. */
export const foundingEntries: JobKind<object> = {
  name: 'founding-entries',
  shape: z.object({}),
  outdates: 'pages',
  atStart: true,
};

const VERSION = 'founding_version';
/** So many are added before whoever waits is answered. */
const BATCH = 50;

/**
 * Bring the founding entries of this version that never stood here, under no name of theirs; give how many were added.
 *
 * What people wrote, refused or took away stays so. Safe to interrupt: what was added is not added again; of several
 * processes one does it.
 */
export async function addEntries(
  db: Db,
  now: Date,
  readEntries: () => Promise<readonly SeedTerm[]> = readSeed,
): Promise<number> {
  const entries = await readEntries();
  const version = versionOf(entries);
  return db.connection().execute(async (held) => {
    const { rows } = await sql<{ isHeld: boolean }>`
      select pg_try_advisory_lock(hashtext('mustalah.founding')) as "isHeld"`.execute(held);
    if (!rows[0]?.isHeld) return 0;
    try {
      if ((await readSetting(held, VERSION)) === version) return 0;
      return await bring(held, { entries, version, now });
    } finally {
      await sql`select pg_advisory_unlock(hashtext('mustalah.founding'))`.execute(held);
    }
  });
}

interface Bringing {
  entries: readonly SeedTerm[];
  version: string;
  now: Date;
}

async function bring(db: Db, { entries, version, now }: Bringing): Promise<number> {
  const last = await placeOf(db, version);
  const ids = await categoryIds(db);
  let added = 0;
  for (let at = 0; at < entries.length; at += BATCH) {
    const batch = entries.slice(at, at + BATCH).map((entry) => readyEntry(entry, ids));
    added += await db.transaction().execute((tx) => addBatch(tx, batch, now));
    await breathe();
  }
  await db.transaction().execute(async (tx) => {
    await relateEntries(tx, await relationsOf(tx, entries, last), now);
    await keepSetting(tx, VERSION, version);
    await forgetSetting(tx, FOUNDING_PLACE);
  });
  return added;
}

async function addBatch(tx: Tx, entries: readonly ReadyTerm[], now: Date): Promise<number> {
  const known = await findKnown(tx, entries);
  // guard: What people wrote, refused or renamed is left so, and nothing competes with it ‹!known.has(at) → true›
  const missing = entries.filter((_, at) => !known.has(at));
  const bare = entries.flatMap(({ parts }, at) => {
    const termId = known.get(at);
    return parts && termId ? [{ termId, parts }] : [];
  });
  await giveParts(tx, await lackingParts(tx, bare), now);
  return (await insertTerms(tx, missing, now)).length;
}

/**
 * Which of these a dictionary knows: its word or its Latin name stands in its field, or ever did, refused or under other
 * names by now; and so does one of its further names, which may have been its word. With the id of the entry where that is the founding one as it was written, and no person changed it.
 */
async function findKnown(tx: Tx, entries: readonly ReadyTerm[]): Promise<Map<number, number | null>> {
  const keys = entries.map(
    ({ arabic, latin }) => [searchKeys(arabic).bare, searchKeys(latin).folded] as const,
  );
  const names = entries.flatMap(({ parts }, at) =>
    (parts?.names ?? []).flatMap(({ language, kind, bare }) =>
      language === 'ar' && kind === 'term' ? [{ at, bare }] : [],
    ),
  );
  // guard: An entry that a person changed gets no names of ours ‹ and editor_id is not null → and false›
  const { rows } = await sql<{ at: number; untouched: number | null }>`
    with given as materialized (
      select * from unnest(${entries.map((_, at) => at)}::int[], ${entries.map(({ categoryId }) => categoryId)}::bigint[],
        ${entries.map(({ arabic }) => arabic)}::text[], ${entries.map(({ latin }) => latin)}::text[],
        ${keys.map(([bare]) => bare)}::text[], ${keys.map(([, folded]) => folded)}::text[])
        as given (at, category_id, arabic, latin, bare, folded)
    ), words as materialized (
      select at, category_id, bare from given
      -- guard: Of an entry that got another word and another Latin name a dictionary has one ‹named.at = given.at → false›
      union select given.at, category_id, named.bare from given
        join unnest(${names.map(({ at }) => at)}::int[], ${names.map(({ bare }) => bare)}::text[]) as named (at, bare)
        on named.at = given.at
    ), known as (
      -- What lives is found by the indexes of what lives, the rest among the few that were refused.
      select at from words join terms term using (category_id) where term.arabic_bare = words.bare
      union select at from given join terms term using (category_id) where term.latin_folded = given.folded
      union select at from words join all_terms term using (category_id) where term.rejected_at is not null
        and term.arabic_bare = words.bare
      union select at from given join all_terms term using (category_id) where term.rejected_at is not null
        and term.latin_folded = given.folded
      union select at from given join term_revisions was using (category_id, arabic)
      union select at from given join term_revisions was using (category_id, latin) where was.latin <> ''
      union select at from given join designations name using (bare) join all_terms term on term.id = name.term_id
        where term.category_id = given.category_id and name.status <> 'proposed'
    )
    select at, (
      select id from terms term where term.arabic_bare = given.bare and term.category_id = given.category_id
        and term.arabic = given.arabic and term.latin = given.latin and term.source = ${SEED_SOURCE} and term.author_id is null
        and not exists (select from term_revisions where term_id = term.id and editor_id is not null) limit 1
    ) as untouched
    from known join given using (at)`.execute(tx);
  return new Map(rows.map(({ at, untouched }) => [at, untouched]));
}

/** Those of the entries that lack one of the names. */
async function lackingParts<Entry extends { termId: number; parts: NonNullable<ReadyTerm['parts']> }>(
  tx: Tx,
  entries: readonly Entry[],
): Promise<Entry[]> {
  const has = await tx
    .selectFrom('designations')
    .select(['term_id', 'bare'])
    .where('term_id', '=', sql<number>`any(${entries.map(({ termId }) => termId)}::bigint[])`)
    .execute();
  const known = new Set(has.map(({ term_id, bare }) => `${term_id} ${bare}`));
  return entries.filter(({ termId, parts }) =>
    parts.names.some(({ bare }) => !known.has(`${termId} ${bare}`)),
  );
}

/** The relations of the entries behind an id, between founding entries that stand. */
async function relationsOf(tx: Tx, entries: readonly SeedTerm[], last: number) {
  const rows = await tx
    .selectFrom('terms')
    .innerJoin('categories', 'categories.id', 'terms.category_id')
    .select(['terms.id', 'arabic', 'categories.name as category'])
    .where('source', '=', SEED_SOURCE)
    .where('author_id', 'is', null)
    .execute();
  const ids = new Map(rows.map((row) => [wordInField(row), row.id]));
  const findRelated = relatedAmong(entries);
  return entries.flatMap((entry) => {
    const termId = ids.get(wordInField(entry));
    if (termId === undefined || termId <= last) return [];
    const related = (kind: 'broader' | 'see') =>
      entry[kind].flatMap((word) => {
        const other = findRelated(entry, word);
        const otherId = other && ids.get(wordInField(other));
        return otherId === undefined ? [] : [{ termId, otherId, kind }];
      });
    return [...related('broader'), ...related('see')];
  });
}

/** The entry behind which this version adds its own; the same when it goes on. */
async function placeOf(db: Db, version: string): Promise<number> {
  const [begun, id] = (await readSetting(db, FOUNDING_PLACE))?.split(' ') ?? [];
  if (begun === version || begun === ANY_VERSION) return Number(id);
  const { last } = await db
    .selectFrom('all_terms')
    .select(({ fn }) => fn.coalesce(fn.max('id'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow();
  await keepSetting(db, FOUNDING_PLACE, `${version} ${last}`);
  return last;
}

const versionOf = (entries: readonly SeedTerm[]): string =>
  createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, 32);
