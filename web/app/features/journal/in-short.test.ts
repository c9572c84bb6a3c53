import { expect, test } from 'vitest';
import { inShort } from './in-short.ts';

test('a short text stays, in one line', () => {
  expect(inShort(' هدفت\n الدراسة ')).toBe('هدفت الدراسة');
});

test('a long text ends after a word', () => {
  const short = inShort('كلمة '.repeat(200));
  expect([short.length <= 321, short.endsWith('كلمة…')]).toEqual([true, true]);
});

test('one endless word is cut, and no sign is torn apart', () => {
  expect(inShort(`${'س'.repeat(319)}🌙${'س'.repeat(9)}`)).toBe(`${'س'.repeat(319)}\ufffd…`);
});
