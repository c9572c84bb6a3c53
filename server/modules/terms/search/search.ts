import type { MatchKind } from '@mustalah/contract/terms/dictionary';
import { rootsOfQuery } from '@mustalah/lexicography/words/read-term';
import { ARTICLE_IF_ANY, isSurelyNoun, searchKeys, singularsOf } from '@mustalah/morphology';
import { CompiledQuery } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { PLANNED_ONCE } from '../../../platform/planned-once.ts';
import type { TermRow } from '../rows/term-rows.ts';
import { hashed, KEY, type Narrowing, requiredKeys, wholesOf } from '../rows/write-keys.ts';
import { correctionsOf, isKnownWord, isLikely, slipsBetween } from './corrections.ts';
import { matchOf, type Reading } from './match-of.ts';
import { ENOUGH, LISTED, TIER } from './rules.ts';
import { type BegunQuery, joinedOf, readBegun, readQuery } from './search-query.ts';
import { namesOf, type Reach, type Shape, statementFor } from './statement.ts';
import { Vocabulary } from './vocabulary.ts';

export interface Search extends Narrowing {
  text: string;
  categoryId?: number | undefined;
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
const BEGUN = 16;
/** Of the words of a query the rarest are looked for, up to so many terms. */
const RARE = 100;

/** So many small letters are rather the beginning of a word than those of several. */
const MAY_BE_WORD = /^[a-z]{4,}$/;

/** Of a phrase with slips in two words so many corrections of each are put together. */
const TOGETHER = 4;
/** In longer names so many corrections of a word are looked for. */
const WIDE = 8;

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
 * @param db best with connections that plan a statement once and for all (`FOR_SEARCH`).
 */
export async function searchTerms(db: Db, search: Search): Promise<Found> {
  const typed = readQuery(search.text);
  if (!typed) return { rows: [], count: 0 };
  const vocabulary = vocabularyOf(db);
  await vocabulary.refresh();
  const begun = readBegun(typed, (word) => vocabulary.usesOf(word) > 0);
  const values = valuesOf(begun, search, vocabulary);
  const shape: Shape = {
    count: begun.worded.words.length,
    script: begun.query.script,
    reach: search.reach ?? 'page',
    isNarrowed: search.categoryId !== undefined || requiredKeys(search).length > 0,
    beginsTwice: begun.beginnings.length > 1,
    isRoot: begun.query.isRoot,
  };
  const rows = await send(db, shape, values);
  const [first] = rows;
  if (first || search.offset === 0) {
    const found = rows.map((row) => ({ ...row, match: matchOf(row, begun.query, search.read) }));
    return { rows: found, count: first?.total ?? 0 };
  }
  // Beyond the last page there is no row to carry the count.
  const [any] = await send(db, shape, { ...values, offset: 0, limit: 1 });
  return { rows: [], count: any?.total ?? 0 };
}

type FoundRow = TermRow & { tier: number; total: number };
type Value = string | number | null | readonly number[];

async function send(db: Db, shape: Shape, values: Readonly<Record<string, Value>>): Promise<FoundRow[]> {
  const { text, names } = statementFor(shape);
  const given = names.map((name) => {
    const value = values[name] ?? null;
    // The driver would quote each number of an array.
    return Array.isArray(value) ? `{${value.join(',')}}` : value;
  });
  const { rows } = await db.executeQuery<FoundRow>(CompiledQuery.raw(text + PLANNED_ONCE, given));
  return rows;
}

function valuesOf(
  { query, worded, beginnings: [from, otherFrom = ''], article, place }: BegunQuery,
  search: Search,
  vocabulary: Vocabulary,
): Record<string, Value> {
  const { bare, exact, loose, stem, script, isAbbreviation, isSpelt } = query;
  const { words, stems, roots } = worded;
  const end = isSpelt ? (text: string) => text : behind;
  const isPhrase = words.length > 1;
  const read = (search.read?.names ?? []).flatMap((name) => wholesOf(searchKeys(name)));
  // By what the shelf calls it no further name is looked for: «sense» is also one of معنى, and ODE no ode.
  const readNames = search.read?.match === 'bridge' ? [] : hashed(KEY.name, read);
  const joined = joinedOf(query);
  const singulars = script === 'arabic' && !isPhrase && !isSpelt ? singularsOf(exact) : [];
  const singularBares = singulars.map((singular) => searchKeys(singular).bare);
  const typed = [...wholesOf(query), ...joined, ...singularBares, exact];
  const forms = [...typed, ...read];
  const values: Record<string, Value> = {
    bare,
    from,
    end: end(from),
    otherFrom,
    otherEnd: end(otherFrom),
    article: `${article}%`,
    place,
    otherHamza: OTHER_HAMZA[exact[0] ?? ''] ?? '',
    latin: exact,
    latinEnd: end(exact),
    typed: search.text.trim(),
    text: script === 'arabic' ? withoutDual(worded.bare) : exact,
    whole: [...hashed(KEY.whole, forms), ...hashed(KEY.name, typed), ...readNames],
    name: hashed(KEY.name, [bare, query.folded, bare.replaceAll(' ', '')]),
    nameKin: hashed(KEY.name, [loose, stem]),
    read: [...hashed(KEY.whole, read), ...readNames],
    readTier: search.read?.isAbbreviation ? TIER.standsFor : TIER.english,
    loose: hashed(KEY.whole, [loose, ...joined]),
    // A row that is the query only by its stem has no further key of it.
    looseStems: hashed(KEY.whole, [stem]),
    // What only has the query for its own stem may be another word.
    stems: [...hashed(KEY.whole, [stem, exact]), ...hashed(KEY.name, [stem, exact])],
    singulars: singulars.length === 0 ? null : writtenAs(singulars),
    nameSingulars: hashed(KEY.name, singulars.length === 0 ? [loose, stem] : singularBares),
    // The words alone are not what is asked where another is begun.
    plain: worded === query ? hashed(KEY.word, words) : null,
    initials: isAbbreviation ? hashed(KEY.initials, [bare]) : [],
    initialsTier: MAY_BE_WORD.test(search.text.trim()) ? TIER.lateInitials : TIER.initials,
    begun: isSpelt ? [] : hashed(KEY.word, vocabulary.begun(words.at(-1) ?? '', BEGUN)),
    category: search.categoryId ?? null,
    required: requiredKeys(search).length === 0 ? null : requiredKeys(search),
    limit: search.limit,
    offset: search.offset,
  };
  const uses = words.map((word, at) =>
    Math.max(vocabulary.usesOf(word), vocabulary.usesOf(stems[at] ?? word)),
  );
  const isGlance = search.reach === 'glance';
  const isKnown = words.map((word) =>
    isGlance ? vocabulary.usesOf(word) > 0 : isKnownWord(word, vocabulary),
  );
  const areKnown = !isKnown.includes(false);
  const rarest = uses.indexOf(Math.min(...uses));
  const corrections = words.map((word, at) =>
    // Beside an unknown word a known one is what it is; of known words the rarest is the likeliest slip.
    isSpelt || (isKnown[at] && !(areKnown && at === rarest))
      ? []
      : correctionsOf({ word, stem: stems[at] ?? word, isKnown: isKnown[at] ?? false }, (each) =>
          vocabulary.near(each),
        ),
  );
  words.forEach((word, at) => {
    const own = hashed(KEY.word, [word, stems[at] ?? word]);
    const corrected = corrections[at] ?? [];
    const isRelative = isPhrase && (isKnown[at] || corrected.length === 0);
    // Letters of a root are its family, and no word.
    values[`each${at}`] = isSpelt && roots.length > 0 ? [] : own;
    // An unknown word is rather misspelt than a relative.
    values[`kin${at}`] = isRelative ? [...own, ...hashed(KEY.root, rootOf(word))] : own;
    values[`wide${at}`] = [...own, ...hashed(KEY.word, corrected.slice(0, WIDE))];
  });
  const meant = putTogether(words, corrections);
  values.corrected = hashed(
    KEY.whole,
    meant.map(({ text }) => text),
  );
  values.likely = hashed(
    KEY.whole,
    meant.flatMap(({ text, hasLikelySlips }) => (hasLikelySlips ? text : [])),
  );
  values.nearest = hashed(
    KEY.whole,
    meant.flatMap(({ text, isNearest }) => (isNearest ? text : [])),
  );
  // What nobody knows is rather a slip than what only has its stem; of what is still being typed its end is missing.
  const isGuess = !areKnown && !isPhrase && !isGlance && script === 'arabic' && !isSurelyNoun(query.exact);
  values.inflectionTier = isGuess ? TIER.guessedStem : TIER.inflection;
  values.room = areKnown || isGlance ? ENOUGH : LISTED;
  values.familyRoom = isSpelt ? LISTED : ENOUGH;
  values.familyTier = isSpelt ? TIER.speltRoot : TIER.family;
  values.likelyTier = areKnown ? TIER.slip : TIER.likelySlip;
  values.slipTier = areKnown ? TIER.slip : TIER.unlikelySlip;
  values.slipFrom = areKnown ? TIER.inflection : TIER.loose;
  values.rare = isPhrase ? rarestOf(namesOf('each', words.length), uses, values) : hashed(KEY.root, roots);
  return values;
}

/** A query that was mended. */
interface Mended {
  text: string;
  /** All its slips are such as fingers make. */
  hasLikelySlips: boolean;
  /** No word is more than one slip away. */
  isNearest: boolean;
}

/** What the whole query may be meant for, likeliest first. */
function putTogether(words: readonly string[], corrections: readonly (readonly string[])[]): Mended[] {
  const misspelt = corrections.filter(({ length }) => length > 0).length;
  if (misspelt === 0 || misspelt > 2) return [];
  return words.reduce<Mended[]>(
    (begun, word, at) => {
      const all = corrections[at] ?? [];
      const each = all.length === 0 ? [word] : all.slice(0, misspelt === 1 ? all.length : TOGETHER);
      return begun.flatMap((before) =>
        each.map((meant) => ({
          text: `${before.text} ${meant}`.trim(),
          hasLikelySlips: before.hasLikelySlips && (meant === word || isLikely(word, meant)),
          isNearest: before.isNearest && slipsBetween(word, meant) < 2,
        })),
      );
    },
    [{ text: '', hasLikelySlips: true, isNearest: true }],
  );
}

/** What fits one of these words with their marks or without: of مَوْرِد also مورد, and not مُورِّد. */
function writtenAs(words: readonly string[]): string {
  const patterns = words.map((word) =>
    word
      .normalize('NFC')
      .replace(/(\p{L})(\p{M}*)/gu, (_, letter, marks) => `${letter}${marks && `[${marks}]*`}`),
  );
  return `^${ARTICLE_IF_ANY}(${patterns.join('|')})[\u064b-\u0652]*$`;
}

/** As one of what the query names two of, to which the single one is alike: خليتان, خلية. */
const withoutDual = (bare: string): string => bare.replace(/(?<=\p{L}{3})(?:تان|تين)(?= |$)/gu, 'ه');

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

/** Where a word was typed with one of these letters, the other makes another word of it. */
const OTHER_HAMZA: Readonly<Record<string, string>> = { أ: 'إ%', إ: 'أ%' };

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
