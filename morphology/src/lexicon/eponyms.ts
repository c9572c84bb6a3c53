/** Names of persons after whom things are called, where they are written like Arabic words. */
import { stripMarks } from '../script/letters.ts';
import { readScript } from '../script/read-script.ts';
import { rows } from '../tables/eponyms.data.generated.ts';

let table: ReadonlyMap<string, readonly string[]> | undefined;

/** The names, in Latin and in small letters, that a word may spell: hall of هول; empty for all others. */
export function eponymsOf(word: string): readonly string[] {
  table ??= new Map(
    rows.split('\n').map((row): [string, string[]] => {
      const [name = '', latin = ''] = row.split('\t');
      return [name, latin.toLowerCase().split(',')];
    }),
  );
  return table.get(stripMarks(readScript(word))) ?? [];
}
