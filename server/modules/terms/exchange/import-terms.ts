import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/db.ts';
import { insertTerms } from '../rows/insert-terms.ts';
import type { PlannedRow } from './plan-import.ts';

/** Write what a plan found new or near, all or nothing, as approved terms; give how many were added. */
export function importTerms(db: Db, plan: readonly PlannedRow[], file: string, now: Date): Promise<number> {
  const terms = plan.flatMap(({ outcome, term }) =>
    term && (outcome === 'new' || outcome === 'near') ? [term] : [],
  );
  return db.transaction().execute(async (tx) => {
    const ids = await insertTerms(tx, terms, now);
    const detail = { file, count: ids.length, first: ids.at(0), last: ids.at(-1) };
    await audit(tx, { actorId: null, action: 'terms.import', subject: 'terms', detail });
    return ids.length;
  });
}
