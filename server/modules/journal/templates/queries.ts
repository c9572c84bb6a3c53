import type { LetterId } from '@mustalah/contract/journal/templates';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Wording } from './rules.ts';

/** What editors made of a letter; undefined when it goes out as it was delivered. */
export const findWording = (db: Db, id: LetterId): Promise<Wording | undefined> =>
  db.selectFrom('letter_templates').select(['subject', 'body']).where('letter', '=', id).executeTakeFirst();

export const listWordings = (db: Db) =>
  db
    .selectFrom('letter_templates as template')
    .innerJoin('users', 'users.id', 'template.changed_by')
    .select(['letter', 'subject', 'body', 'changed_at', 'users.name as changed_by'])
    .execute();

export const writeWording = (
  tx: Tx,
  { id, subject, body, by, now }: Wording & { id: LetterId; by: number; now: Date },
) => {
  const anew = { subject, body, changed_at: now, changed_by: by };
  return tx
    .insertInto('letter_templates')
    .values({ letter: id, ...anew })
    .onConflict((conflict) => conflict.column('letter').doUpdateSet(anew))
    .execute();
};

/** Give what it was, if it was ever changed. */
export const removeWording = (tx: Tx, id: LetterId) =>
  tx
    .deleteFrom('letter_templates')
    .where('letter', '=', id)
    .returning(['subject', 'body'])
    .executeTakeFirst();
