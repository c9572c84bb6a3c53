import {
  cutsOf,
  hasArabic,
  latinStem,
  nounSenses,
  readScript,
  remembering,
  stripMarks,
} from '@mustalah/morphology';

/** A term of the dictionary as far as its finding goes. */
export interface TermEntry {
  id: number;
  arabic: string;
  /** Its Latin equivalent; may be empty. */
  latin: string;
}

/** What words in a row lead to: the terms that end here, and the words that may follow. */
export interface Branch {
  terms: number[];
  next: Map<string, Branch>;
}

/** The terms of a dictionary by their words, in both scripts. */
export interface TermIndex {
  arabic: Branch;
  latin: Branch;
  /** Every Arabic word that stands in a term. */
  words: ReadonlySet<string>;
  /** The first word of each Arabic term as its author marked it. */
  marked: ReadonlyMap<number, string>;
}

/** A word of an Arabic phrase: the letters before it, if any, and the word without article. */
export interface PhraseWord {
  clitic: string;
  word: string;
}

/** Longer entries are sentences. */
const LONGEST = 8;

/**
 * Build the index once, then search any number of texts with it. Other words are words of a dictionary of which these
 * are only the terms that a text may have: nothing is cut off them either.
 */
export function indexTerms(entries: Iterable<TermEntry>, otherWords: Iterable<string> = []): TermIndex {
  const arabic = newBranch();
  const latin = newBranch();
  const words = new Set<string>(otherWords);
  const marked = new Map<number, string>();
  for (const { id, arabic: term, latin: equivalent } of entries) {
    const spelt = term.match(ARABIC_WORD) ?? [];
    const phrase = spelt.map((word, place) => phraseWord(word, place));
    if (phrase.length > 0 && phrase.length <= LONGEST) {
      for (const { word } of phrase) words.add(word);
      marked.set(id, spelt[0] ?? '');
      grow(
        arabic,
        phrase.map((each, place) => edgeOf(each, place)),
        id,
      );
    }
    const stems = (equivalent.match(LATIN_WORD) ?? []).map(latinKey);
    if (stems.length > 0 && stems.length <= LONGEST && !hasArabic(equivalent)) grow(latin, stems, id);
  }
  return { arabic, latin, words, marked };
}

const newBranch = (): Branch => ({ terms: [], next: new Map() });

function grow(root: Branch, edges: readonly string[], id: number): void {
  let branch = root;
  for (const edge of edges) {
    const next = branch.next.get(edge) ?? newBranch();
    branch.next.set(edge, next);
    branch = next;
  }
  branch.terms.push(id);
}

/** What a word is called in a branch; before the first word of a term any letters may stand. */
export const edgeOf = ({ clitic, word }: PhraseWord, place: number): string =>
  place === 0 || clitic === '' ? word : `${clitic}+${word}`;

/** A word with its marks, and nothing that separates words. */
export const ARABIC_WORD =
  /[\p{Script=Arabic}\p{M}\u0640]*\p{Script=Arabic}[\p{Script=Arabic}\p{M}\u0640\u200c\u200d]*/gu;
export const LATIN_WORD = /\p{Script=Latin}[\p{Script=Latin}\p{N}\p{M}+#]*(?:['’]\p{Script=Latin}+)?/gu;

/** Bring a word to the letters by which words are compared; ة and ه stay apart. */
export const foldWord = (word: string): string =>
  stripMarks(readScript(word))
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي');

/** Letters that must remain for a particle to be one, as readers of texts find it. */
const KEPT = 4;

/** Cut the article, and behind the first word what is written together with it: بالتنقيط is ب and تنقيط. */
export function phraseWord(spelt: string, place: number): PhraseWord {
  const word = foldWord(spelt);
  const cuts = cutsOf(stripMarks(readScript(spelt)));
  const isWhole = isWord(word);
  const cut = cuts.find(({ clitic, hasArticle, rest }) => {
    if (hasArticle && clitic.endsWith('ل')) return place > 0 && rest.length > 1;
    if (isWhole) return false;
    return hasArticle || (place > 0 && /^[وبكل]$/.test(clitic) && rest.length >= KEPT);
  });
  return cut ? { clitic: cut.clitic, word: foldWord(cut.rest) } : { clitic: '', word };
}

/** The listed nouns that a folded word is, or is the plural of; the same words come in every text. */
export const singularsListed = remembering(100_000, (word): readonly string[] =>
  nounSenses(word).map(({ singular }) => foldWord(singular)),
);

/** Whether a word is listed as it is, so that nothing is cut off it: التهاب, وراثة, ميزان. */
export const isWord = (word: string): boolean => singularsListed(word).includes(word);

/** A Latin word without number and case; an abbreviation keeps its case, for AI is no word. */
export function latinKey(word: string): string {
  const plain = word.replace(/['’]s?$/, '');
  if (/^\p{Lu}[\p{Lu}\p{N}]+$|\p{Ll}\p{Lu}/u.test(plain)) return `=${plain}`;
  return latinStem(plain.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
}
