import type { ShelfRow } from '@mustalah/contract/shelf';
import type { MatchKind } from '@mustalah/contract/terms/dictionary';
import { abbreviated, englishNames } from '@mustalah/lexicography/names/english-names';
import { hasArabic, isSurelyNoun, type SearchKeys, searchKeys } from '@mustalah/morphology';
import type { Db } from '../../../platform/db.ts';
import { requiredKeys } from '../rows/write-keys.ts';
import { matchOf, type Reading } from './match-of.ts';
import { orderRows } from './order-rows.ts';
import { BELOW_GUESSES, BELOW_WRITTEN, isSlip, TIER } from './rules.ts';
import { type Found, type FoundTerm, type Search, searchTerms } from './search.ts';
import { readQuery } from './search-query.ts';

/** A row of the shelf as it is found, by its tier among those of entries. */
export type FoundRow = ShelfRow & { tier: number };

/** What the shelf of glossaries has for what was typed. */
export type SearchShelf = (
  db: Db,
  search: {
    keys: SearchKeys;
    readings?: readonly string[] | undefined;
    limit: number;
    categoryId?: number | undefined;
    isSlip?: boolean | undefined;
  },
) => Promise<FoundRow[]>;

/** A row of the shelf at its place among the entries of the page. */
type RankedRow = FoundRow & { match: MatchKind; above: number };

interface Answers extends Found {
  /** On the first page. */
  shelf: RankedRow[];
  /** What the query was read as, where nothing is written like it. */
  read: Reading | undefined;
}

/** Some of the rows may be entries. */
const SPARE = 4;
/** Of the fields in which rows are the query so many must agree on what it is called in Latin. */
const AGREED = 0.75;

/**
 * One answer of the dictionary and of the shelf. Where no entry is written like the query it is read as what the shelf
 * calls it in Latin, or else as what it is in English.
 */
export async function findAnswers(
  db: Db,
  search: Search,
  { searchShelf, rows }: { searchShelf: SearchShelf; rows: number },
): Promise<Answers> {
  const isFirstPage = search.offset === 0;
  const keys = searchKeys(search.text);
  const { categoryId } = search;
  const onShelf = async (
    more: { readings?: readonly string[]; isSlip?: boolean } = {},
  ): Promise<FoundRow[]> =>
    requiredKeys(search).length === 0
      ? searchShelf(db, { keys, limit: rows + SPARE, categoryId, ...more })
      : [];
  const orSlips = async ({ rows: [best] }: Found, shelf: FoundRow[]): Promise<FoundRow[]> =>
    isFirstPage && shelf.length === 0 && isGuess(best) ? onShelf({ isSlip: true }) : shelf;
  const answers = (found: Found, shelf: readonly FoundRow[], read?: Reading): Answers => ({
    ...found,
    rows: found.rows.map((row) =>
      row.match === 'bridge' && !isSameConcept(row, shelf) ? { ...row, match: 'english' } : row,
    ),
    shelf: isFirstPage ? rank(shelf, found.rows, search, read).slice(0, rows) : [],
    read,
  });

  const standsFor = abbreviated(search.text.trim());
  if (standsFor.length > 0) {
    // Many names have their abbreviation behind them, in brackets.
    const both = standsFor.map((name) => `${name} (${search.text.trim()})`);
    const names = [...new Set([...standsFor, ...englishNames(search.text), ...both])];
    const read: Reading = { names, match: 'english', isAbbreviation: true };
    const [found, shelf] = await Promise.all([
      searchTerms(db, { ...search, read }),
      isFirstPage ? onShelf({ readings: names }) : [],
    ]);
    return answers(found, shelf, read);
  }
  const [found, shelf] = await Promise.all([searchTerms(db, search), isFirstPage ? onShelf() : []]);
  // What is done does not depend on the page, so that pages neither overlap nor skip.
  const first = isFirstPage ? found : await searchTerms(db, { ...search, offset: 0, limit: 1 });
  if (isWritten(first.rows[0])) return answers(found, shelf);
  const before = isFirstPage ? shelf : await onShelf();
  const isOnShelf = isWritten(before[0]);
  const read = isOnShelf ? readByShelf(before, keys) : readAsEnglish(search.text);
  // What the shelf has as it was typed is no slip.
  const isKnown = isTyped(before[0], search.text);
  if (!read)
    return answers(isKnown && isOnlySlip(first.rows[0]) ? NOTHING : found, await orSlips(found, shelf));
  const [again, more] = await Promise.all([
    searchTerms(db, { ...search, read }),
    isFirstPage && !isOnShelf ? onShelf({ readings: read.names }) : before,
  ]);
  const best = isFirstPage ? again : await searchTerms(db, { ...search, read, offset: 0, limit: 1 });
  return answers(isKnown && isOnlySlip(best.rows[0]) ? NOTHING : again, await orSlips(again, more), read);
}

/** Whether the shelf has the query under the Latin of an entry in its field; in another one that may be another concept. */
function isSameConcept({ latin, category }: FoundTerm, shelf: readonly FoundRow[]): boolean {
  const { stem } = searchKeys(latin);
  return shelf.some(
    (row) =>
      row.tier <= TIER.inflection &&
      searchKeys(row.latin).stem === stem &&
      row.fields.some(({ name }) => name === category),
  );
}

/** What is told of a row that is what was typed, but for its spelling. */
const TYPED: ReadonlySet<MatchKind> = new Set(['exact', 'spelling', 'article', 'loose']);

function isTyped(row: FoundRow | undefined, text: string): boolean {
  const query = row && readQuery(text);
  return query ? TYPED.has(matchOf(row, query)) : false;
}

const NOTHING: Found = { rows: [], count: 0 };

const isOnlySlip = (best: { tier: number } | undefined): boolean => best !== undefined && isSlip(best.tier);

/** Whether the best that was found is the query in some form, and not only something near it. */
export const isWritten = (best: { tier: number } | undefined): boolean =>
  best !== undefined && best.tier <= TIER.english;

/** Whether nothing is written so, begins so, or has its words. */
export const isGuess = (...best: readonly ({ tier: number } | undefined)[]): boolean =>
  best.every((each) => each === undefined || each.tier >= TIER.eachNear || isSlip(each.tier));

/** The endings of two or of many. */
const ENDINGS = /^(?:ات|ان|ين|ون|تان|تين)$/;
/** What a plural may change of its singular (كوكب، كواكب). */
const WEAK = /[اويىهءأإآؤئ]/g;

/** Whether a row is the query, or names one of what the query names many of; other forms of a stem may be other words. */
function isOne({ arabic, tier }: FoundRow, bare: string): boolean {
  if (tier !== TIER.inflection || !hasArabic(bare)) return true;
  const one = searchKeys(arabic).bare;
  const begins = one.replace(/ه$/, '');
  return one.replace(WEAK, '') === bare.replace(WEAK, '')
    ? one.length !== bare.length || one[0] !== bare[0]
    : bare.startsWith(begins) && ENDINGS.test(bare.slice(begins.length));
}

/** What the rows that are the query agree to call it in Latin. */
function readByShelf(found: readonly FoundRow[], { bare }: SearchKeys): Reading | undefined {
  const rows = found.filter((row) => isOne(row, bare));
  const fieldsOf = new Map<string, { latin: string; fields: number }>();
  let all = 0;
  for (const { tier, kind, latin, fields } of rows) {
    if (tier !== rows[0]?.tier || kind === 'name') continue;
    const { stem } = searchKeys(latin);
    const weight = Math.max(1, fields.length);
    fieldsOf.set(stem, { latin, fields: (fieldsOf.get(stem)?.fields ?? 0) + weight });
    all += weight;
  }
  const agreed = [...fieldsOf.values()].find(({ fields }) => fields >= all * AGREED);
  return agreed && { names: [agreed.latin], match: 'bridge' };
}

function readAsEnglish(text: string): Reading | undefined {
  const names = englishNames(text);
  return names.length === 0 ? undefined : { names, match: 'english' };
}

/** The rows with their places among the entries of the page. */
function rank(
  shelf: readonly FoundRow[],
  entries: readonly FoundTerm[],
  { text }: Search,
  read: Reading | undefined,
): RankedRow[] {
  const query = readQuery(text);
  if (!query) return [];
  const ordered = orderRows(
    shelf.filter(({ entry }) => !entry?.is_approved),
    {
      text: text.trim(),
      keys: query,
      readings: read?.names ?? [],
      isAbbreviation: read?.isAbbreviation === true,
    },
  );
  const isKnownForm = query.words.length > 1 || isSurelyNoun(query.exact) || query.script === 'latin';
  const placed = ordered.map((row) => {
    const match = matchOf(row, query, read);
    const isMeant = read?.isAbbreviation === true && row.tier === TIER.english;
    const below = isMeant ? TIER.standsFor : belowOf(row.tier, match, { isKnownForm, isRoot: query.isRoot });
    return { ...row, match, below, above: entries.filter(({ tier }) => tier <= below).length };
  });
  return placed.toSorted((one, other) => one.below - other.below).map(({ below: _below, ...row }) => row);
}

/** The entries up to this tier stand above a row of another: what is only a word of the family stands below what is near. */
function belowOf(
  tier: number,
  match: MatchKind,
  { isKnownForm, isRoot }: { isKnownForm: boolean; isRoot: boolean },
): number {
  if (isRoot) return TIER.family;
  if (tier < TIER.prefix && (match === 'family' || match === 'fuzzy')) return TIER.slip;
  if (match === 'inflection' && !isKnownForm) return TIER.likelySlip;
  if (tier < TIER.prefix) return BELOW_WRITTEN;
  return tier < TIER.eachNear ? BELOW_GUESSES : TIER.slip;
}
