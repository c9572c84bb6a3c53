import type { Db } from '../../../platform/db.ts';

/** What background work on the dictionary remembers from one start to the next. */
export async function readSetting(db: Db, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

export const keepSetting = (db: Db, key: string, value: string) =>
  db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();

export const forgetSetting = (db: Db, key: string) =>
  db.deleteFrom('settings').where('key', '=', key).execute();
