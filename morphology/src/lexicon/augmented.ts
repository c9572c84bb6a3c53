/** Four-letter stems in which و, ي or the م of a noun is added to three radicals (الملحق بالرباعي; شذا العرف، Wright I §67). */
import { rows } from '../tables/augmented.data.generated.ts';
import { findRoot } from './lexicon.ts';

let table: ReadonlyMap<string, string> | undefined;

function roots(): ReadonlyMap<string, string> {
  table ??= new Map(rows.split('\n').map((row) => row.split('\t') as [stem: string, root: string]));
  return table;
}

/** The root that a stem is told with: حسب of حوسب where the tables have it; every other root is itself. */
export function plainRoot(stem: string): string {
  const root = roots().get(stem);
  return root !== undefined && findRoot(root) ? root : stem;
}

/** The letters of measure for the letters of such a stem: فوعل for حوسب, فعول for جدول, مفعل for موضع. */
export function augmentedMeasure(measure: string, stem: string): string {
  const root = plainRoot(stem);
  if (root === stem) return measure;
  const added = [0, 1, 2].find((at) => stem.slice(0, at) + stem.slice(at + 1) === root) ?? 1;
  const letters = ['ف', 'ع', 'ل'];
  letters.splice(added, 0, stem[added] as string);
  let place = 0;
  return [...measure].map((sign) => (/[فعل]/.test(sign) ? (letters[place++] ?? sign) : sign)).join('');
}
