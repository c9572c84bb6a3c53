import { beforeAll, expect, test } from 'vitest';
import { type LatinKnowledge, latinCandidates, wholeLatin } from './latin-candidates.ts';
import { learnPhrases } from './phrases.ts';
import { learnTranslations } from './word-translations.ts';

const pairs = [
  { arabic: 'ضغط جوي', latin: 'atmospheric pressure' },
  { arabic: 'ضغط هيدروستاتيكي', latin: 'hydrostatic pressure' },
  { arabic: 'تفاعل كيميائي', latin: 'chemical reaction' },
  { arabic: 'تفاعل نووي', latin: 'nuclear reaction' },
  { arabic: 'طاقة نووية', latin: 'nuclear energy' },
  { arabic: 'معامل', latin: 'coefficient' },
  { arabic: 'احتكاك', latin: 'friction' },
  { arabic: 'موصل', latin: 'conductor' },
  { arabic: 'خطي', latin: 'linear' },
];
/** What the lists of a real lesson would have beside these pairs. */
const others = ['telescope', 'semiconductor', 'nonlinear', 'hydrogel'];
let known: LatinKnowledge;
beforeAll(async () => {
  const words = new Set([...pairs.flatMap(({ latin }) => latin.split(' ')), ...others]);
  known = {
    phrases: await learnPhrases(pairs, () => {}),
    translations: await learnTranslations(pairs, () => {}),
    isLatinWord: (word) => words.has(word),
  };
});

test.each([
  ['الضغط الجوي', 'atmospheric pressure'],
  ['ضغط جوّيّ', 'atmospheric pressure'],
  ['تلسكوب', 'telescope'],
])('%s begins with %s', (arabic, latin) => {
  expect(latinCandidates(known, arabic)[0]).toBe(latin);
});

test('a term that a list has whole has all its equivalents, the plainer ones of one word first', async () => {
  const phrases = await learnPhrases([...pairs, { arabic: 'موصل', latin: 'connector' }], () => {});
  expect(latinCandidates({ ...known, phrases }, 'الموصل')).toEqual(['conductor', 'connector']);
  expect(latinCandidates(known, 'احتكاك')).toEqual(['friction']);
});

test('an unlisted loanword is spelt as it sounds, where that is a word', () => {
  expect(latinCandidates(known, 'هيدروجيل')).toEqual(['hydrogel']);
  expect(latinCandidates({ ...known, isLatinWord: () => false }, 'هيدروجيل')).toEqual([]);
});

test('words of several are not put together', () => {
  expect(latinCandidates(known, 'ضغط نووي')).toEqual([]);
});

test('a compound that begins with another of them is not what one word means, nor its prefix', async () => {
  const lists = ['anti-malware', 'anti', 'opposite'].map((latin) => ({ arabic: 'مضاد', latin }));
  const phrases = await learnPhrases([...lists, { arabic: 'سينية', latin: 'x-ray' }], () => {});
  expect(wholeLatin({ ...known, phrases }, 'مضادّ')).toBe('opposite');
  expect(wholeLatin({ ...known, phrases }, 'سينية')).toBe('x-ray');
});

test('a borrowed word has its own Latin, not that of a native one that folding makes alike', async () => {
  const lists = [
    { arabic: 'مآزر', latin: 'aprons' },
    { arabic: 'الرامي', latin: 'Sagittarius' },
    { arabic: 'رام', latin: 'RAM' },
    { arabic: 'رام', latin: 'marksman' },
    { arabic: 'فنّ', latin: 'art' },
  ];
  const phrases = await learnPhrases(lists, () => {});
  const answers = ['مازر', 'رام', 'مآزر', 'فن'].map((word) => latinCandidates({ ...known, phrases }, word));
  expect(answers).toEqual([['maser'], ['RAM'], ['aprons'], ['art']]);
});

test('two words for one go behind one word for one', async () => {
  const phrases = await learnPhrases(
    [
      { arabic: 'إدغام', latin: 'gemination merging' },
      { arabic: 'إدغام', latin: 'assimilation' },
    ],
    () => {},
  );
  expect(latinCandidates({ ...known, phrases }, 'الإدغام')).toEqual(['assimilation', 'gemination merging']);
});

test('the sense of a root is no equivalent', () => {
  expect(latinCandidates(known, 'استقصاب')).toEqual([]);
});

test.each(['', '؟؟', '😀', '123', 'ـ'.repeat(50), 'كلمة '.repeat(40)])(
  '%j is answered without a fault',
  (text) => {
    expect(latinCandidates(known, text).length).toBeLessThanOrEqual(8);
  },
);
