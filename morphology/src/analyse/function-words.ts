import { rows } from '../tables/function-words.data.generated.ts';

/** Two-letter words that و and ف join; others would swallow nouns such as فهم and فلك. */
const JOINED_SHORT_WORDS = new Set([
  'هو',
  'هي',
  'لا',
  'ما',
  'لم',
  'لن',
  'من',
  'في',
  'عن',
  'لو',
  'إن',
  'أن',
  'إذ',
]);

/** Nouns that are written like a particle behind و or ف, and are met far oftener. */
const NOUNS = new Set(['فلكي']);

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
  if (!/^[وف]/.test(bare) || NOUNS.has(bare)) return undefined;
  const rest = bare.slice(1);
  return rest.length > 2 || JOINED_SHORT_WORDS.has(rest) ? words().get(rest) : undefined;
}
