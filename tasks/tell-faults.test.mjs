import { expect, test } from 'vitest';
import { firstLines, lastLines, tellFaults } from './tell-faults.mjs';

const LONG = ['one', 'two', '', 'three', 'four', 'five', 'six', 'seven'].join('\n');

test('the last word names each fault with what it said, then what was excused', () => {
  const faults = [{ name: 'lint', error: ['x.ts:1 no'] }, { name: 'gone' }];
  const excused = [{ name: 'again', error: ['too late'] }];
  expect(tellFaults(faults, excused)).toBe(
    ['', '— failed', '✗ lint', '    x.ts:1 no', '✗ gone', '', '— excused', '✗ again', '    too late'].join(
      '\n',
    ),
  );
});

test('where all is well it has nothing to say', () => {
  expect(tellFaults([], [])).toBe('');
});

test('of much that was said, the beginning or the end is told', () => {
  expect(firstLines(LONG)).toEqual(['one', 'two', 'three', 'four', 'five', 'six']);
  expect(lastLines(LONG)).toEqual(['two', 'three', 'four', 'five', 'six', 'seven']);
});

test('a line without end is cut, and colours are left out', () => {
  expect(firstLines(`\u001b[31m${'x'.repeat(1000)}\u001b[39m`)).toEqual([`${'x'.repeat(240)}…`]);
  expect(firstLines(undefined)).toEqual([]);
});
