/** Words with a native namesake that beside some Latin are borrowed, the name of a letter, or short for a unit. */
import { stripMarks } from '../script/letters.ts';
import { readScript } from '../script/read-script.ts';
import { rows } from '../tables/borrowed-senses.data.generated.ts';

let table: ReadonlyMap<string, readonly string[]> | undefined;

/** The Latin, in small letters, beside which a word is not the native one: km of كلم; empty for all others. */
export function borrowedSensesOf(word: string): readonly string[] {
  table ??= new Map(
    rows.split('\n').map((row): [string, string[]] => {
      const [name = '', latin = ''] = row.split('\t');
      return [name, latin.split(',')];
    }),
  );
  return table.get(stripMarks(readScript(word))) ?? [];
}
