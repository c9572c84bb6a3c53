import { expect, test } from 'vitest';
import { genusOf } from './genus.ts';

test.each([
  ['جهاز الطرد المركزي', /^جهاز/],
  ['الالتهاب الرئوي', /^تفاعل التهابي/],
  ['نظريّة الأوتار', /^تصوّر علمي/],
])('the head of %s tells how to begin', (term, beginning) => {
  expect(genusOf(term)).toMatch(beginning);
});

test.each(['', 'كريسبر', 'استقالة', 'عقدة', 'blockchain'])('of %j nothing is said', (term) => {
  expect(genusOf(term)).toBe('');
});
