import type { MatchKind } from '@mustalah/contract/terms/dictionary';
import { expect, test } from 'vitest';
import { piecesOf } from './matched-letters.ts';

/** What is marked stands between brackets. */
const shown = (name: string, search: string, match: MatchKind) =>
  piecesOf(name, search, match)
    .map(({ letters, isMatched }) => (isMatched ? `[${letters}]` : letters))
    .join('');

test.each<[search: string, match: MatchKind, name: string, marked: string]>([
  ['الاله', 'spelling', 'آلة المتّجهات', '[آلة] المتّجهات'],
  ['الاله المتجهات', 'words', 'آلة المتّجهات الداعمة', '[آلة] [المتّجهات] الداعمة'],
  ['الطاقه', 'spelling', 'الطّاقة', '[الطّاقة]'],
  ['طاقة', 'article', 'الطّاقة', 'ال[طّاقة]'],
  ['مج', 'prefix', 'مِجهر', '[مِج]هر'],
  ['مجهر الكت', 'prefix', 'المِجهر الإلكترونيّ', 'ال[مِجهر] ال[إلكت]رونيّ'],
  ['الكت', 'prefix', 'الكتاب', '[الكت]اب'],
  ['الم', 'prefix', 'المِجهر', '[المِ]جهر'],
  ['مجهر إلكت', 'prefix', 'المِجهر الإلكترونيّ', 'ال[مِجهر] ال[إلكت]رونيّ'],
  ['micro', 'prefix', 'Electron Microscope', 'Electron [Micro]scope'],
  ['vector', 'words', 'support vector machine', 'support [vector] machine'],
])('%s found as %s marks %s as %s', (search, match, name, marked) => {
  expect(shown(name, search, match)).toBe(marked);
});

test.each<[search: string, match: MatchKind, name: string]>([
  // Another form of the word, and a word that only begins so.
  ['خلية', 'words', 'خلايا جذعيّة'],
  ['علم', 'words', 'علماء الفلك'],
  // Only the last word is still being written.
  ['علم فلك', 'words', 'علماء الأرصاد'],
  ['م', 'prefix', 'مجهر'],
  // The letters are another's in the middle of a word.
  ['scope', 'prefix', 'microscope'],
  // It was found by its meaning, its family or its sound.
  ['علم', 'family', 'علم الفلك'],
  ['مجهر', 'fuzzy', 'مجهر'],
  ['مجهر', 'exact', 'مجهر'],
  ['', 'prefix', 'مجهر'],
])('%s found as %s marks nothing in %s', (search, match, name) => {
  expect(shown(name, search, match)).toBe(name);
});

test('nothing of a name is lost, however it is written', () => {
  const name = '«الطَّاقَةُ» (green-energy) ـ ٢';
  const pieces = piecesOf(name, 'طاقة energy', 'words');
  expect(pieces.map(({ letters }) => letters).join('')).toBe(name);
});
