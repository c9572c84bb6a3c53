import { describe, expect, test } from 'vitest';
import { explain } from './explain.ts';
import { factsOfWords } from './facts-of-term.ts';

const explained = (asked: string, term = asked): string =>
  explain({
    asked,
    term,
    definition: null,
    category: null,
    latin: '',
    words: factsOfWords(term, ''),
    elements: [],
    related: [],
  });

describe('the word that is explained is named where another was asked for', () => {
  test.each([
    ['أنسجة', 'نسيج', '«أنسجة» جمع «نسيج».'],
    ['موجات', 'موجة', '«موجات» جمع «موجة».'],
    ['برمائي', 'برمائيّات', 'يُشرح هنا: «برمائيّات».'],
  ])('%s', (asked, term, line) => {
    expect(explained(asked, term).split('\n')[0]).toBe(line);
  });

  test.each([
    ['السرعه', 'سُرعة'],
    ['telescope', 'مقراب'],
  ])('but not for another spelling or script: %s', (asked, term) => {
    expect(explained(asked, term)).toBe(explained(term));
  });
});

test.each([
  ['موجة', 'ويدور معناه على: اضطراب الماء'],
  ['دواء', 'ومن معانيه: المرض والعلاج والصوت'],
])('of the senses of a root %s need have no more than one', (word, sense) => {
  expect(explained(word)).toContain(sense);
});

test('what is made of a particle is told so', () => {
  expect(explained('كيفية')).toBe('«كيفية» لفظ مصوغ من «كيف» بياء النسب، فليس له جذر.');
});

test('nothing is said of a word of which nothing is known', () => {
  expect(explained('نزهدرة')).toBe('');
});
