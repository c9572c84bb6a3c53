import type { MergePreview } from '@mustalah/contract/terms/concepts';
import { audit } from '../../../platform/audit.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { notify } from '../../notifications/notify.ts';
import { lockTerms, lockWord } from '../queries.ts';
import { refuseTaken, termTaken } from '../refusals.ts';
import { termLink } from '../review/approval.ts';
import { hideTerm, unhideTerm } from '../review/queries.ts';
import { findTaken } from '../review/restore.ts';
import { presentTerm, type Viewer } from '../rows/present-term.ts';
import { findTermRow } from '../rows/term-rows.ts';
import { noticeText, partText } from '../text.ts';
import { keepVersion } from './change-entry.ts';
import {
  addDomains,
  listConcept,
  type Moved,
  moveConcepts,
  moveExamples,
  moveNames,
  moveRelations,
  moveVotes,
  returnMoved,
} from './merge-queries.ts';
import { nameKey } from './name-key.ts';
import { holdRelations, listDesignations } from './queries.ts';

/** Moves the uses of a term in papers to another term; what papers are is not known here. */
export interface PaperUses {
  move(tx: Tx, from: number, to: number): Promise<number[]>;
  moveBack(tx: Tx, papers: readonly number[], from: number, to: number): Promise<void>;
}

interface Pair {
  kept: number;
  merged: number;
}

/** What a merge would do: nothing is changed. */
export async function previewMerge(
  db: Db,
  pair: Pair,
  viewer: Viewer,
  papers: PaperUses,
): Promise<MergePreview> {
  if (pair.kept === pair.merged) throw new Refusal(409, 'merge_itself');
  const [kept, merged] = await Promise.all([findTermRow(db, pair.kept), findTermRow(db, pair.merged)]);
  if (!kept || !merged) throw notFound();
  const preview = await db
    .transaction()
    .execute(async (tx) => {
      await lockTerms(tx, [pair.kept, pair.merged, ...(await listConcept(tx, pair.merged))]);
      const moved = await moveAll(tx, pair, papers, new Date(0));
      const names = await listDesignations(tx, [pair.kept]);
      throw new Tried({
        names: names.filter(({ id }) => [...moved.names, ...moved.made].includes(id)).map(({ text }) => text),
        examples: moved.examples.length,
        votes: moved.votes.length,
        relations: moved.relationsFrom.length + moved.relationsTo.length,
        papers: moved.papers.length,
      });
    })
    .catch((error: unknown) => {
      if (error instanceof Tried) return error.gains;
      throw error;
    });
  return { kept: presentTerm(kept, viewer), merged: presentTerm(merged, viewer), ...preview };
}

/** A merge that is done to see what comes of it, and then is not. */
class Tried extends Error {
  readonly gains: Omit<MergePreview, 'kept' | 'merged'>;

  constructor(gains: Omit<MergePreview, 'kept' | 'merged'>) {
    super('only tried');
    this.gains = gains;
  }
}

/**
 * Take one entry into another: its pair becomes further names, votes of people who have none on the other are carried
 * over, examples, relations, domains and uses in papers follow. What anybody was paid stays. The merged entry is hidden,
 * and its address leads to the other.
 */
export async function mergeTerms(
  deps: Deps,
  pair: Pair,
  adminId: number,
  papers: PaperUses,
): Promise<{ id: number; detail: string }> {
  if (pair.kept === pair.merged) throw new Refusal(409, 'merge_itself');
  const id = await deps.db.transaction().execute(async (tx) => {
    const now = deps.now();
    const terms = await lockTerms(tx, [pair.kept, pair.merged, ...(await listConcept(tx, pair.merged))]);
    const live = terms.filter(({ rejected_at }) => rejected_at === null);
    const kept = live.find((term) => term.id === pair.kept);
    const merged = live.find((term) => term.id === pair.merged);
    // guard: What was merged or rejected meanwhile is merged no more (merge.test.ts)
    if (!kept || !merged) throw notFound();
    const moved = await moveAll(tx, pair, papers, now);
    await hideTerm(tx, merged.id, { by: adminId, reason: '', at: now });
    await tx.updateTable('all_terms').set({ merged_into: kept.id }).where('id', '=', merged.id).execute();
    const row = await tx
      .insertInto('term_merges')
      .values({
        kept_id: kept.id,
        merged_id: merged.id,
        moved: JSON.stringify(moved),
        merged_by: adminId,
        merged_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await keepVersion(tx, kept.id, { editorId: adminId, change: 'merged', now });
    const detail = { arabic: merged.arabic, into: kept.id, merge: row.id };
    await audit(tx, { actorId: adminId, action: 'term.merge', subject: `term:${merged.id}`, detail });
    if (merged.author_id !== null) {
      const notice = noticeText.merged(merged.arabic, kept.arabic);
      await notify(tx, deps, { userId: merged.author_id, ...notice, link: termLink(kept.id) });
    }
    return row.id;
  });
  return { id, detail: partText.merged };
}

async function moveAll(tx: Tx, pair: Pair, papers: PaperUses, now: Date): Promise<Moved> {
  await holdRelations(tx);
  const { names, unpreferred, made } = await moveAllNames(tx, pair, now);
  return {
    names,
    unpreferred,
    made,
    votes: await moveVotes(tx, pair),
    examples: await moveExamples(tx, pair),
    ...(await moveRelations(tx, pair)),
    domains: await addDomains(tx, pair),
    papers: await papers.move(tx, pair.merged, pair.kept),
    concepts: await moveConcepts(tx, pair),
  };
}

/** The names of the merged entry, its own pair with them; what the kept one is called already is left out. */
async function moveAllNames(tx: Tx, pair: Pair, now: Date) {
  const [kept, merged] = await Promise.all([headOf(tx, pair.kept), headOf(tx, pair.merged)]);
  const own = namesOf(kept).map(keyOf);
  const moved = await moveNames(tx, pair, own);
  const added = namesOf(merged).filter((name) => !own.includes(keyOf(name)));
  if (added.length === 0) return { ...moved, made: [] };
  const made = await tx
    .insertInto('designations')
    .values(
      added.map(({ language, text }) => ({
        term_id: pair.kept,
        language,
        text,
        bare: nameKey({ language, kind: 'term', text }),
        status: merged.approved_by === null ? ('proposed' as const) : ('accepted' as const),
        ...(language === 'ar' && {
          part_of_speech: merged.part_of_speech,
          gender: merged.gender,
          plural: merged.plural,
        }),
        author_id: merged.author_id,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['term_id', 'language', 'bare']).doNothing())
    .returning('id')
    .execute();
  return { ...moved, made: made.map(({ id }) => id) };
}

const headOf = (tx: Tx, id: number) =>
  tx
    .selectFrom('all_terms')
    .select([
      'arabic',
      'latin',
      'latin_language',
      'approved_by',
      'author_id',
      'part_of_speech',
      'gender',
      'plural',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

type Language = 'ar' | 'en' | 'fr' | 'la' | 'other';

function namesOf({ arabic, latin, latin_language }: Awaited<ReturnType<typeof headOf>>) {
  const names: { language: Language; text: string }[] = [{ language: 'ar', text: arabic }];
  if (latin !== '') names.push({ language: latin_language, text: latin });
  return names;
}

const keyOf = ({ language, text }: { language: Language; text: string }): string =>
  `${language} ${nameKey({ language, kind: 'term', text })}`;

/** The merges into an entry that stand, the latest first. */
export const listMerges = async (db: Db, keptId: number) => {
  const rows = await db
    .selectFrom('term_merges')
    .innerJoin('all_terms', 'all_terms.id', 'term_merges.merged_id')
    .select(['term_merges.id', 'merged_id', 'arabic', 'latin'])
    .where('kept_id', '=', keptId)
    .where('undone_at', 'is', null)
    .orderBy('term_merges.id', 'desc')
    .execute();
  return rows.map(({ id, merged_id, arabic, latin }) => ({ id, merged: { id: merged_id, arabic, latin } }));
};

/** Undo a merge: both entries are as they were, with what they have got since. */
export async function undoMerge(
  deps: Deps,
  mergeId: number,
  adminId: number,
  papers: PaperUses,
): Promise<{ detail: string }> {
  const undo = deps.db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('term_merges')
      .select(['kept_id', 'merged_id'])
      .where('id', '=', mergeId)
      .executeTakeFirst();
    if (!found) throw notFound();
    const pair = { kept: found.kept_id, merged: found.merged_id };
    const inConcept = await listConcept(tx, pair.kept);
    const terms = await lockTerms(tx, [pair.kept, pair.merged, ...inConcept]);
    const merge = await tx
      .selectFrom('term_merges')
      .select(['moved', 'undone_at'])
      .where('id', '=', mergeId)
      .executeTakeFirstOrThrow();
    if (merge.undone_at !== null) throw new Refusal(409, 'merge_over');
    const kept = terms.find(({ id }) => id === pair.kept);
    const merged = terms.find(({ id }) => id === pair.merged);
    const [latest] = await listMerges(tx, pair.kept);
    // What it took may have gone on with a later merge.
    if (!kept || !merged || kept.rejected_at !== null || latest?.id !== mergeId) {
      throw new Refusal(409, 'merge_not_last');
    }
    await lockWord(tx, merged.arabic_bare);
    const other = await findTaken(tx, merged);
    if (other && other.id !== kept.id) throw termTaken(other);
    const now = deps.now();
    const moved = merge.moved as Moved;
    await holdRelations(tx);
    await returnMoved(tx, pair, moved);
    await papers.moveBack(tx, moved.papers, pair.kept, pair.merged);
    await tx.updateTable('all_terms').set({ merged_into: null }).where('id', '=', merged.id).execute();
    await unhideTerm(tx, merged.id);
    await tx
      .updateTable('term_merges')
      .set({ undone_by: adminId, undone_at: now })
      .where('id', '=', mergeId)
      .execute();
    await keepVersion(tx, kept.id, { editorId: adminId, change: 'unmerged', now });
    await keepVersion(tx, merged.id, { editorId: adminId, change: 'unmerged', now });
    const detail = { arabic: merged.arabic, from: kept.id, merge: mergeId };
    await audit(tx, { actorId: adminId, action: 'term.unmerge', subject: `term:${merged.id}`, detail });
    if (merged.author_id === null) return;
    const notice = noticeText.unmerged(merged.arabic);
    await notify(tx, deps, { userId: merged.author_id, ...notice, link: termLink(merged.id) });
  });
  await undo.catch(refuseTaken);
  return { detail: partText.unmerged };
}

/** The live entry that a merged one leads to, through as many merges as there were; null where it leads nowhere. */
export async function findMergedInto(db: Db, id: number): Promise<number | null> {
  const seen = new Set<number>();
  for (let at: number | null = id; at !== null && !seen.has(at); ) {
    seen.add(at);
    const entry: { merged_into: number | null; rejected_at: Date | null } | undefined = await db
      .selectFrom('all_terms')
      .select(['merged_into', 'rejected_at'])
      .where('id', '=', at)
      .executeTakeFirst();
    if (!entry) return null;
    if (entry.rejected_at === null) return at === id ? null : at;
    at = entry.merged_into;
  }
  return null;
}
