import { normalize, withoutArticle } from '@mustalah/morphology';

/** What leads to a person: an address, a link, a number to call. */
const CONTACT = /@|:\/\/|www\.|\d{7}|[\u0660-\u0669]{7}/;

/** What stands before a word without a space, and the article. */
const ATTACHED = '[وفبلك]?(?:ال|ل)?';

/** Letters of these names are too few to tell anybody. */
const SHORT = 2;

/**
 * A reviewer's note as everybody may read it: nothing at all when it holds a word of a name of those who must stay
 * unknown, or what leads to a person. A word that only looks like a name hides the note too.
 */
export function publicNote(note: string, unknownNames: readonly string[]): string {
  if (CONTACT.test(note)) return '';
  const said = ` ${normalize(note)} `;
  const words = unknownNames.flatMap((name) => normalize(name).split(' '));
  const names = words.filter((word) => word.length > SHORT).map(bareName);
  return names.some((word) => new RegExp(` ${ATTACHED}${escaped(word)} `).test(said)) ? '' : note;
}

/** A word without its article, unless too little would be left. */
function bareName(word: string): string {
  const bare = withoutArticle(word);
  return bare.length > SHORT ? bare : word;
}

const escaped = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '\\$&');

export interface Pages {
  first: number;
  last: number;
}

/**
 * Pages of papers in their order, running on from one to the next by what their files have: those that have none yet get
 * theirs behind all before them, and a paper whose file has no known length gets none.
 */
export function runningPages(
  papers: readonly { id: number; pages: Pages | null; filePages: number | null }[],
  from = 1,
): Map<number, Pages | null> {
  let next = from;
  return new Map(
    papers.map(({ id, pages, filePages }) => {
      const own = pages ?? (filePages ? { first: next, last: next + filePages - 1 } : null);
      if (own) next = Math.max(next, own.last + 1);
      return [id, own];
    }),
  );
}

/** Whether two papers of a volume would stand on one page. */
export function pagesOverlap(all: readonly (Pages | null)[]): boolean {
  const sorted = all.filter((pages) => pages !== null).sort((one, other) => one.first - other.first);
  return sorted.some(({ first }, index) => first <= (sorted[index - 1]?.last ?? 0));
}
