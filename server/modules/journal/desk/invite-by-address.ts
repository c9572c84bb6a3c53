import { errorText } from '@mustalah/contract/errors';
import type { ConflictSign } from '@mustalah/contract/journal/desk';
import { normalize } from '@mustalah/morphology';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { findUserByEmail } from '../../accounts/public-users.ts';
import { holdAsEditor, refuseEnded } from '../paper/hold-as-editor.ts';
import { record } from '../paper/record.ts';
import { dueAfter } from '../paper/rules.ts';
import { likelyConflicts, signsOf } from './likely-conflicts.ts';
import { listWriters } from './queries.ts';
import { conflictText } from './text.ts';

interface Person {
  name: string;
  email: string;
}

interface Invited extends Person {
  paperId: number;
  editorId: number;
  days: number;
  respondDays: number;
  /** The editor has seen what makes a conflict likely. */
  despiteSigns: boolean;
}

/** Ask somebody who has no account to review the version that a pending paper is at, by a mail to their address. */
export async function inviteByAddress(
  deps: Deps,
  { paperId, editorId, days, respondDays, despiteSigns, ...person }: Invited,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const paper = await holdAsEditor(tx, editorId, paperId);
    refuseEnded(paper);
    if (paper.status !== 'pending') throw new Refusal(409, 'paper_not_pending');
    const account = await findUserByEmail(tx, person.email);
    if (account?.email_confirmed_at) {
      throw new Refusal(409, 'account_exists', { fields: { email: [errorText.account_exists] } });
    }
    // guard: No author is invited to review their paper (../review/address-invitation.test.ts)
    if (await isAuthor(tx, paperId, person)) throw new Refusal(409, 'conflict_of_interest');
    const signs = await listSigns(tx, paperId, person);
    // guard: What makes a conflict likely is said before anybody is asked (../review/address-invitation.test.ts)
    if (signs.length > 0 && !despiteSigns) {
      throw new Refusal(409, 'likely_conflict', { detail: conflictText(signs) });
    }
    const now = deps.now();
    const expiresAt = dueAfter(now, respondDays);
    await closeExpired(tx, paperId, now);
    const row = await tx
      .insertInto('address_invitations')
      .values({
        paper_id: paperId,
        round: paper.round,
        ...person,
        invited_by: editorId,
        invited_at: now,
        due_in_days: days,
        expires_at: expiresAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    // guard: Nobody is asked twice for a round (../review/address-invitation.test.ts)
    if (!row) throw new Refusal(409, 'already_assigned');
    await record(tx, deps, paper, {
      kind: 'address_invited',
      actorId: editorId,
      actorRole: 'editor',
      // Whom it went to is forgotten one day, and the log is not.
      detail: { invitation: row.id },
      invitationId: row.id,
      now,
    });
  });
}

/** Take an invitation back that is not answered; its link opens nothing any more. */
export async function withdrawInvitation(
  deps: Deps,
  { paperId, invitationId, editorId }: { paperId: number; invitationId: number; editorId: number },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const paper = await holdAsEditor(tx, editorId, paperId);
    const known = await tx
      .selectFrom('address_invitations')
      .select('state')
      .where('id', '=', invitationId)
      .where('paper_id', '=', paperId)
      .executeTakeFirst();
    if (!known) throw notFound();
    refuseEnded(paper);
    if (paper.status !== 'pending') throw new Refusal(409, 'paper_not_pending');
    if (known.state !== 'invited') throw new Refusal(409, 'assignment_over');
    await tx
      .updateTable('address_invitations')
      .set({ state: 'withdrawn', link_hash: null, answered_at: deps.now() })
      .where('id', '=', invitationId)
      .execute();
    await record(tx, deps, paper, {
      kind: 'address_uninvited',
      actorId: editorId,
      actorRole: 'editor',
      detail: { invitation: invitationId },
      now: deps.now(),
    });
  });
}

/** What was not answered in time stands in the way of no other invitation. */
const closeExpired = (tx: Tx, paperId: number, now: Date) =>
  tx
    .updateTable('address_invitations')
    .set({ state: 'withdrawn', link_hash: null })
    .where('paper_id', '=', paperId)
    .where('state', '=', 'invited')
    .where('expires_at', '<=', now)
    .execute();

/** As it is known of accounts: by an address, or by the whole name of a co-author. */
async function isAuthor(db: Db, paperId: number, { name, email }: Person): Promise<boolean> {
  const { rows } = await sql<{ isAuthor: boolean }>`
    with person as (select mail_key(${email}) as mail_key, name_parts(${normalize(name)}) as parts_key)
    select exists (select from paper_authors author, person
        where author.paper_id = ${paperId} and (
          (author.mail_key <> '' and author.mail_key = person.mail_key)
          or (author.place > 1 and person.parts_key like '% %'
            and person.parts_key in (author.parts_key, author.latin_parts_key))))
      or exists (select from papers join users on users.id = papers.submitter_id, person
        where papers.id = ${paperId} and users.mail_key = person.mail_key) as "isAuthor"`.execute(db);
  return rows[0]?.isAuthor ?? false;
}

async function listSigns(db: Db, paperId: number, person: Person): Promise<ConflictSign[]> {
  const asked = signsOf({ ...person, latin_name: '', affiliation: '' });
  const writers = await listWriters(db, [paperId]);
  return [...new Set(writers.flatMap((writer) => likelyConflicts(asked, signsOf(writer))))];
}
