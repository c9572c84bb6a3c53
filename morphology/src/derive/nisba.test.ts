import { describe, expect, test } from 'vitest';
import { artificialMasdar, relative } from './nisba.ts';

/** Noun, its first relative and the rule: section of Wright I. */
const RELATIVES: [noun: string, relative: string, rule: string][] = [
  ['عِلْم', 'عِلْمِيّ', '§249'],
  ['هَنْدَسَة', 'هَنْدَسِيّ', '§251 ة drops'],
  ['نَبِيّ', 'نَبَوِيّ', '§262 two letters before يّ'],
  ['عَلِيّ', 'عَلَوِيّ', '§262'],
  ['حَيّ', 'حَيَوِيّ', '§262 one letter before يّ'],
  ['طَيّ', 'طَوَوِيّ', '§262'],
  ['كُرْسِيّ', 'كُرْسِيّ', '§262 three letters before يّ'],
  ['فَتَى', 'فَتَوِيّ', '§256 third letter'],
  ['عَصَا', 'عَصَوِيّ', '§256'],
  ['مَعْنَى', 'مَعْنَوِيّ', '§256 fourth letter'],
  ['دُنْيَا', 'دُنْيَوِيّ', '§256'],
  ['كَنَدَا', 'كَنَدِيّ', '§256 second letter moves'],
  ['مُصْطَفَى', 'مُصْطَفِيّ', '§256 fifth letter'],
  ['مُسْتَشْفَى', 'مُسْتَشْفِيّ', '§256'],
  ['حَيَاة', 'حَيَوِيّ', '§256'],
  ['تَرْبِيَة', 'تَرْبَوِيّ', '§258'],
  ['قَاضٍ', 'قَاضِيّ', '§258 fourth drops'],
  ['مُعْتَدٍ', 'مُعْتَدِيّ', '§258 fifth drops'],
  ['قَرْيَة', 'قَرَوِيّ', '§259'],
  ['صَحْرَاء', 'صَحْرَاوِيّ', '§257 feminine hamza'],
  ['إِنْشَاء', 'إِنْشَائِيّ', '§257 radical hamza'],
  ['غِذَاء', 'غِذَائِيّ', '§257 hamza from a glide'],
  ['أَب', 'أَبَوِيّ', '§260 lost و'],
  ['لُغَة', 'لُغَوِيّ', '§260'],
  ['سَنَة', 'سَنَوِيّ', '§260'],
  ['مَدِينَة', 'مَدَنِيّ', '§263 closed list'],
  ['طَبِيعَة', 'طَبِيعِيّ', '§263 keeps ي'],
  ['حَقِيقَة', 'حَقِيقِيّ', '§263 keeps ي'],
  ['سَيِّد', 'سَيْدِيّ', '§264'],
  ['نَمِر', 'نَمَرِيّ', '§261'],
  ['مَبْدَأ', 'مَبْدَئِيّ', '§16'],
  ['جُزْء', 'جُزْئِيّ', '§16'],
  ['ضَوْء', 'ضَوْئِيّ', '§16'],
  ['إِيطَالِيَا', 'إِيطَالِيّ', 'names in ‑يا'],
  ['سُورِيَا', 'سُورِيّ', 'names in ‑يا'],
  ['الكِيمْيَاء', 'كِيمْيَائِيّ', 'article left out'],
];

describe('relative', () => {
  test.each(RELATIVES)('%s gives %s (Wright I %s)', (noun, expected) => {
    expect(relative(noun)[0]).toBe(expected);
  });

  test('both forms are offered where grammarians allow both', () => {
    expect([relative('قَاضٍ'), relative('كِسَاء'), relative('حُبْلَى').slice(0, 2)]).toEqual([
      ['قَاضِيّ', 'قَاضَوِيّ'],
      ['كِسَائِيّ', 'كِسَاوِيّ'],
      ['حُبْلَوِيّ', 'حُبْلِيّ'],
    ]);
  });

  test('a sound plural is first made singular', () => {
    expect(relative('مَعْلُومَات')).toEqual(['مَعْلُومِيّ', 'مَعْلُومَاتِيّ']);
  });

  test('bare nouns are vowelled first', () => {
    expect(['علم', 'هندسة', 'رياضة', 'جاذبية'].map((noun) => relative(noun)[0])).toEqual([
      'عِلْمِيّ',
      'هَنْدَسِيّ',
      'رِيَاضِيّ',
      'جَاذِبِيّ',
    ]);
  });

  test('the abstract noun is the relative with ة', () => {
    expect([artificialMasdar('عِلْم')[0], artificialMasdar('إِنْسَان')[0]]).toEqual(['عِلْمِيَّة', 'إِنْسَانِيَّة']);
  });

  test('text that is no Arabic word gives nothing', () => {
    expect(['', ' ', 'abc', '😀', '١٢', 'ك'.repeat(10_000)].flatMap((text) => relative(text))).toEqual([]);
  });
});

test.each([
  ['أهْل', 'أَهْلِيّ'],
  ['إنْسان', 'إِنْسَانِيّ'],
  ['قمَر', 'قَمَرِيّ'],
])('%s, which carries only some of its marks, gives %s', (noun, adjective) => {
  expect(relative(noun)[0]).toBe(adjective);
});
