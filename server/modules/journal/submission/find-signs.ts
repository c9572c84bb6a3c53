import type { Sign } from '@mustalah/contract/journal/paper';
import { normalize, withoutArticle } from '@mustalah/morphology';

/** Somebody whose name on a paper would tell its reviewers who wrote it. */
export interface KnownAuthor {
  name: string;
  latin_name: string;
  affiliation: string;
}

/** One text of a paper and where it stands. */
export interface Place {
  where: Sign['where'];
  /** Of text on pages. */
  page?: number;
  text: string;
}

/** So many pages are named for one sign, and so many signs in all. */
const MOST_PAGES = 5;
const MOST_SIGNS = 30;
const MOST_LETTERS = 200;

/** What gives the authors away: their names, addresses and affiliations, and any address or ORCID at all. */
export function findSigns(places: readonly Place[], authors: readonly KnownAuthor[]): Sign[] {
  const signs = new Map<string, Sign>();
  const sought = authors.flatMap(soughtOf);
  for (const { where, page, text } of places) {
    const words = wordsOf(text);
    const known = sought.filter(({ isIn }) => isIn(words));
    for (const { kind, found } of [...known, ...addressesIn(text)]) {
      const shown = found.slice(0, MOST_LETTERS);
      const sign = signs.get(`${kind} ${where} ${shown}`) ?? { kind, where, found: shown, pages: [] };
      signs.set(`${kind} ${where} ${shown}`, sign);
      const isNew = page !== undefined && sign.pages.at(-1) !== page;
      if (isNew && sign.pages.length < MOST_PAGES) sign.pages.push(page);
    }
  }
  return [...signs.values()].slice(0, MOST_SIGNS);
}

interface Sought {
  kind: Sign['kind'];
  /** As the author wrote it. */
  found: string;
  isIn: (words: readonly string[]) => boolean;
}

function soughtOf({ name, latin_name, affiliation }: KnownAuthor): Sought[] {
  const names = [name, latin_name].filter(Boolean).map((found): Sought => {
    const pairs = tellingPairs(wordsOf(found));
    return { kind: 'name', found, isIn: (words) => pairs.some((pair) => standTogether(words, pair)) };
  });
  const institutions = affiliation
    .split(/[,،;؛-]/u)
    .map((each) => each.trim())
    .filter((each) => wordsOf(each).length >= 2)
    .map((found): Sought => {
      const parts = wordsOf(found).map(writingsOf);
      return { kind: 'affiliation', found, isIn: (words) => standInOrder(words, parts) };
    });
  return [...names, ...institutions];
}

/** A part of a name in all the writings in which it may stand in a text. */
type Writings = ReadonlySet<string>;

/**
 * Two parts of a name that tell a person when they stand side by side: the first or the last but one with the last, also
 * with the first shortened to its letter. In Latin lines of an Arabic page their order is not to be relied on.
 */
function tellingPairs(parts: readonly string[]): [Writings, Writings][] {
  const last = parts.at(-1);
  if (parts.length < 2 || !last) return [];
  const before = new Set([parts[0], parts.at(-2)].filter((part) => part !== undefined));
  const initial = parts[0]?.[0];
  return [
    ...[...before].map((part): [Writings, Writings] => [writingsOf(part), writingsOf(last)]),
    ...(initial && /[a-z]/.test(initial) && last.length > 2
      ? [[new Set([initial]), new Set([last])] as [Writings, Writings]]
      : []),
  ];
}

const standTogether = (words: readonly string[], [one, other]: [Writings, Writings]): boolean =>
  words.some((word, place) => {
    const next = words[place + 1];
    return next !== undefined && ((one.has(word) && other.has(next)) || (other.has(word) && one.has(next)));
  });

const standInOrder = (words: readonly string[], parts: readonly Writings[]): boolean =>
  words.some((_, place) => parts.every((part, offset) => part.has(words[place + offset] ?? '')));

const PARTICLES = ['', 'و', 'ف'].flatMap((first) => ['', 'ب', 'ل', 'ك'].map((second) => first + second));

/** An Arabic word with what may be written together before it. */
function writingsOf(word: string): Writings {
  // guard: Nobody but the engine has a rule for the article (../../../test/architecture.test.ts) ‹withoutArticle(word → word.replace(/^ال/, ''›
  const bare = withoutArticle(word);
  return new Set(
    PARTICLES.flatMap((particles) => [
      particles + bare,
      `${particles}ال${bare}`,
      ...(particles.endsWith('ل') ? [`${particles}ل${bare}`] : []),
    ]),
  );
}

/** Words that stand in one writing of a name and are missing in another, and titles. */
const LEFT_OUT = new Set(
  'بن ابن بنت ال د دكتور الدكتور دكتوره الدكتوره استاذ الاستاذ al el bin ibn ben bint dr prof'.split(' '),
);

/** The words of a text in the form in which they are compared; عبد is one word with what follows it. */
function wordsOf(text: string): string[] {
  const words = normalize(text)
    .split(' ')
    .filter((word) => word !== '' && !LEFT_OUT.has(word));
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before && /^[وفبلك]{0,2}عبد$/u.test(before)) joined[joined.length - 1] = before + word;
    else joined.push(word);
  }
  return joined;
}

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+/gu;
const ORCID = /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/g;
const ENDING = /^(?:[a-z]{2}|com|org|net|edu|gov|info)$/i;

function addressesIn(text: string): { kind: Sign['kind']; found: string }[] {
  return [
    ...[...text.matchAll(EMAIL)].flatMap(([address]) => {
      const found = forwards(address.replace(/^\.+|\.+$/gu, ''));
      return found ? [{ kind: 'email' as const, found }] : [];
    }),
    ...[...text.matchAll(ORCID)].map(([found]) => ({ kind: 'orcid' as const, found })),
  ];
}

/** In an Arabic line a PDF may give the parts of an address from its end; null for what is no address. */
function forwards(address: string): string | null {
  const parts = address.split(/([.@])/u);
  if (parts.length < 5) return null;
  return !ENDING.test(parts.at(-1) ?? '') && ENDING.test(parts[0] ?? '')
    ? parts.toReversed().join('')
    : address;
}
