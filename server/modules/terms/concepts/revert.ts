import { sql } from 'kysely';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { lockTerm } from '../queries.ts';
import { refuseTaken } from '../refusals.ts';
import { type Actor, editObjection, isOutdated } from '../rules.ts';
import { partText } from '../text.ts';
import { keepVersion, refuseUnconfirmed } from './change-entry.ts';
import { writeHead } from './write-head.ts';

interface Reversion {
  termId: number;
  revisionId: number;
  /** The version that was read; a newer one refuses it. */
  seen?: string | undefined;
}

/**
 * Bring an entry back to one of its versions, which is a new one: pair, definition, category, further names, examples and
 * domains. Relations stay as they are, for they belong to other entries too.
 */
export async function revertTerm(
  deps: Deps,
  { termId, revisionId, seen }: Reversion,
  actor: Actor,
): Promise<{ detail: string }> {
  const revert = deps.db.transaction().execute(async (tx) => {
    const term = await lockTerm(tx, termId);
    if (!term) throw notFound();
    const objection = editObjection(term, actor);
    if (objection) throw new Refusal(objection === 'forbidden' ? 403 : 409, objection);
    await refuseUnconfirmed(tx, actor.id);
    if (isOutdated(seen, term)) throw new Refusal(409, 'edit_conflict');
    const revision = await tx
      .selectFrom('term_revisions')
      .select(['arabic', 'latin', 'definition', 'category_id', 'entry'])
      .where('id', '=', revisionId)
      .where('term_id', '=', termId)
      // guard: Nobody brings back what was hidden (revisions.test.ts)
      .where('hidden_at', 'is', null)
      .executeTakeFirst();
    if (!revision) throw notFound();
    const { arabic, latin, definition, category_id: category } = revision;
    await writeHead(tx, deps, term, { arabic, latin, definition, category, is_another_meaning: true });
    if (revision.entry !== null) await bringBackParts(tx, termId, revisionId);
    await keepVersion(tx, termId, {
      editorId: actor.id,
      change: 'reverted',
      revertedTo: revisionId,
      now: deps.now(),
    });
    if (term.author_id === actor.id) return;
    await audit(tx, {
      actorId: actor.id,
      action: 'term.revert',
      subject: `term:${termId}`,
      detail: { arabic: term.arabic, revision: revisionId },
    });
  });
  await revert.catch(refuseTaken);
  return { detail: partText.reverted };
}

/** Further names, examples and domains as they were; whoever has left is not named by them again. */
async function bringBackParts(tx: Tx, termId: number, revisionId: number): Promise<void> {
  const kept = sql`(select entry from term_revisions where id = ${revisionId})`;
  await sql`delete from designations where term_id = ${termId}`.execute(tx);
  await sql`
    insert into designations (term_id, language, text, bare, kind, status, part_of_speech, gender, plural, region, note,
      source, source_page, source_link, author_id, created_at)
    select ${termId}, language, text, bare, kind, status, part_of_speech, gender, plural, region, note,
      source, source_page, source_link, (select id from users where id = author_id), created_at
    from jsonb_populate_recordset(null::designations, ${kept} -> 'designations')`.execute(tx);
  await sql`delete from term_examples where term_id = ${termId}`.execute(tx);
  await sql`
    insert into term_examples (term_id, text, translation, status, source, source_page, source_link, author_id, created_at)
    select ${termId}, text, translation, status, source, source_page, source_link,
      (select id from users where id = author_id), created_at
    from jsonb_populate_recordset(null::term_examples, ${kept} -> 'examples')`.execute(tx);
  await sql`delete from term_domains where term_id = ${termId}`.execute(tx);
  await sql`
    insert into term_domains (term_id, domain_id)
    select ${termId}, domains.id from domains join all_terms term on term.id = ${termId}
    where domains.category_id = term.category_id and ${kept} -> 'domains' @> to_jsonb(domains.id)`.execute(
    tx,
  );
  await sql`
    update all_terms set part_of_speech = ${kept} ->> 'part_of_speech', gender = ${kept} ->> 'gender',
      plural = ${kept} ->> 'plural' where id = ${termId}`.execute(tx);
}
