/** Words that are in use and that rules alone would not give first, or not say to be so. */
import { rows as elativeRows } from '../tables/elatives.data.generated.ts';
import { rows as inUseRows } from '../tables/in-use.data.generated.ts';
import { rows as instrumentRows } from '../tables/instruments.data.generated.ts';
import { rows as intensiveRows } from '../tables/intensives.data.generated.ts';
import { rows as placeRows } from '../tables/places.data.generated.ts';

function lookup(rows: string): (root: string) => readonly string[] {
  let words: Map<string, string[]> | undefined;
  return (root) => {
    words ??= new Map(
      rows.split('\n').map((row) => {
        const [key = '', list = ''] = row.split('\t');
        return [
          key,
          list
            .split(',')
            .map((word) => word.trim())
            .filter(Boolean),
        ];
      }),
    );
    return words.get(root) ?? [];
  };
}

export const instrumentsOf = lookup(instrumentRows);
export const placesOf = lookup(placeRows);
export const elativesOf = lookup(elativeRows);
export const intensivesOf = lookup(intensiveRows);
/** Verbal nouns and participles that no list of nouns has. */
export const inUseOf = lookup(inUseRows);
