import { factsOfWords } from '@mustalah/lexicography/define/facts-of-term';
import { latinElementsOf } from '@mustalah/lexicography/words/latin-elements';
import { readTerm } from '@mustalah/lexicography/words/read-term';
import { readWord, withoutBefore } from '@mustalah/lexicography/words/read-word';
import { stripMarks } from '@mustalah/morphology';
import { describe, expect, test } from 'vitest';
import { readWords } from '../modules/terms/language/word-formation.ts';
import { readFirst, readSeed } from './read-seed.ts';

const terms = await readSeed();
const FIRST = (await readFirst()).length;
/** Those that an empty dictionary is born with, and every eighth of the others: each reading takes its time. */
const some = terms.filter((_, at) => at < FIRST || at % 8 === 0);
const words = [...new Set(terms.flatMap(({ arabic }) => arabic.split(/\s+/)))];
const readings = words.flatMap((word) => {
  const reading = readWord(word);
  return reading ? [{ word, ...reading }] : [];
});
const measured = readings.filter(({ pattern }) => pattern !== '');
const describeAll = (faulty: readonly { word: string; pattern: string }[]) =>
  faulty.map(({ word, pattern }) => `${word} ${pattern}`);

/** A consonant that no vowel, sukun or long vowel follows, before the last letter. */
const UNMARKED = /[^\u064b-\u0652اويىآ](?=[^\u064b-\u0652])(?!\u0651)/u;

test('the page of each founding term and its explanation tell the same roots and measures', () => {
  const asPages = some.map(({ arabic, latin }) =>
    readWords(arabic, latin).map(({ word, root, pattern }) => [word, root, pattern]),
  );
  const asExplained = some.map(({ arabic, latin }) =>
    factsOfWords(arabic, latin).flatMap(({ word, root, patterns: [pattern = ''] }) =>
      root === null ? [] : [[word, root.replaceAll(' ', ''), pattern]],
    ),
  );
  expect(asPages).toEqual(asExplained);
});

test('a founding term whose marks are left out has the same measures or none, 99 times of a hundred', () => {
  const measuresOf = (arabic: string, latin: string) =>
    readTerm(arabic, latin).map(({ reading }) => reading?.pattern ?? '');
  const pairs = some.flatMap(({ arabic, latin }) => {
    const marked = measuresOf(arabic, latin);
    const bare = measuresOf(stripMarks(arabic), latin);
    return marked.flatMap((measure, place) =>
      measure === '' || !bare[place] ? [] : [{ arabic, measure, found: bare[place] }],
    );
  });
  const other = pairs.filter(({ measure, found }) => measure !== found);
  expect(other.length / pairs.length, JSON.stringify(other)).toBeLessThan(0.01);
  expect(pairs.length).toBeGreaterThan(1_000);
});

describe('the measures of the founding terms', () => {
  test('are shown for eight of ten words that have a root', () => {
    expect(measured.length / readings.length).toBeGreaterThan(0.8);
  });

  test('carry every mark', () => {
    expect(describeAll(measured.filter(({ pattern }) => UNMARKED.test(pattern)))).toEqual([]);
  });

  test('hold the radicals ف ع ل in order, but for one that fell', () => {
    const inOrder = /^[^فعل]*ف.*ع.*ل|^عِ?َ?لَ|^[^فعل]*ف[^عل]*ال|ف.*ع(?:$|\u064d|َة|ِيَ?ّ|َات)/u;
    expect(describeAll(measured.filter(({ pattern }) => !inOrder.test(pattern)))).toEqual([]);
  });

  test('end as the word ends', () => {
    const isRelative = (word: string) => /ي(?:ة|ات)?$/.test(stripMarks(word));
    const faulty = measured.filter(
      ({ word, pattern, root }) =>
        isRelative(word) && !/[وي]$/.test(root) && !isRelative(pattern) && !pattern.startsWith('فَعِيل'),
    );
    const withT = measured.filter(({ word, pattern }) => word.endsWith('ة') !== pattern.endsWith('ة'));
    expect(describeAll([...faulty, ...withT])).toEqual([]);
  });

  test('rebuild the word from template and root', () => {
    const faulty = measured.filter(
      ({ word, measured: made }) => stripMarks(made?.word ?? '') !== stripMarks(withoutBefore(word)),
    );
    expect(describeAll(faulty)).toEqual([]);
    // Strong radicals in place of ف ع ل give the word itself.
    const strong = measured.filter(
      ({ root, measured: made }) => /^(?!.*[ءوي])(.)(?!\1)(.)(?!\2).$/u.test(root) && made?.form !== 'VIII',
    );
    const filled = strong.filter(({ pattern, root, measured: made }) => {
      const [first = '', second = '', third = ''] = root;
      const word = pattern.replace(
        /[فعل]/g,
        (letter) => ({ ف: first, ع: second, ل: third })[letter] ?? letter,
      );
      return word.normalize('NFC') !== made?.word;
    });
    expect(describeAll(filled)).toEqual([]);
    expect(strong.length).toBeGreaterThan(700);
  });
});

describe('the Latin elements of the founding terms', () => {
  const shown = terms.flatMap((term) => {
    const elements = latinElementsOf(term);
    return elements.length > 0 ? [{ term, elements }] : [];
  });

  test('are shown for one term in eight', () => {
    expect(shown.length / terms.length).toBeGreaterThan(1 / 8);
  });

  test('each mean something, and are letters of their word in order', () => {
    const all = shown.flatMap((each) => each.elements);
    expect(all.filter(({ meaning }) => meaning.length < 2)).toEqual([]);
    const apart = shown.filter((each) => {
      const inOrder = new RegExp(each.elements.map(({ part }) => part).join('.*'), 'i');
      return !inOrder.test(each.term.latin);
    });
    expect(apart).toEqual([]);
  });
});
