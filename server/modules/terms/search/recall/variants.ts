import { hasArabic, hasArticle, stripMarks, withoutArticle } from '@mustalah/morphology';

/** A term that a query is expected to find. */
export interface Target {
  arabic: string;
  latin: string;
}

/** A number between 0 and 1, the same sequence in each run. */
export function seededChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

type Chance = () => number;
type Variant = (target: Target, chance: Chance) => string;

const pick = <T>(from: readonly T[], chance: Chance): T => from[Math.floor(chance() * from.length)] as T;
const MARKS = ['\u064E', '\u064F', '\u0650', '\u0652'];
const plain = ({ arabic }: Target): string => stripMarks(arabic);

const replaced = (text: string, table: Record<string, string>): string =>
  [...text].map((letter) => table[letter] ?? letter).join('');

const withMarks: Variant = (target, chance) =>
  plain(target).replace(/\p{Script=Arabic}/gu, (letter) => letter + pick(MARKS, chance));

const withArticle: Variant = (target) =>
  plain(target)
    .split(' ')
    .map((word) => (hasArticle(word) ? withoutArticle(word) : `ال${word}`))
    .join(' ');

const between = (text: string, inserted: string, chance: Chance): string => {
  const at = 1 + Math.floor(chance() * (text.length - 1));
  return text.slice(0, at) + inserted + text.slice(at);
};

/** A letter less, another letter, a letter more or two letters swapped. */
function typo(text: string, alphabet: string, chance: Chance): string {
  const letters = [...text];
  const at = 1 + Math.floor(chance() * (letters.length - 1));
  const kind = Math.floor(chance() * 4);
  const other = pick(
    [...alphabet].filter((letter) => letter !== letters[at]),
    chance,
  );
  if (kind === 0) letters.splice(at, 1);
  else if (kind === 1) letters[at] = other;
  else if (kind === 2) letters.splice(at, 0, other);
  else [letters[at - 1], letters[at]] = [letters[at] ?? '', letters[at - 1] ?? ''];
  return letters.join('');
}

const shortened = (text: string): string => text.slice(0, Math.max(4, Math.ceil(text.length * 0.7)));

const ARABIC_KEYS = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';
const LATIN_KEYS = 'abcdefghijklmnopqrstuvwxyz';

/** How each kind of query is made from a term; a query equal to the term's plain text is not asked. */
export const variants: Record<string, Variant> = {
  'exact Arabic': ({ arabic }) => arabic,
  'without marks': plain,
  'with marks': withMarks,
  hamza: (target) => replaced(plain(target), { أ: 'ا', إ: 'ا', آ: 'ا', ؤ: 'و', ئ: 'ي' }),
  'hamza added': (target) => plain(target).replace(/(?<=^| )ا(?!ل)/g, 'أ'),
  'ta marbuta': (target) => plain(target).replace(/ة(?= |$)/g, 'ه'),
  'alif maqsura': (target) => plain(target).replace(/ي(?= |$)/g, 'ى'),
  article: withArticle,
  'attached particle': (target) => `وال${plain(target)}`,
  tatweel: (target, chance) => between(plain(target), 'ـــ', chance),
  'zero width': (target, chance) => between(plain(target), '\u200c', chance),
  'Persian letters': (target) => replaced(plain(target), { ي: 'ی', ك: 'ک', ه: 'ہ' }),
  reordered: (target) => plain(target).split(' ').reverse().join(' '),
  'Arabic prefix': (target) => shortened(plain(target)),
  'one Arabic typo': (target, chance) => typo(plain(target), ARABIC_KEYS, chance),
  combined: (target, chance) =>
    replaced(between(withArticle(target, chance), 'ـ', chance), { ة: 'ه', أ: 'ا', ي: 'ى' }),
  'exact Latin': ({ latin }) => latin,
  'Latin case': ({ latin }) => latin.toUpperCase(),
  'Latin plural': ({ latin }) =>
    /[a-rt-z]$/.test(latin) ? `${latin}s`.replace(/([^aeiou])ys$/, '$1ies') : latin,
  'Latin hyphen': ({ latin }) => latin.replaceAll(' ', '-'),
  'Latin prefix': ({ latin }) => shortened(latin),
  'one Latin typo': ({ latin }, chance) => typo(latin, LATIN_KEYS, chance),
};

/** Kinds whose query is the term itself. */
const UNCHANGED = new Set(['exact Arabic', 'without marks', 'exact Latin']);

/** Whether a variant of this kind says something about this term. */
export function isTelling(kind: string, query: string, target: Target): boolean {
  if (UNCHANGED.has(kind)) return kind !== 'without marks' || query !== target.arabic;
  if (kind.includes('typo')) return [...query].length >= 4;
  const original = hasArabic(query) ? plain(target) : target.latin;
  return query !== original && query.length >= 3;
}
