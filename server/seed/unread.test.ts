import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATEGORIES } from './categories.ts';

const COLUMNS =
  'arabic latin definition category synonyms abbreviation french plural gender pos example broader see'.split(
    ' ',
  );
const folder = new URL('./unread/', import.meta.url);
const categories = new Set<string>(CATEGORIES.map(({ name }) => name));

const entries = readdirSync(folder).flatMap((name) => {
  const [origin = '', header, ...lines] = readFileSync(new URL(name, folder), 'utf8')
    .replace(/\n$/, '')
    .split('\n');
  expect([origin.startsWith('# '), header], name).toEqual([true, COLUMNS.join('\t')]);
  return lines.map((line, at) => {
    const cells = line.split('\t');
    const place = `${name}:${at + 3}`;
    return {
      place,
      cells,
      entry: Object.fromEntries(COLUMNS.map((column, index) => [column, cells[index] ?? ''])),
    };
  });
});

const places = (faulty: typeof entries) => faulty.map(({ place, entry }) => `${place} ${entry.arabic}`);

test('entries that wait for their reading have all columns, trimmed and in NFC', () => {
  const faulty = entries.filter(
    ({ cells }) =>
      cells.length !== COLUMNS.length ||
      cells.some((cell) => cell !== cell.trim() || cell !== cell.normalize('NFC') || cell.includes('  ')),
  );
  expect(places(faulty)).toEqual([]);
});

test('each has its pair in its scripts, a category, and a definition of one sentence of 8 to 25 words', () => {
  const faulty = entries.filter(({ entry: { arabic = '', latin = '', definition = '', category = '' } }) => {
    const words = definition.split(/\s+/).length;
    return (
      !/[\u0621-\u064a]/.test(arabic) ||
      !/^[^\u0600-\u06ff]+$/.test(latin) ||
      !categories.has(category) ||
      !definition.endsWith('.') ||
      words < 8 ||
      words > 25 ||
      /[0-9A-Za-z()—–]/.test(definition)
    );
  });
  expect(places(faulty)).toEqual([]);
});
