import { nounSenses, stripMarks, withoutArticle } from '@mustalah/morphology';
import {
  baseOfNisba,
  definite,
  definiteConstruct,
  isFeminine,
  isForeign,
  isName,
  isNisba,
  isPrepositional,
  withBa,
} from '../words/arabic-grammar.ts';
import { readWord } from '../words/read-word.ts';
import { causedQuality } from './define-word.ts';
import { genusTemplates } from './genus-templates.ts';

/** Words that only turn the next one into its opposite or its neighbour. */
const prefixMeanings: Readonly<Record<string, (word: string) => string>> = {
  غير: (word) => `صفة لما لا يوصف بأنه ${word}`,
  لا: (word) => `صفة لما لا يوصف بأنه ${word}`,
  شبه: (word) => `ما يقارب ${word} في صفاته ولا يبلغه`,
};

/** Adjectives of number, which belong to no noun: ثنائي, رباعي الأشواط. */
const NUMERAL = /^(?:أحادي|ثنائي|ثلاثي|رباعي|خماسي|سداسي|سباعي|ثماني|تساعي|عشاري|متعدد)ة?$/;

/** What is often called after a person. */
const EPONYMS = new Set(
  (
    'قانون قوانين مبرهنة نظرية حدسية مبدأ قاعدة معادلة معادلات دالة متسلسلة تفاعل تأثير مفعول ظاهرة متلازمة ' +
    'داء مرض علامة اختبار طريقة خوارزمية توزيع ثابت عدد مقياس سلم تحويل فضاء متباينة مذنب'
  ).split(' '),
);

/** Say what a term of several words means: what its head is, and how the rest narrows it; null when it is one word. */
export function definePhrase(term: string): string | null {
  const words = stripMarks(term).match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first, ...rest] = words;
  if (first === undefined || rest.length === 0) return null;
  const head = withoutArticle(first);
  const [second = '', ...others] = rest;
  const aside = prefixMeanings[head];
  if (aside && others.length === 0) return aside(withoutArticle(second));
  const isNamed = rest.every(isName) || (EPONYMS.has(head) && rest.every(isForeign));
  if (isNamed) return `${head} ${isFeminine(head) ? 'تُنسب' : 'يُنسب'} إلى ${rest.join(' ')}`;
  if (NUMERAL.test(second))
    return `${head} ${isFeminine(head) ? 'تتصف بأنها' : 'يتصف بأنه'} ${rest.join(' ')}`;
  // Only an owner is definite where its head is not: معامل الاحتكاك.
  const isOwned = head === first && second !== withoutArticle(second);
  if (!isOwned && isQualifier(second, head)) {
    const qualified = `${head} ${qualification(head, second)}`;
    if (others.length === 0) return qualified;
    const more = concerns(others, head);
    return isPrepositional(others[0] ?? '') ? `${qualified} ${more}` : `${qualified}، و${more}`;
  }
  const owner = definiteConstruct(rest);
  const template = genusTemplates.get(head);
  if (template)
    return template(owner)
      .replaceAll(/ـ(?=ال)/g, '')
      .replaceAll(/(?<=\s)لال/g, 'لل');
  if (isPrepositional(second)) return null;
  const reading = readWord(head);
  if (reading?.kind === 'masdar' && reading.form !== 'I')
    return causedQuality(reading, owner) ?? `عملية يجري فيها ${head} ${owner}`;
  return `${head} ${isFeminine(head) ? 'تختص' : 'يختص'} ${withBa(owner)}`;
}

/** An adjective agrees with its noun: both with ة or neither, and it has the shape or sense of one. */
function isQualifier(word: string, head: string): boolean {
  const bare = withoutArticle(word);
  if (isNisba(bare) && baseOfNisba(bare) !== null) return true;
  const senses = [bare, bare.replace(/ة$/, '')].flatMap(nounSenses);
  const isAdjective =
    senses.some(({ partOfSpeech }) => partOfSpeech === 'adj') || (senses.length === 0 && isNisba(bare));
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
  if (isPrepositional(first)) return words.join(' ');
  if (words.length === 1 && isQualifier(first, head)) return qualification(head, first);
  return `${isFeminine(head) ? 'تختص' : 'يختص'} ${withBa(definiteConstruct(words))}`;
}
