import type { Reply } from '@mustalah/contract/endpoint';
import type { getPaperDeclarations } from '@mustalah/contract/journal/co-authors';
import type { CreditRole } from '@mustalah/contract/journal/declarations';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import type { User } from '../../../platform/session.ts';
import { listDeclarations, nothingDeclared } from '../paper/declarations.ts';
import { holdAsEditor, refuseEnded, refuseRelated } from '../paper/hold-as-editor.ts';
import { relationTo } from '../paper/people.ts';
import { record } from '../paper/record.ts';
import { findPaper } from './queries.ts';
import { readSimilarity } from './similarity.ts';
import { readSupplements } from './supplements.ts';

/** What a paper declares, and who of its authors objects; for editors to whom it is a stranger's. */
export async function readDeclarations(
  deps: Deps,
  editor: User,
  paperId: number,
): Promise<Reply<typeof getPaperDeclarations>> {
  const { db } = deps;
  const paper = await findPaper(db, paperId);
  if (!paper) throw notFound();
  // guard: What authors declare is read by editors who handle the paper alone (objections.test.ts)
  refuseRelated(await relationTo(db, editor.id, paperId));
  const { declarations, agreedAt, agreementVersion } =
    (await listDeclarations(db, [paperId])).get(paperId) ?? nothingDeclared;
  return {
    declarations,
    conflict_statement: paper.conflictStatement,
    agreed_at: agreedAt,
    agreement_version: agreementVersion,
    roles: await listRoles(db, paperId),
    objections: await listObjections(db, paperId),
    supplements: await readSupplements(deps, editor, paperId),
    similarity: await readSimilarity(deps, editor, paperId),
  };
}

interface Settling {
  paperId: number;
  objectionId: number;
  editorId: number;
  reason: string;
}

/** Let a paper be published to which a co-author objected; the reason stays in its log. */
export async function settleObjection(
  { db, ...deps }: Deps,
  { paperId, objectionId, editorId, reason }: Settling,
): Promise<void> {
  const now = deps.now();
  await db.transaction().execute(async (tx) => {
    const paper = await holdAsEditor(tx, editorId, paperId);
    refuseEnded(paper);
    const done = await tx
      .updateTable('co_author_links')
      .set({ settled_at: now, settlement: reason })
      .where('id', '=', objectionId)
      .where('paper_id', '=', paperId)
      .where('objected_at', 'is not', null)
      .where('settled_at', 'is', null)
      .returning('id')
      .execute();
    if (done.length === 0) throw new Refusal(409, 'objection_over');
    await record(tx, deps, paper, {
      kind: 'objection_settled',
      actorId: editorId,
      actorRole: 'editor',
      internalNote: reason,
      detail: { objection: objectionId },
      now,
    });
  });
}

const listRoles = async (db: Db, paperId: number) =>
  db
    .selectFrom('paper_authors')
    .select(['name as author', sql<CreditRole[]>`roles`.as('roles')])
    .where('paper_id', '=', paperId)
    .where(sql<boolean>`cardinality(roles) > 0`)
    .orderBy('place')
    .execute();

async function listObjections(db: Db, paperId: number) {
  const { rows } = await sql<Reply<typeof getPaperDeclarations>['objections'][number]>`
    select link.id, link.email, link.objected_at, link.reason, link.settled_at, link.settlement,
      coalesce((select author.name from paper_authors author
        where author.paper_id = link.paper_id and author.email = link.email order by author.place limit 1), '') as author
    from co_author_links link
    where link.paper_id = ${paperId} and link.objected_at is not null order by link.objected_at, link.id`.execute(
    db,
  );
  return rows;
}
