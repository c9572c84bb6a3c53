import type { Db, Tx } from '../../../platform/db.ts';

const member = ['id', 'place', 'name', 'latin_name', 'role', 'affiliation', 'orcid'] as const;

export const listMembers = (db: Db) =>
  db.selectFrom('board_members').select(member).orderBy('place').orderBy('id').execute();

export interface MemberFields {
  name: string;
  latin_name: string;
  role: string;
  affiliation: string;
  orcid: string;
  place: number;
}

export const insertMember = (tx: Tx, fields: MemberFields) =>
  tx.insertInto('board_members').values(fields).returning(member).executeTakeFirstOrThrow();

export const updateMember = (tx: Tx, id: number, fields: MemberFields) =>
  tx.updateTable('board_members').set(fields).where('id', '=', id).returning(member).executeTakeFirst();

export const deleteMember = (tx: Tx, id: number) =>
  tx.deleteFrom('board_members').where('id', '=', id).returning(['name', 'role']).executeTakeFirst();
