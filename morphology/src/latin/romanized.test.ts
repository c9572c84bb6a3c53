import { expect, test } from 'vitest';
import { isRomanized } from './romanized.ts';

test.each([
  ['qasaba', 'قَصَبَة'],
  ['tawarruq', 'تَوَرُّق'],
  ['shadda', 'شَدَّة'],
  ['murabaha', 'مُرَابَحَة'],
  ['hadith', 'حَدِيث'],
  ['surah', 'سُورَة'],
  ['riwaya', 'رِوَايَة'],
  ['fatwa', 'فَتْوَى'],
])('%s is %s in Latin letters', (latin, arabic) => {
  expect(isRomanized(latin, arabic)).toBe(true);
});

test.each([
  ['silk', 'سِلْكِيّ'],
  ['methyl', 'مَثِيل'],
  ['allele', 'أَلِيل'],
  ['ram', 'رَام'],
  ['caramel', 'كَرَم'],
])('%s is no %s', (latin, arabic) => {
  expect(isRomanized(latin, arabic)).toBe(false);
});
