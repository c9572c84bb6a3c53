import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Deps, DepsInTransaction } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { notify } from '../../notifications/notify.ts';
import { keepVersion } from '../concepts/change-entry.ts';
import { type Head, writeHead } from '../concepts/write-head.ts';
import { type LockedTerm, lockTerm } from '../queries.ts';
import { refuseTaken } from '../refusals.ts';
import { termLink } from '../review/approval.ts';
import { type Actor, editObjection, isOutdated } from '../rules.ts';
import { noticeText } from '../text.ts';

/** What stays as it is may be absent. */
export interface Edit extends Head {
  /** The version that the editor saw; anything newer refuses the edit. */
  updated_at?: string | undefined;
}

/** Change a term, keep the change as a revision, and tell the author when somebody else made it. */
export const editTerm = (deps: Deps, termId: number, edit: Edit, actor: Actor): Promise<void> =>
  deps.db
    .transaction()
    .execute(async (tx) => {
      const term = await lockTerm(tx, termId);
      if (!term) throw notFound();
      const objection = editObjection(term, actor);
      if (objection) throw new Refusal(objection === 'forbidden' ? 403 : 409, objection);
      if (isOutdated(edit.updated_at, term)) throw new Refusal(409, 'edit_conflict');
      const changes = await writeHead(tx, deps, term, edit);
      if (changes.length === 0) return;
      await keepVersion(tx, termId, { editorId: actor.id, change: 'edited', now: deps.now() });
      if (term.author_id === actor.id) return;
      // guard: An edit by somebody else than the author leaves a row in the audit log
      await auditEdit(tx, term, changes, actor);
      await tellAuthor(tx, deps, term, changes);
    })
    .catch(refuseTaken);

const auditEdit = (tx: Tx, term: LockedTerm, changes: string[], actor: Actor) =>
  audit(tx, {
    actorId: actor.id,
    action: 'term.edit',
    subject: `term:${term.id}`,
    detail: { arabic: term.arabic, changes },
  });

async function tellAuthor(tx: Tx, deps: DepsInTransaction, term: LockedTerm, changes: string[]) {
  if (term.author_id === null) return;
  const notice = noticeText.edited(term.arabic, changes);
  await notify(tx, deps, { userId: term.author_id, ...notice, link: termLink(term.id) });
}
