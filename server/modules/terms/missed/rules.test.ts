import { expect, test } from 'vitest';
import { continues, missOf, wasFound } from './rules.ts';

test.each([
  ['طاقة', 'طاقه'],
  ['  Dark   Matter ', 'dark matter'],
  ['الـذّكاءُ الاصطناعي', 'ذكاء اصطناعي'],
  ['DNA', 'dna'],
])('%s is written down under %s', (search, key) => {
  expect(missOf(search)?.key).toBe(key);
});

test.each([
  'salma@example.org',
  'https://example.org/a',
  'www.example.org',
  '0501234567',
  'هاتفي ٠٥٠١٢٣٤٥٦٧',
  '050 123 45 67',
  'ب',
  '!؟.',
  'َُِ',
  'كلمة '.repeat(7),
  'أ'.repeat(61),
])('%o is not written down', (search) => {
  expect(missOf(search)).toBeNull();
});

test('what is near is not what was asked for', () => {
  expect([
    wasFound('exact'),
    wasFound('prefix'),
    wasFound('fuzzy'),
    wasFound(null),
    wasFound(undefined),
  ]).toEqual([true, true, false, false, false]);
});

test('a longer or shorter search goes on with the one before it', () => {
  const [short, long, other] = [missOf('photo'), missOf('photosynthesis'), missOf('cell')];
  if (!short || !long || !other) throw new Error('all are words');
  expect([continues(short, long), continues(long, short), continues(short, other)]).toEqual([
    true,
    true,
    false,
  ]);
});
