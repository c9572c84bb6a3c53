import { describe, expect, it } from 'vitest';
import { foreignRunsModule } from '../../scripts/pack-foreign.ts';
import { rows } from '../tables/foreign-runs.data.generated.ts';
import { analyse } from './analyse.ts';
import { foreignness } from './foreign.ts';
import { letterOf, RUNS, runsOf, weightOf } from './letter-runs.ts';

it('the packed runs are those that the word lists give today', () => {
  expect([...foreignRunsModule().values()].join('')).toContain(rows);
  expect(rows.length).toBe(RUNS);
});

it.each([-6.5, -1.25, 0, 0.25, 6.25])('the weight %d is read as it was written', (weight) => {
  expect(weightOf(letterOf(weight).charCodeAt(0))).toBe(weight);
});

it('runs of letters do not depend on the seat of a hamza, and letters of other languages make none', () => {
  expect(runsOf('أمل')).toEqual(runsOf('امل'));
  expect(runsOf('abc')).toEqual([]);
  expect(runsOf('')).toEqual([]);
});

describe('a word of no list', () => {
  it.each(['فلوبراتين', 'ميكروسيتين', 'ستيروفين', 'كلوتيازين'])(
    '%s sounds borrowed and has no root',
    (word) => {
      expect(foreignness(word)).toBeGreaterThan(0);
      expect(analyse(word)).toEqual([]);
    },
  );

  it.each([
    ['متخثرات', 'خثر'],
    ['استنبات', 'نبت'],
    ['فيكتبونها', 'كتب'],
    ['تمخضات', 'مخض'],
  ])('%s is Arabic and keeps its root', (word, root) => {
    expect(analyse(word)[0]?.root).toBe(root);
  });
});
