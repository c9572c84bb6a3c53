import type { MatchKind } from '@mustalah/contract/terms/dictionary';
import { rootsOfQuery } from '@mustalah/lexicography/words/read-term';
import { searchKeys, withoutBegunArticle } from '@mustalah/morphology';
import { CompiledQuery } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { PLANNED_ONCE } from '../../../platform/planned-once.ts';
import type { TermRow } from '../rows/term-rows.ts';
import { hashed, KEY, wholesOf } from '../rows/write-keys.ts';
import { correctionsOf, isSwapped } from './corrections.ts';
import { matchOf, type Reading } from './match-of.ts';
import { type Query, readQuery } from './search-query.ts';
import { namesOf, type Reach, statementFor } from './statement.ts';
import { Vocabulary } from './vocabulary.ts';

export interface Search {
  text: string;
  categoryId?: number | undefined;
  /** In the engine's spelling. */
  root?: string | undefined;
  limit: number;
  offset: number;
  /** What the text is besides: Latin names, and what they are of it. */
  read?: Reading | undefined;
  /** For pages unless said. */
  reach?: Reach;
}

/** A term, and how the search found it. */
export type FoundTerm = TermRow & { tier: number; match: MatchKind };

export interface Found {
  rows: FoundTerm[];
  count: number;
}

/** So many words that begin like the last one typed are tried. */
const BEGUN = 40;
/** Of the words of a query the rarest are looked for, up to so many terms. */
const RARE = 100;

/** The words of each database, in memory. */
const vocabularies = new WeakMap<Db, Vocabulary>();

export function vocabularyOf(db: Db): Vocabulary {
  const known = vocabularies.get(db) ?? new Vocabulary(db);
  vocabularies.set(db, known);
  return known;
}

/**
 * Find terms by either script, best match first; the only place where terms are searched.
 *
 * @param db best with connections that plan a statement once and for all (`openForSearch`).
 */
export async function searchTerms(db: Db, search: Search): Promise<Found> {
  const read = readQuery(search.text);
  if (!read) return { rows: [], count: 0 };
  const vocabulary = vocabularyOf(db);
  await vocabulary.refresh();
  const query = await withoutBegunWord(db, read, search, vocabulary);
  const values = valuesOf(query, search, vocabulary);
  const label = (row: FoundRow): FoundTerm => ({ ...row, match: matchOf(row, query, search.read) });
  const rows = await send(db, { query, values, reach: search.reach });
  const [first] = rows;
  if (first || search.offset === 0) return { rows: rows.map(label), count: first?.total ?? 0 };
  // Beyond the last page there is no row to carry the count.
  const [any] = await send(db, { query, values: { ...values, offset: 0, limit: 1 }, reach: search.reach });
  return { rows: [], count: any?.total ?? 0 };
}

/**
 * A last word that is only begun has too few letters to be known as a word with its article: «دائرة الب». A large
 * dictionary has most such letters as a word too; then it is read as what finds the better term.
 */
async function withoutBegunWord(
  db: Db,
  query: Query,
  search: Search,
  vocabulary: Vocabulary,
): Promise<Query> {
  const begun = withoutBegunArticle(query.exact);
  const other = begun === query.exact ? null : readQuery(begun);
  if (!other) return query;
  if (vocabulary.usesOf(query.words.at(-1) ?? '') === 0) return other;
  const bestTier = async (each: Query): Promise<number> => {
    const values = { ...valuesOf(each, search, vocabulary), limit: 1, offset: 0 };
    const [best] = await send(db, { query: each, values, reach: search.reach });
    return best?.tier ?? Number.POSITIVE_INFINITY;
  };
  return (await bestTier(other)) < (await bestTier(query)) ? other : query;
}

type FoundRow = TermRow & { tier: number; total: number };
type Value = string | number | null | readonly number[];

interface Sent {
  query: Query;
  values: Readonly<Record<string, Value>>;
  reach: Reach | undefined;
}

async function send(db: Db, { query, values, reach }: Sent): Promise<FoundRow[]> {
  const { text, names } = statementFor(query, reach);
  const given = names.map((name) => {
    const value = values[name] ?? null;
    // The driver would quote each number of an array.
    return Array.isArray(value) ? `{${value.join(',')}}` : value;
  });
  const { rows } = await db.executeQuery<FoundRow>(CompiledQuery.raw(text + PLANNED_ONCE, given));
  return rows;
}

function valuesOf(query: Query, search: Search, vocabulary: Vocabulary): Record<string, Value> {
  const { bare, exact, loose, stem, words, stems, roots, script, isAbbreviation, isSpelt } = query;
  const end = isSpelt ? (text: string) => text : behind;
  const isPhrase = words.length > 1;
  const read = (search.read?.names ?? []).flatMap((name) => wholesOf(searchKeys(name)));
  const forms = [...wholesOf(query), exact, ...read];
  const values: Record<string, Value> = {
    bare,
    bareEnd: end(bare),
    latin: exact,
    latinEnd: end(exact),
    text: script === 'arabic' ? bare : exact,
    whole: [...hashed(KEY.whole, forms), ...hashed(KEY.name, forms)],
    name: hashed(KEY.name, [bare, query.folded, bare.replaceAll(' ', '')]),
    nameKin: hashed(KEY.name, [loose, stem]),
    read: [...hashed(KEY.whole, read), ...hashed(KEY.name, read)],
    loose: hashed(KEY.whole, [loose, bare.replaceAll(' ', '')]),
    plain: hashed(KEY.word, words),
    initials: isAbbreviation ? hashed(KEY.initials, [bare]) : [],
    begun: isSpelt ? [] : hashed(KEY.word, vocabulary.begun(words.at(-1) ?? '', BEGUN)),
    category: search.categoryId ?? null,
    root: search.root === undefined ? null : hashed(KEY.root, [search.root]),
    limit: search.limit,
    offset: search.offset,
  };
  const uses: number[] = [];
  words.forEach((word, at) => {
    const own = hashed(KEY.word, [word, stems[at] ?? word]);
    const usesOfWord = vocabulary.usesOf(word);
    const isKnown = usesOfWord > 0;
    uses.push(Math.max(usesOfWord, vocabulary.usesOf(stems[at] ?? word)));
    const corrected = isSpelt
      ? []
      : correctionsOf({ word, stem: stems[at] ?? word, isKnown }, (each) => vocabulary.near(each));
    const kin = isPhrase ? hashed(KEY.root, rootOf(word)) : [];
    values[`each${at}`] = own;
    // An unknown word is rather misspelt than a relative.
    values[`kin${at}`] = isKnown ? [...own, ...kin] : own;
    values[`wide${at}`] = [
      ...own,
      ...(isKnown || corrected.length === 0 ? kin : []),
      ...hashed(KEY.word, corrected),
    ];
    if (at > 0) return;
    values.corrected = hashed(KEY.whole, corrected);
    values.swapped = hashed(
      KEY.whole,
      corrected.filter((each) => isSwapped(word, each)),
    );
  });
  values.rare = isPhrase ? rarestOf(namesOf('each', words.length), uses, values) : hashed(KEY.root, roots);
  return values;
}

/** The keys of the rarest words that stand in terms, and of further ones while they are few. */
function rarestOf(names: string[], uses: number[], values: Record<string, Value>): number[] {
  const places = names.map((_, at) => at).filter((at) => (uses[at] ?? 0) > 0);
  places.sort((one, other) => (uses[one] ?? 0) - (uses[other] ?? 0));
  const keys: number[] = [];
  let terms = 0;
  for (const at of places) {
    terms += uses[at] ?? 0;
    if (keys.length > 0 && terms > RARE) break;
    keys.push(...(values[names[at] ?? ''] as number[]));
  }
  return keys;
}

/** Greater than everything that begins so. */
const behind = (text: string): string => `${text}\u{10ffff}`;

const MOST_ROOTS = 20_000;
const rootsKnown = new Map<string, string[]>();

/** The roots of a word; the words of queries come again and again. */
function rootOf(word: string): string[] {
  const known = rootsKnown.get(word);
  if (known) return known;
  const found = rootsOfQuery(word).slice(0, 1);
  if (rootsKnown.size >= MOST_ROOTS) rootsKnown.clear();
  rootsKnown.set(word, found);
  return found;
}
