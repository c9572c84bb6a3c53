import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const glossary = read('docs/names.md');

/** Names that one person may be called by, words of the dictionary, and what only tests say, are no texts of ours. */
const NO_TEXTS =
  /\.test\.tsx?$|^server\/(test|seed|migrations)\/|node_modules|\.generated\.|reserved-names\.ts$/;
const texts = globSync(['{contract,server,web/app,web/scripts}/**/*.{ts,tsx}', 'tasks/*.mjs'], { cwd: root })
  .filter((file) => !NO_TEXTS.test(file))
  .map((file) => ({ file, lines: read(file).split('\n') }));

const unusedNames = glossary
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (thing|what) \|/.test(line))
  .flatMap((line) => line.split('|').at(-2)?.trim().split('، ') ?? []);
const fixed = [...glossary.matchAll(/^- (.+)$/gm)].map(([, sentence]) => sentence as string);

const ARABIC = /[\u0621-\u064a]/;
const MARK = '[\\u064b-\\u0652]';
const LETTER = '[\\u0621-\\u0652]';

/** The name as a word of its own, with marks or without, after the words that are written together with the next. */
function wordOf(name: string): RegExp {
  if (!ARABIC.test(name)) return new RegExp(`(?<=${LETTER})${name.replaceAll('.', '\\.')}`);
  const letters = [...name].map((each) => `${each}${new RegExp(MARK).test(each) ? '' : `${MARK}*`}`);
  return new RegExp(`(?<!${LETTER})(?:[وفبكل]${MARK}*)?(?:ال)?${letters.join('')}(?!${LETTER})`);
}

const words = unusedNames.map((name) => ({ name, word: wordOf(name) }));

test('the glossary is read', () => {
  expect([unusedNames.length > 50, unusedNames.includes('المعجم الذكي'), fixed.length > 15]).toEqual([
    true,
    true,
    true,
  ]);
});

test('no text calls a thing by another name than the glossary', () => {
  const wrong = texts.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) => {
      if (!ARABIC.test(line) || /^\s*(\/\/|\/?\*)/.test(line)) return [];
      const free = fixed.reduce((rest, sentence) => rest.replaceAll(sentence, ''), line);
      return words
        .filter(({ word }) => word.test(free))
        .map(({ name }) => `${file}:${index + 1} says «${name}»`);
    }),
  );
  expect(wrong).toEqual([]);
});

test('each sentence that the specification fixes is said somewhere', () => {
  const all = texts.map(({ lines }) => lines.join('\n')).join('\n');
  expect(fixed.filter((sentence) => !all.includes(sentence))).toEqual([]);
});

test('numbers and dates are formatted in one place of each side', () => {
  const places = texts
    .filter(({ lines }) => /\bIntl\.(Number|DateTime)Format|\.toLocale\w*String\b/.test(lines.join('\n')))
    .map(({ file }) => file);
  expect(places.toSorted()).toEqual([
    'contract/fields.ts',
    'server/platform/arabic-numbers.ts',
    'web/app/text/format.ts',
  ]);
});
