import { expect, test } from 'vitest';
import { PackedTable, packTable } from './packed-table.ts';

const rows: [string, string[]][] = [
  ['ضغط', ['pressure']],
  ['ضغط جوي', ['atmospheric pressure', 'air pressure']],
  ['سرعة', ['speed', '0.5']],
  ['a', ['b']],
  ['𐤀', ['beyond the basic plane']],
];

test.each(rows)('%s is found', (key, values) => {
  expect(new PackedTable(packTable(rows)).get(key)).toEqual(values);
});

test.each(['', 'ض', 'ضغط جوي عال', 'zzz', '𐤁', 'سرع'])('%j is not there', (key) => {
  expect(new PackedTable(packTable(rows)).get(key)).toBeUndefined();
  expect(new PackedTable(packTable([])).get(key)).toBeUndefined();
});

test('every one of many keys is found', () => {
  const many = Array.from({ length: 5000 }, (_, at): [string, string[]] => [`كلمة ${at}`, [String(at)]]);
  const table = new PackedTable(packTable(many));
  expect(many.filter(([key, values]) => table.get(key)?.[0] !== values[0])).toEqual([]);
});

test('the same rows give the same bytes in any order', () => {
  expect(packTable(rows.toReversed())).toEqual(packTable(rows));
});
