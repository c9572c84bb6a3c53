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

let rules: Set<string> | undefined;

/** Whether a rule is listed for a form of a root. */
export function hasVerbRule(rule: VerbRule, form: string, root: string): boolean {
  rules ??= new Set(
    rows.split('\n').flatMap((row) => {
      const [name, itsForm, roots = ''] = row.split('\t');
      return roots.split(' ').map((listed) => `${name} ${itsForm} ${listed}`);
    }),
  );
  return rules.has(`${rule} ${form} ${root}`);
}
