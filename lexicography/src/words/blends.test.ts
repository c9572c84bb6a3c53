import { expect, test } from 'vitest';
import { blendSpellings } from './blends.ts';

test.each([
  ['طاقة كهرومائية', ['طاقه كهرمائيه', 'طاقه كهرومائيه']],
  ['الكهرضوئية', ['الكهرضوئيه', 'الكهروضوئيه']],
  ['كهرباء', ['كهرباء', 'كهروباء']],
  ['كهروب', []],
  ['طاقة مائية', []],
])('the blends of %s are spelt both ways', (term, spellings) => {
  expect(blendSpellings(term)).toEqual(spellings);
});
