import { MOST_PARTS, type ProposedName } from '@mustalah/contract/terms/concepts';
import type { Tx } from '../../../platform/db.ts';
import type { Deps, DepsInTransaction } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import type { LockedTerm } from '../queries.ts';
import type { Actor } from '../rules.ts';
import { partText } from '../text.ts';
import { changeEntry } from './change-entry.ts';
import { nameKey } from './name-key.ts';
import {
  addDesignation,
  countParts,
  type DesignationRow,
  findDesignation,
  findTermOfPart,
  removePart,
} from './queries.ts';
import { addsFreely, decisionObjection, removalObjection } from './rules.ts';
import { type Outcome, tellProposer } from './tell-proposer.ts';
import { writeHead } from './write-head.ts';

/** Give an entry a further name: proposed, or accepted where that needs nobody's consent. */
export const proposeDesignation = (deps: Deps, termId: number, name: ProposedName, actor: Actor) =>
  changeEntry(deps, termId, { actor, change: 'names', isDecision: false }, async (tx, term) => {
    const status = addsFreely(term, actor) ? 'accepted' : 'proposed';
    const id = await addName(tx, term, { ...name, status }, { authorId: actor.id, now: deps.now() });
    return { id, status, detail: partText[status] } as const;
  });

interface By {
  authorId: number;
  now: Date;
}

/** The same for a held entry; to keep it as a version is the caller's. */
export async function addName(
  tx: Tx,
  term: Pick<LockedTerm, 'id' | 'arabic' | 'latin'>,
  name: ProposedName & { status: 'accepted' | 'proposed' },
  by: By,
): Promise<number> {
  refuseOwnName(term, name);
  if ((await countParts(tx, 'designations', term.id)) >= MOST_PARTS) throw new Refusal(409, 'too_many_parts');
  const added = await addDesignation(tx, { ...name, bare: nameKey(name) }, { ...by, termId: term.id });
  if (!added) throw nameExists();
  return added.id;
}

const nameExists = (): Refusal => new Refusal(409, 'name_exists');

/** The preferred pair is no further name of itself. */
function refuseOwnName({ arabic, latin }: Pick<LockedTerm, 'arabic' | 'latin'>, name: ProposedName): void {
  const own = { ar: arabic, en: latin }[name.language as string];
  if (own !== undefined && nameKey({ ...name, text: own }) === nameKey(name)) throw nameExists();
}

/** Change what a further name says. */
export const editDesignation = (deps: Deps, id: number, name: ProposedName, actor: Actor) =>
  changeName(deps, id, actor, async (tx, term, before) => {
    const objection = removalObjection(term, before, actor);
    if (objection) throw new Refusal(403, objection);
    refuseOwnName(term, name);
    const bare = nameKey(name);
    const same = await tx
      .selectFrom('designations')
      .select('id')
      .where('term_id', '=', term.id)
      .where('language', '=', name.language)
      .where('bare', '=', bare)
      .where('id', '<>', id)
      .executeTakeFirst();
    if (same) throw nameExists();
    // Of a language one name is preferred: in another one it has to be chosen anew.
    const status =
      before.status === 'preferred' && before.language !== name.language ? 'accepted' : before.status;
    await tx
      .updateTable('designations')
      .set({ ...name, bare, status })
      .where('id', '=', id)
      .execute();
    return { detail: partText.edited };
  });

/** Refuse a further name, or take it back. */
export const removeDesignation = (deps: Deps, id: number, actor: Actor) =>
  changeName(deps, id, actor, async (tx, term, name) => {
    const objection = removalObjection(term, name, actor);
    if (objection) throw new Refusal(403, objection);
    await removePart(tx, 'designations', id);
    await tellOfName(tx, deps, term, name, { isAccepted: false, reason: '' }, actor.id);
    return { detail: partText.removed };
  });

type Status = 'preferred' | 'accepted' | 'deprecated';

/** Say how a further name stands. The preferred Arabic or English one becomes the entry's own, and that a further name. */
export const setDesignationStatus = (deps: Deps, id: number, status: Status, actor: Actor) =>
  changeName(deps, id, actor, async (tx, term, name) => {
    const objection = decisionObjection(term, name, actor);
    if (objection) throw new Refusal(403, objection);
    if (status === 'preferred') await prefer(tx, deps, term, name);
    else await tx.updateTable('designations').set({ status }).where('id', '=', id).execute();
    await tellOfName(tx, deps, term, name, { isAccepted: true }, actor.id);
    return { detail: partText[status] };
  });

const tellOfName = (
  tx: Tx,
  deps: DepsInTransaction,
  term: LockedTerm,
  name: DesignationRow,
  outcome: Outcome,
  deciderId: number,
) => tellProposer(tx, deps, term, { kind: 'names', part: name, says: name.text, outcome }, deciderId);

async function prefer(
  tx: Tx,
  deps: DepsInTransaction,
  term: LockedTerm,
  name: DesignationRow,
): Promise<void> {
  // An abbreviation or a symbol stands beside a name and never for it.
  if (name.kind !== 'term') throw new Refusal(409, 'not_preferable');
  if (name.language === 'ar' || name.language === 'en')
    return swapWithHead(tx, deps, term, name, name.language);
  await tx
    .updateTable('designations')
    .set({ status: 'accepted' })
    .where('term_id', '=', term.id)
    .where('language', '=', name.language)
    .where('status', '=', 'preferred')
    .execute();
  await tx.updateTable('designations').set({ status: 'preferred' }).where('id', '=', name.id).execute();
}

/** The entry takes this name as its own, and its own one stands as a further name in its place. */
async function swapWithHead(
  tx: Tx,
  deps: DepsInTransaction,
  term: LockedTerm,
  name: DesignationRow,
  language: 'ar' | 'en',
): Promise<void> {
  const before = await tx
    .selectFrom('all_terms')
    .select(['part_of_speech', 'gender', 'plural'])
    .where('id', '=', term.id)
    .executeTakeFirstOrThrow();
  await writeHead(tx, deps, term, language === 'ar' ? { arabic: name.text } : { latin: name.text });
  const isArabic = language === 'ar';
  if (isArabic) {
    const { part_of_speech, gender, plural } = name;
    await tx
      .updateTable('all_terms')
      .set({ part_of_speech, gender, plural })
      .where('id', '=', term.id)
      .execute();
  }
  const text = isArabic ? term.arabic : term.latin;
  if (text === '') return;
  await tx
    .insertInto('designations')
    .values({
      term_id: term.id,
      language,
      text,
      bare: nameKey({ language, kind: 'term', text }),
      status: 'accepted',
      ...(isArabic && before),
      author_id: term.author_id,
      created_at: term.created_at,
    })
    .execute();
}

async function changeName(
  deps: Deps,
  id: number,
  actor: Actor,
  work: (tx: Tx, term: LockedTerm, name: DesignationRow) => Promise<{ detail: string }>,
): Promise<{ detail: string }> {
  const termId = await findTermOfPart(deps.db, 'designations', id);
  if (termId === undefined) throw notFound();
  return changeEntry(deps, termId, { actor, change: 'names', isDecision: true }, async (tx, term) => {
    const name = await findDesignation(tx, id);
    // Taken away, or merged into another entry, while this one was waited for.
    if (name?.term_id !== termId) throw notFound();
    return work(tx, term, name);
  });
}
