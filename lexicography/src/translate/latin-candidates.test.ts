import { beforeAll, expect, test } from 'vitest';
import { type LatinKnowledge, latinCandidates } from './latin-candidates.ts';
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
let known: LatinKnowledge;
beforeAll(async () => {
  known = {
    phrases: await learnPhrases(pairs, () => {}),
    translations: await learnTranslations(pairs, () => {}),
  };
});

test.each([
  ['ضغط نووي', 'nuclear pressure'],
  ['الضغط النووي', 'nuclear pressure'],
  ['طاقة كيميائية', 'chemical energy'],
  ['ضغط جوّيّ', 'atmospheric pressure'],
  ['شبه موصل', 'semiconductor'],
  ['غير خطي', 'nonlinear'],
  ['تلسكوب', 'telescope'],
])('%s begins with %s', (arabic, latin) => {
  expect(latinCandidates(known, arabic).candidates[0]).toBe(latin);
});

test('a definite owner is also offered with "of"', () => {
  expect(latinCandidates(known, 'معامل الاحتكاك').candidates).toContain('coefficient of friction');
});

test('an unlisted loanword is spelt as it sounds', () => {
  expect(latinCandidates(known, 'هيدروجيل').candidates.slice(0, 5)).toContain('hydrogel');
});

test('at most eight candidates, each once', () => {
  const { candidates } = latinCandidates(known, 'تفاعل هيدروستاتيكي');
  expect(candidates.length).toBeLessThanOrEqual(8);
  expect(new Set(candidates).size).toBe(candidates.length);
});

test.each(['', '؟؟', '😀', '123', 'ـ'.repeat(50), 'كلمة '.repeat(40)])(
  '%j is answered without a fault',
  (text) => {
    expect(latinCandidates(known, text).candidates.length).toBeLessThanOrEqual(8);
  },
);
