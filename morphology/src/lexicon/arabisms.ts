/** Words that Latin letters have from Arabic. */
import { rows } from '../tables/arabisms.data.generated.ts';

let table: ReadonlyMap<string, readonly string[]> | undefined;

/** The roots of the Arabic words that a Latin word in small letters was borrowed from; empty for all others. */
export function rootsOfArabism(latin: string): readonly string[] {
  table ??= new Map(
    rows.split('\n').map((row): [string, string[]] => {
      const [word = '', roots = ''] = row.split('\t');
      return [word, roots.split(',')];
    }),
  );
  return table.get(latin) ?? [];
}
