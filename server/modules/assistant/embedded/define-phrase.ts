import { nounSenses, stripMarks } from '@mustalah/morphology';
import {
  baseOfNisba,
  definite,
  definiteConstruct,
  isFeminine,
  isNisba,
  withBa,
  withoutArticle,
} from './arabic-grammar.ts';
import { genusTemplates } from './genus-templates.ts';
import { readWord } from './read-word.ts';

/** Words that only turn the next one into its opposite or its neighbour. */
const prefixMeanings: Readonly<Record<string, (word: string) => string>> = {
  غير: (word) => `صفة لما لا يوصف بأنه ${word}`,
  لا: (word) => `صفة لما لا يوصف بأنه ${word}`,
  شبه: (word) => `ما يقارب ${word} في صفاته ولا يبلغه`,
};

/** Say what a term of several words means: what its head is, and how the rest narrows it; null when it is one word. */
export function definePhrase(term: string): string | null {
  const words = stripMarks(term).match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first, ...rest] = words;
  if (first === undefined || rest.length === 0) return null;
  const head = withoutArticle(first);
  const [second = '', ...others] = rest;
  const aside = prefixMeanings[head];
  if (aside && others.length === 0) return aside(withoutArticle(second));
  // Only an owner is definite where its head is not: معامل الاحتكاك.
  const isOwned = head === first && second !== withoutArticle(second);
  if (!isOwned && isQualifier(second, head)) {
    const qualified = `${head} ${qualification(head, second)}`;
    return others.length === 0 ? qualified : `${qualified}، و${concerns(others, head)}`;
  }
  const owner = definiteConstruct(rest);
  const template = genusTemplates.get(head);
  if (template)
    return template(owner)
      .replaceAll(/ـ(?=ال)/g, '')
      .replaceAll(/(?<=\s)لال/g, 'لل');
  const reading = readWord(head);
  if (reading?.kind === 'masdar' && reading.form !== 'I') return `عملية يجري فيها ${head} ${owner}`;
  return `${head} ${isFeminine(head) ? 'تختص' : 'يختص'} ${withBa(owner)}`;
}

/** An adjective agrees with its noun: both with ة or neither, and it has the shape or sense of one. */
function isQualifier(word: string, head: string): boolean {
  const bare = withoutArticle(word);
  if (isNisba(bare) && baseOfNisba(bare) !== null) return true;
  const isAdjective = nounSenses(bare).some(({ partOfSpeech }) => partOfSpeech === 'adj');
  const isParticiple = /^(?:م.{3,}|.ا.{2,3})$/.test(bare);
  return isFeminine(head) === bare.endsWith('ة') && (isAdjective || isParticiple);
}

function qualification(head: string, word: string): string {
  const adjective = withoutArticle(word);
  const she = isFeminine(head);
  const base = isNisba(adjective) ? baseOfNisba(adjective) : null;
  if (base !== null) return `${she ? 'تتعلق' : 'يتعلق'} ${withBa(definite(base))}`;
  return she ? `تتصف بأنها ${adjective}` : `يتصف بأنه ${adjective}`;
}

/** What further words add, whether they are adjectives or owners. */
function concerns(words: readonly string[], head: string): string {
  const [first = ''] = words;
  if (words.length === 1 && isQualifier(first, head)) return qualification(head, first);
  return `${isFeminine(head) ? 'تختص' : 'يختص'} ${withBa(definiteConstruct(words))}`;
}
