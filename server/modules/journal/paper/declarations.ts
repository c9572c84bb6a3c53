import type { Declarations } from '@mustalah/contract/journal/declarations';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';

/** What was agreed to and declared with a paper. */
export interface Declared {
  declarations: Declarations;
  /** Empty when nobody agreed to anything. */
  agreementVersion: string;
  agreedAt: Date | null;
}

/** Of a paper that was sent before anything was asked, or without it. */
export const nothingDeclared: Declared = {
  declarations: { ethics: '', data_access: '', ai_use: '', funding: [] },
  agreementVersion: '',
  agreedAt: null,
};

/** What was declared with this paper, as one value. */
export const declarationsOf = (paperId: RawBuilder<unknown>): RawBuilder<Declarations> => sql<Declarations>`
  (select json_build_object('ethics', coalesce(max(ethics), ''), 'data_access', coalesce(max(data_access), ''),
      'ai_use', coalesce(max(ai_use), ''),
      'funding', coalesce((select json_agg(json_build_object('funder', funder, 'funder_id', funder_id, 'award', award)
        order by place) from paper_funding where paper_funding.paper_id = ${paperId}), '[]'))
    from paper_declarations own where own.paper_id = ${paperId})`;

/** By paper; those of which nothing is known are missing. */
export async function listDeclarations(db: Db, ids: readonly number[]): Promise<Map<number, Declared>> {
  const rows = await db
    .selectFrom('paper_declarations as declared')
    .select(['paper_id', 'agreement_version', 'agreed_at'])
    .select(declarationsOf(sql.ref('declared.paper_id')).as('declarations'))
    .where('paper_id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ paper_id, agreement_version, agreed_at, declarations }) => [
      paper_id,
      { declarations, agreementVersion: agreement_version, agreedAt: agreed_at },
    ]),
  );
}
