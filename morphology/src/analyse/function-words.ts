import { rows } from '../function-words.data.generated.ts';

let table: Map<string, string | null> | undefined;

function words(): Map<string, string | null> {
  table ??= new Map(
    rows.split('\n').flatMap((row) => {
      const [root = '', list = ''] = row.split('\t');
      return list.split(' ').map((word): [string, string | null] => [word, root === '-' ? null : root]);
    }),
  );
  return table;
}

/** The root of a particle or pronoun, null when it has none, undefined when the word is neither. */
export function functionWord(bare: string): string | null | undefined {
  const whole = words().get(bare);
  if (whole !== undefined) return whole;
  if (/^[وف]/.test(bare) && bare.length > 2) return words().get(bare.slice(1));
  return undefined;
}
