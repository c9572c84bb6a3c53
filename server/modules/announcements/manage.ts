import { audit } from '../../platform/audit.ts';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/errors.ts';
import { insertAnnouncement, removeAnnouncement, updateAnnouncement, type Words } from './queries.ts';
import { doneText } from './text.ts';

const subjectOf = (id: number): string => `announcement:${id}`;

export const createAnnouncement = ({ db, now }: Deps, words: Words, actorId: number) =>
  db.transaction().execute(async (tx) => {
    const announcement = await insertAnnouncement(tx, words, now());
    const subject = subjectOf(announcement.id);
    await audit(tx, { actorId, action: 'announcement.create', subject, detail: { title: words.title } });
    return announcement;
  });

export const editAnnouncement = ({ db, now }: Deps, id: number, words: Words, actorId: number) =>
  db.transaction().execute(async (tx) => {
    const announcement = await updateAnnouncement(tx, id, words, now());
    if (!announcement) throw notFound();
    await audit(tx, { actorId, action: 'announcement.edit', subject: subjectOf(id), detail: { ...words } });
    return announcement;
  });

/** Remove an announcement; what it said stays in the audit log. */
export async function deleteAnnouncement({ db }: Deps, id: number, actorId: number) {
  await db.transaction().execute(async (tx) => {
    const removed = await removeAnnouncement(tx, id);
    if (!removed) throw notFound();
    await audit(tx, { actorId, action: 'announcement.delete', subject: subjectOf(id), detail: removed });
  });
  return { detail: doneText.deleted };
}
