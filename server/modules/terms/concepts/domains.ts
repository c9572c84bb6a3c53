import type { Db } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import { categoryUnknown } from '../refusals.ts';
import { findCategory } from '../rows/categories.ts';
import type { Actor } from '../rules.ts';
import { partText } from '../text.ts';
import { changeEntry } from './change-entry.ts';
import { listDomainRows, setDomainsOf } from './queries.ts';
import { decidesParts } from './rules.ts';

/** The domains of a category, or of all. */
export async function listDomains(db: Db, category: string) {
  if (category === '') return listDomainRows(db, undefined);
  const found = await findCategory(db, category);
  if (!found) throw categoryUnknown();
  return listDomainRows(db, found.id);
}

/** Choose the domains of an entry, all of its own category. */
export const setDomains = (deps: Deps, termId: number, domains: readonly number[], actor: Actor) =>
  changeEntry(deps, termId, { actor, change: 'domains', isDecision: true }, async (tx, term) => {
    if (!decidesParts(term, actor)) throw new Refusal(403, 'forbidden');
    const chosen = [...new Set(domains)];
    const known = new Set((await listDomainRows(tx, term.category_id)).map(({ id }) => id));
    if (!chosen.every((id) => known.has(id))) throw new Refusal(400, 'domain_unknown');
    await setDomainsOf(tx, termId, chosen);
    return { detail: partText.domains };
  });
