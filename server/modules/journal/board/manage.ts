import { audit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import { deleteMember, insertMember, type MemberFields, updateMember } from './queries.ts';
import { doneText } from './text.ts';

const subjectOf = (id: number): string => `board_member:${id}`;

export const addMember = ({ db }: Deps, fields: MemberFields, actorId: number) =>
  db.transaction().execute(async (tx) => {
    const member = await insertMember(tx, fields);
    await audit(tx, { actorId, action: 'board.add', subject: subjectOf(member.id), detail: { ...fields } });
    return member;
  });

export const editMember = ({ db }: Deps, id: number, fields: MemberFields, actorId: number) =>
  db.transaction().execute(async (tx) => {
    const member = await updateMember(tx, id, fields);
    if (!member) throw notFound();
    await audit(tx, { actorId, action: 'board.edit', subject: subjectOf(id), detail: { ...fields } });
    return member;
  });

export async function removeMember({ db }: Deps, id: number, actorId: number): Promise<{ detail: string }> {
  await db.transaction().execute(async (tx) => {
    const removed = await deleteMember(tx, id);
    if (!removed) throw notFound();
    await audit(tx, { actorId, action: 'board.remove', subject: subjectOf(id), detail: removed });
  });
  return { detail: doneText.removed };
}
