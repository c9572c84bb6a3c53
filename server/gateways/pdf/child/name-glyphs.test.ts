import { expect, test } from 'vitest';
import { isCommonGlyph } from './name-glyphs.ts';

test.each([
  'A',
  'afii57415',
  'behinitialarabic',
  'uni0627',
  'uni06440627',
  'u1F600',
  'g12',
  'a103',
  'glyph401',
  '.notdef',
  'alef.fina',
  'uni0644_uni0627.isol',
])('%s is a name of everybody’s', (glyph) => {
  expect(isCommonGlyph(glyph)).toBe(true);
});

test.each([
  'AhmedAli',
  'ahmed12',
  'alef.AhmedAli',
  'A_l_i',
  'uniAhmed',
  'Ali_alef',
  '#',
  '',
  '.Ali',
  '# END',
])('%s is somebody’s', (glyph) => {
  expect(isCommonGlyph(glyph)).toBe(false);
});
