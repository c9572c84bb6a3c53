import { describe, expect, test } from 'vitest';
import { conjugate } from './conjugate/conjugate.ts';
import { derive } from './derive/derive.ts';
import { diminutive } from './derive/diminutive.ts';
import { artificialMasdar, relative } from './derive/nisba.ts';
import { pluralCandidates } from './derive/plural.ts';
import { formOneVowels } from './derive/verb-stems.ts';

const ENTRIES: [name: string, entry: (text: string) => unknown][] = [
  ['derive', (text) => derive(text)],
  ['derive with a verb', (text) => derive('كتب', { verb: text })],
  ['conjugate', (text) => conjugate(text)],
  ['relative', relative],
  ['artificialMasdar', artificialMasdar],
  ['diminutive', diminutive],
  ['pluralCandidates', pluralCandidates],
  ['formOneVowels', formOneVowels],
];

/** A fixed sequence of numbers, so that a failure can be repeated. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state;
  }
}

function texts(count: number, from: number, span: number): string[] {
  const next = numbers(count + from);
  const take = () => next.next().value as number;
  return Array.from({ length: count }, () =>
    Array.from({ length: take() % 12 }, () => String.fromCodePoint(from + (take() % span))).join(''),
  );
}

const ARABIC = texts(1500, 0x621, 0x32);
const ANY = texts(500, 0, 0xd7ff);

describe.each(ENTRIES)('%s', (_, entry) => {
  test('never throws', () => {
    expect(() => [...ARABIC, ...ANY, '\ud800', '\u{10ffff}'].forEach((text) => entry(text))).not.toThrow();
  });

  // A cost that grew with the square of the length would not end within the patience of the runner.
  test.each(['ك', '\u064e', 'كَ '])('comes to the end of 400,000 letters: %j', (piece) => {
    expect(() => entry(piece.repeat(400_000 / piece.length))).not.toThrow();
  });
});
