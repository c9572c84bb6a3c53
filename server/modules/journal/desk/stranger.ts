import { type SqlBool, sql } from 'kysely';

/** The editor neither wrote the paper nor was asked to review it. */
export const isStranger = (editorId: number, paperId: string) => sql<SqlBool>`(
  not exists (select from paper_people where paper_id = ${sql.ref(paperId)} and user_id = ${editorId})
  and not exists (select from paper_assignments own where own.paper_id = ${sql.ref(paperId)} and own.reviewer_id = ${editorId}))`;
