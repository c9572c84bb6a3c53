/** Verbs that grammars list as leaving the rule of their class. */
import { rows } from '../tables/irregular-verbs.data.generated.ts';

export type VerbRule =
  | 'keeps-glide'
  | 'may-keep-glide'
  | 'joins-hamza'
  | 'may-join-hamza'
  | 'drops-first'
  | 'keeps-first'
  | 'drops-hamza-imperative'
  | 'drops-hamza-present'
  | 'drops-hamza'
  | 'perfect-only'
  | 'usual-root';

/** The rules of each root that has any, with their forms. */
let rulesOf: Map<string, Set<string>> | undefined;

function readRules(): Map<string, Set<string>> {
  const read = new Map<string, Set<string>>();
  for (const row of rows.split('\n')) {
    const [name, form, roots = ''] = row.split('\t');
    for (const root of roots.split(' ')) read.set(root, (read.get(root) ?? new Set()).add(`${name} ${form}`));
  }
  return read;
}

/** Whether a rule is listed for a form of a root. */
export function hasVerbRule(rule: VerbRule, form: string, root: string): boolean {
  rulesOf ??= readRules();
  return rulesOf.get(root)?.has(`${rule} ${form}`) ?? false;
}
