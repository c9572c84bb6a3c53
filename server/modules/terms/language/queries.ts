import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';

/** The text of a term, or undefined. */
export const findTermText = (db: Db, id: number) =>
  db.selectFrom('terms').select(['arabic', 'latin', 'definition']).where('id', '=', id).executeTakeFirst();

/** Terms that share a root with this one; approved, short and well-liked ones first. */
export const listFamily = (db: Db, { id, roots, limit }: { id: number; roots: string[]; limit: number }) =>
  db
    .selectFrom('terms')
    .select(['id', 'arabic', 'latin', 'definition'])
    .where(sql<boolean>`roots && ${roots}::text[]`)
    .where('id', '!=', id)
    .orderBy((row) => row('approved_at', 'is', null))
    .orderBy((row) => row.fn('length', ['arabic_bare']))
    .orderBy('votes', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
