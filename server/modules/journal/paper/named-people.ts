import { normalize } from '@mustalah/morphology';
import type { Db } from '../../../platform/db.ts';

/** Whether a text holds a whole name of several words, however it is written; a single word may be any word. */
export function holdsName(text: string, names: readonly string[]): boolean {
  const said = ` ${normalize(text)} `;
  return names
    .map((name) => normalize(name))
    .filter((name) => name.includes(' '))
    .some((name) => said.includes(` ${name} `) || said.includes(` و${name} `) || said.includes(` ل${name} `));
}

/** Everybody who was ever asked to review a paper. */
export async function listReviewerNames(db: Db, paperId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('paper_assignments as assignment')
    .innerJoin('users', 'users.id', 'assignment.reviewer_id')
    .select('users.name')
    .where('paper_id', '=', paperId)
    .execute();
  return rows.map(({ name }) => name);
}

/** Everybody who stands on a paper, in each writing of the name. */
export async function listAuthorNames(db: Db, paperId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('paper_authors')
    .select(['name', 'latin_name'])
    .where('paper_id', '=', paperId)
    .execute();
  const submitter = await db
    .selectFrom('papers')
    .innerJoin('users', 'users.id', 'papers.submitter_id')
    .select('users.name')
    .where('papers.id', '=', paperId)
    .execute();
  return [
    ...rows.flatMap(({ name, latin_name }) => [name, latin_name]),
    ...submitter.map(({ name }) => name),
  ];
}
