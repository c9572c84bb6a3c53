import type { MatchKind } from '@mustalah/contract/terms/dictionary';
import { type SearchKeys, searchKeys, withoutBegunArticle } from '@mustalah/morphology';
import { joinedOf } from '../search-query.ts';
import type { Target } from './variants.ts';

type Claim = (asked: SearchKeys, side: SearchKeys) => boolean;

const wordsOf = ({ bare, stem }: SearchKeys): string[] => `${bare} ${stem}`.split(' ');

/** Whether a word of the query, or its stem, stands in a side. */
const has = (asked: SearchKeys, side: SearchKeys, at: number): boolean => {
  const own = new Set(wordsOf(side));
  return [asked.bare, asked.stem].some((key) => own.has(key.split(' ')[at] ?? ''));
};
const places = ({ bare }: SearchKeys): number[] => bare.split(' ').map((_, at) => at);
const isBegun: Claim = (asked, side) => {
  const last = asked.bare.split(' ').at(-1) ?? '';
  return wordsOf(side).some((word) => word.startsWith(last));
};
const isWhole: Claim = (asked, side) => asked.folded === side.folded || asked.bare === side.bare;

/** What each label says of one side, told from the texts alone. */
const CLAIMS: Partial<Record<MatchKind, Claim>> = {
  exact: (asked, side) => asked.exact === side.exact,
  spelling: (asked, side) => asked.folded === side.folded && asked.exact !== side.exact,
  article: (asked, side) =>
    (asked.bare === side.bare || asked.bare === side.folded) && asked.folded !== side.folded,
  loose: (asked, side) =>
    asked.folded !== side.folded &&
    (asked.loose === side.loose || joinedOf(asked).includes(side.bare.replaceAll(' ', ''))),
  // A form of one is the stem of the other.
  inflection: (asked, side) =>
    asked.folded !== side.folded &&
    ([asked.bare, asked.loose, asked.stem].includes(side.stem) ||
      [side.bare, side.loose, side.stem].includes(asked.stem)),
  initials: (asked, side) => side.bare.split(' ').length > 1 && side.bare.startsWith(asked.bare[0] ?? ' '),
  prefix: (asked, side) =>
    side.bare.startsWith(asked.bare) || side.folded.startsWith(asked.exact) || isBegun(asked, side),
};

/**
 * Whether what an answer says of how it was found is so, by the pair or a further name; a last word that is only begun may
 * be read without its article.
 */
export const isTrue = (
  match: MatchKind,
  query: string,
  term: Target,
  names: readonly string[] = [],
): boolean => [query, withoutBegunArticle(query)].some((each) => isSo(match, each, term, names));

function isSo(match: MatchKind, query: string, { arabic, latin }: Target, names: readonly string[]): boolean {
  const asked = searchKeys(query);
  const pair = [searchKeys(arabic), searchKeys(latin)];
  const sides = [...pair, ...names.map((name) => searchKeys(name))];
  const claim = CLAIMS[match];
  if (claim) return sides.some((side) => claim(asked, side));
  const found = places(asked).filter((at) => sides.some((side) => has(asked, side, at)));
  const isAll = found.length === places(asked).length;
  if (match === 'words') {
    const butLast = found.filter((at) => at < places(asked).length - 1).length;
    return isAll || (butLast === places(asked).length - 1 && sides.some((side) => isBegun(asked, side)));
  }
  if (match === 'some_words') return found.length > 0;
  return !pair.some((side) => isWhole(asked, side));
}
