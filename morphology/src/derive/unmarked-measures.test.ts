import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { analyse } from '../analyse/analyse.ts';
import { withoutArticle } from '../script/article.ts';
import { measureOf } from './measure-of.ts';

const rows = readFileSync(new URL('../../eval/unmarked-measures.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(2)
  .map((line) => line.normalize('NFC').split('\t') as [word: string, measure: string]);

const told = rows.flatMap(([word, measure]) => {
  const [best] = analyse(word);
  const found = best && measureOf(withoutArticle(word), best.root)?.measure;
  return found === undefined ? [] : [{ word, found, isRight: found === measure }];
});

test('the measure of a word without marks is right, or not told, 99 times of a hundred', () => {
  const wrong = told.filter(({ isRight }) => !isRight);
  expect(wrong.length / told.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.01);
});

test('it is told of five words in six that have one usual vocalisation', () => {
  const usual = rows.filter(([, measure]) => measure !== '-');
  expect(told.length / usual.length).toBeGreaterThanOrEqual(5 / 6);
});
