import type { Grammar } from '@mustalah/contract/terms/concepts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Actor } from '../rules.ts';
import { partText } from '../text.ts';
import { changeEntry } from './change-entry.ts';
import { decidesParts } from './rules.ts';

/** Say what the Arabic name of an entry is as a word. */
export const setGrammar = (deps: Deps, termId: number, grammar: Grammar, actor: Actor) =>
  changeEntry(deps, termId, { actor, change: 'names', isDecision: true }, async (tx, term) => {
    // guard: What a word is as a word is said by who decides on its entry (parts.test.ts)
    if (!decidesParts(term, actor)) throw new Refusal(403, 'forbidden');
    await tx.updateTable('all_terms').set(grammar).where('id', '=', termId).execute();
    return { detail: partText.edited };
  });
