import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildLatinModule } from '../../scripts/latin/build.ts';
import { tableRows } from '../../scripts/latin/tables.ts';
import { backTransliterate } from './back-transliterate.ts';
import { composeArabic } from './compose.ts';
import { findLoanword, isLoanword } from './loanwords.ts';
import { latinCuts } from './parts.ts';
import { transliterate } from './transliterate.ts';

const read = (name: string) => readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8');
const arabicWord = /^[\u0621-\u064a]+(?: [\u0621-\u064a]+)*$/;

/** A repeatable source of numbers below a limit. */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % limit;
  };
}

function randomText(next: (limit: number) => number): string {
  const ranges = [
    [0x20, 0x7e],
    [0x600, 0x6ff],
    [0xc0, 0x24f],
    [0x0, 0xffff],
    [0x621, 0x64a],
    [0x61, 0x7a],
  ] as const;
  const [from, to] = ranges[next(ranges.length)] ?? [0x20, 0x7e];
  return Array.from({ length: next(40) }, () => String.fromCharCode(from + next(to - from + 1))).join('');
}

describe('the Latin tables', () => {
  it('are packed as they stand in data/', () => {
    expect(read('../src/tables/latin.data.generated.ts') === buildLatinModule(read)).toBe(true);
  });

  it('hold well-formed, distinct word elements', () => {
    const rows = tableRows(read('latin-parts.tsv'), 8);
    const faulty = rows.filter(
      ([part = '', kind = '', origin = '', meaning, arabic = '', category = '', example, sense = '']) =>
        !/^[a-z]+$/.test(part) ||
        !/^(?:prefix|root|suffix)$/.test(kind) ||
        !/^(?:greek|latin)$/.test(origin) ||
        !meaning ||
        !example ||
        !/^[a-z-]+$/.test(category) ||
        !arabic.split(',').every((word) => arabicWord.test(word)) ||
        !(sense === '-' || sense.split(/[,>]/).every((word) => arabicWord.test(word))) ||
        sense.split(',').some((each) => each.split('>').length > 2),
    );
    expect(faulty).toEqual([]);
    expect(new Set(rows.map(([part, kind]) => `${part} ${kind}`)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(800);
  });

  it('say what a word means, never that word in Arabic letters', () => {
    const words = tableRows(read('latin-parts.tsv'), 8).flatMap(([part = '', , , , , , , sense = '']) =>
      sense.split(',').map((each) => ({ part, word: each.split('>')[0] ?? '' })),
    );
    const echoed = words.filter(({ part, word }) =>
      findLoanword(word)?.latin.some((latin) => latin.startsWith(part.slice(0, 3))),
    );
    expect(echoed).toEqual([]);
  });

  it('hold well-formed, distinct loanwords', () => {
    const rows = ['loanwords.tsv', 'borrowed-words.tsv'].flatMap((name) => tableRows(read(name), 4));
    const faulty = rows.filter(
      ([arabic = '', latin = '', category = '']) =>
        !arabicWord.test(arabic) ||
        !latin.split(',').every((form) => /^[a-z]+(?:[ -][a-z]+)*$/.test(form)) ||
        !/^[a-z-]+$/.test(category),
    );
    expect(faulty).toEqual([]);
    expect(new Set(rows.map(([arabic]) => arabic)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(900);
  });

  it('hold distinct English words in order', () => {
    const words = tableRows(read('latin-words.tsv'), 1).map(([word = '']) => word);
    expect(words.filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
    expect(words.length).toBeGreaterThan(4000);
  });
});

describe('the Latin functions', () => {
  it('answer any text without a fault', () => {
    const next = numbers(7);
    const texts = Array.from({ length: 1500 }, () => randomText(next));
    const answers = texts.map((text) => [
      isLoanword(text),
      composeArabic(latinCuts(text)[0]?.parts ?? []).length,
      transliterate(text).length,
      backTransliterate(text).length,
    ]);
    expect(answers).toHaveLength(texts.length);
  }, 300_000);

  // A cost that grew with the square of the length would not end within the patience of the runner.
  it.each(['ا', 'ب', 'a', 'bio', 'إلكترو', 'é ', '\u064e', '😀'])(
    'come to the end of 400,000 letters: %j',
    (piece) => {
      const text = piece.repeat(400_000 / piece.length);
      const calls = [isLoanword, latinCuts, transliterate, backTransliterate].map((call) => () => call(text));
      expect(() => calls.map((call) => call())).not.toThrow();
    },
  );
});
