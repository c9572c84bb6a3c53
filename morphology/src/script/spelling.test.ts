import { describe, expect, test } from 'vitest';
import { hamzaSeat, spell } from './spelling.ts';

/** Sounds, spelling and the rule: W = Wright, Grammar of the Arabic Language I; ش = شذا العرف. */
const WORDS: [sounds: string, spelling: string, rule: string][] = [
  ['ءaخaذa', 'أَخَذَ', 'W §16: initial hamza before a on alif'],
  ['ءuخiذa', 'أُخِذَ', 'W §16: initial hamza before u on alif'],
  ['ءiكرAمM', 'إِكْرَام', 'W §16: initial hamza before i under alif'],
  ['ءAمaنa', 'آمَنَ', 'W §6: hamza and long a are written with madda'],
  ['ءUمiنu', 'أُومِنُ', 'W §17'],
  ['ءIمAنM', 'إِيمَان', 'W §17'],
  ['سaءaلa', 'سَأَلَ', 'W §16: a beside a'],
  ['سuءiلa', 'سُئِلَ', 'W §16: i is stronger than u'],
  ['رaءسM', 'رَأْس', 'W §16: quiescent after a'],
  ['بiءرM', 'بِئْر', 'W §16: quiescent after i'],
  ['بuءسM', 'بُؤْس', 'W §16: quiescent after u'],
  ['مaسءaلaT', 'مَسْأَلَة', 'W §16: a after a consonant'],
  ['مaسءUلM', 'مَسْؤُول', 'W §16: u after a consonant'],
  ['ءaسءiلaT', 'أَسْئِلَة', 'W §16: i after a consonant'],
  ['قuرءAنM', 'قُرْآن', 'W §6: madda after a consonant'],
  ['مaءAلM', 'مَآل', 'W §6: madda after a'],
  ['سuءAلM', 'سُؤَال', 'W §16: u is stronger than a'],
  ['رiءAسaT', 'رِئَاسَة', 'W §16: i is stronger than a'],
  ['تaسAءaلa', 'تَسَاءَلَ', 'W §16 rem.: alone between long a and a'],
  ['تaسAءuلM', 'تَسَاؤُل', 'W §16: u after long a'],
  ['قAءiلM', 'قَائِل', 'W §16: i after long a'],
  ['قiرAءaT', 'قِرَاءَة', 'W §16 rem.: alone between long a and a'],
  ['مuرUءaT', 'مُرُوءَة', 'W §16 rem.: alone after long u'],
  ['خaطIءaT', 'خَطِيئَة', 'W §16 rem.: on ya after long i'],
  ['هaيءaT', 'هَيْئَة', 'W §16 rem.: on ya after quiescent ya'],
  ['تaوءaمM', 'تَوْءَم', 'W §16 rem.: alone after quiescent waw'],
  ['شuءUنM', 'شُؤُون', 'W §16: u beside u'],
  ['رaءUفM', 'رَؤُوف', 'W §16: u is stronger than a'],
  ['مiءaT', 'مِئَة', 'W §16: i is stronger than a'],
  ['فiءaT', 'فِئَة', 'W §16'],
  ['تaرaءءuسM', 'تَرَؤُّس', 'W §16 with shadda'],
  ['سaءءaلa', 'سَأَّلَ', 'W §16 with shadda'],
  ['قaرaءa', 'قَرَأَ', 'ش: final hamza after a'],
  ['قuرiءa', 'قُرِئَ', 'ش: final hamza after i'],
  ['بaطuءa', 'بَطُؤَ', 'ش: final hamza after u'],
  ['جAءa', 'جَاءَ', 'ش: final hamza after a long vowel'],
  ['شaيءM', 'شَيْء', 'ش: final hamza after a consonant'],
  ['مaلIءM', 'مَلِيء', 'ش: final hamza after long i'],
  ['هuدUءM', 'هُدُوء', 'ش: final hamza after long u'],
  ['جuزءF', 'جُزْءًا', 'W §8: tanwin alif after a letter that does not join'],
  ['شaيءF', 'شَيْئًا', 'W §8: the seat becomes ya after a joining letter'],
  ['سaمAءF', 'سَمَاءً', 'W §8: no alif after alif and hamza'],
  ['مaبدaءF', 'مَبْدَأً', 'W §8: no alif after hamza on alif'],
  ['مaدرaسaTF', 'مَدْرَسَةً', 'W §8: no alif after ة'],
  ['رaمY', 'رَمَى', 'W §7: final long a from ya'],
  ['دaعA', 'دَعَا', 'W §7: final long a from waw'],
  ['ءaحيY', 'أَحْيَا', 'W §7 rem.: alif after ya'],
  ['مuستaشفY', 'مُسْتَشْفَى', 'W §7: fourth place and after'],
  ['قAضN', 'قَاضٍ', 'W §8'],
  ['رAءN', 'رَاءٍ', 'W §16'],
  ['مuرتaءN', 'مُرْتَئٍ', 'W §16: kasra after a'],
  ['رaمaوZ', 'رَمَوْا', 'W §7: the alif that parts the plural'],
  ['@iستiخرAجM', 'اِسْتِخْرَاج', 'W §19: wasl alif'],
  ['@uكتuب', 'اُكْتُبْ', 'W §19'],
  ['@iءتiمAنM', 'اِئْتِمَان', 'W §17'],
  ['مuعaللiمM', 'مُعَلِّم', 'W §11: shadda'],
  ['قaولM', 'قَوْل', 'W §4: diphthong'],
];

describe('spell', () => {
  test.each(WORDS)('%s is written %s (%s)', (sounds, spelling) => {
    expect(spell(sounds)).toBe(spelling);
  });
});

/** Every vowel after every neighbour before: rows are what precedes, columns none a i u A I U. */
const SEATS: [before: string, seats: string][] = [
  ['a', 'أ أ ئ ؤ أ ئ ؤ'],
  ['i', 'ئ ئ ئ ئ ئ ئ ئ'],
  ['u', 'ؤ ؤ ئ ؤ ؤ ئ ؤ'],
  ['A', 'أ ء ئ ؤ ء ئ ؤ'],
  ['I', 'ئ ئ ئ ئ ئ ئ ئ'],
  ['U', 'ؤ ء ئ ء ء ئ ء'],
  ['ي', 'أ ئ ئ ئ ئ ئ ئ'],
  ['و', 'أ ء ئ ء ء ئ ء'],
  ['س', 'أ أ ئ ؤ أ ئ ؤ'],
];

describe('hamzaSeat', () => {
  test.each(SEATS)('inside a word after %s the seats are %s', (before, seats) => {
    expect(['', 'a', 'i', 'u', 'A', 'I', 'U'].map((after) => hamzaSeat(before, after, false)).join(' ')).toBe(
      seats,
    );
  });

  test('at the end only a short vowel before it gives a seat', () => {
    expect(
      ['a', 'i', 'u', 'A', 'I', 'U', 'س', 'ي'].map((before) => hamzaSeat(before, '', true)).join(' '),
    ).toBe('أ ئ ؤ ء ء ء ء ء');
  });
});
