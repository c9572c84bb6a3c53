import { describe, expect, test } from 'vitest';
import { conjugate, listVerbForms } from './conjugate.ts';
import type { Mood, Person } from './conjugate-endings.ts';

type Cell = [verb: string, mood: Mood | 'perfect', person: Person, expected: string, rule: string];

/** Single cells of the active paradigm with the section of Wright I that rules them. */
const ACTIVE: Cell[] = [
  ['كَتَبَ', 'perfect', '3mp', 'كَتَبُوا', '§84'],
  ['كَتَبَ', 'jussive', '3ms', 'يَكْتُبْ', '§96'],
  ['قَالَ', 'perfect', '1s', 'قُلْتُ', '§151'],
  ['بَاعَ', 'perfect', '3fp', 'بِعْنَ', '§151'],
  ['خَافَ', 'perfect', '2ms', 'خِفْتَ', '§153'],
  ['قَالَ', 'jussive', '3ms', 'يَقُلْ', '§149'],
  ['قَالَ', 'indicative', '3fp', 'يَقُلْنَ', '§149'],
  ['رَمَى', 'perfect', '3fs', 'رَمَتْ', '§166'],
  ['رَمَى', 'perfect', '3mp', 'رَمَوْا', '§166'],
  ['دَعَا', 'perfect', '3md', 'دَعَوَا', '§166'],
  ['دَعَا', 'indicative', '2fs', 'تَدْعِينَ', '§166'],
  ['رَضِيَ', 'perfect', '3mp', 'رَضُوا', '§166'],
  ['رَضِيَ', 'indicative', '3mp', 'يَرْضَوْنَ', '§166'],
  ['رَضِيَ', 'indicative', '2fs', 'تَرْضَيْنَ', '§166'],
  ['مَدَّ', 'perfect', '1s', 'مَدَدْتُ', '§120'],
  ['مَدَّ', 'indicative', '3fp', 'يَمْدُدْنَ', '§120'],
  ['وَعَدَ', 'indicative', '3ms', 'يَعِدُ', '§142'],
  ['وَقَى', 'jussive', '3ms', 'يَقِ', '§178'],
  ['قَرَأَ', 'indicative', '3mp', 'يَقْرَؤُونَ', '§16'],
  ['أَخَذَ', 'indicative', '1s', 'آخُذُ', '§17'],
  ['رَأَى', 'indicative', '3ms', 'يَرَى', '§176'],
  ['آمَنَ', 'indicative', '1s', 'أُومِنُ', '§17'],
  ['سَكَتَ', 'perfect', '1s', 'سَكَتُّ', '§14'],
  ['سَكَنَ', 'perfect', '1p', 'سَكَنَّا', '§14'],
  ['اِسْتَدْعَى', 'subjunctive', '3ms', 'يَسْتَدْعِيَ', '§168'],
  ['اِطْمَأَنَّ', 'perfect', '1s', 'اِطْمَأْنَنْتُ', '§72'],
  ['لَيْسَ', 'perfect', '3ms', 'لَيْسَ', '§182'],
  ['لَيْسَ', 'perfect', '3mp', 'لَيْسُوا', '§182'],
  ['لَيْسَ', 'perfect', '1s', 'لَسْتُ', '§182'],
  ['لَيْسَ', 'perfect', '3fp', 'لَسْنَ', '§182'],
  ['لَيْسَ', 'indicative', '3ms', '', '§182'],
  ['لَيْسَ', 'jussive', '1p', '', '§182'],
  ['نَأَى', 'jussive', '3ms', 'يَنْأَ', '§16'],
  ['نَأَى', 'jussive', '1s', 'أَنْأَ', '§16'],
  ['نَأَى', 'indicative', '3ms', 'يَنْأَى', '§166'],
  ['أَنْأَى', 'jussive', '3ms', 'يُنْئِ', '§16'],
  ['اِرْتَأَى', 'jussive', '3ms', 'يَرْتَئِ', '§16'],
  ['رَاءَى', 'jussive', '3ms', 'يُرَاءِ', '§16'],
  ['اِحْمَارَّ', 'indicative', '3ms', 'يَحْمَارُّ', '§59'],
  ['اِحْمَارَّ', 'perfect', '1s', 'اِحْمَارَرْتُ', '§59'],
  ['اِعْشَوْشَبَ', 'indicative', '3ms', 'يَعْشَوْشِبُ', '§60'],
  ['اِحْلَوْلَى', 'perfect', '3mp', 'اِحْلَوْلَوْا', '§60'],
  ['اِقْعَنْسَسَ', 'jussive', '3ms', 'يَقْعَنْسِسْ', '§61'],
  ['اِسْلَنْقَى', 'perfect', '1s', 'اِسْلَنْقَيْتُ', '§62'],
];

describe('conjugate', () => {
  test.each(ACTIVE)('%s %s %s is %s (Wright I %s)', (verb, mood, person, expected) => {
    expect(conjugate(verb)?.active[mood][person]).toBe(expected);
  });

  test.each([
    ['كَتَبَ', 'اُكْتُبْ', '§98'],
    ['جَلَسَ', 'اِجْلِسْ', '§98'],
    ['قَالَ', 'قُلْ', '§149'],
    ['وَعَدَ', 'عِدْ', '§142'],
    ['وَقَى', 'قِ', '§178'],
    ['دَعَا', 'اُدْعُ', '§166'],
    ['مَدَّ', 'مُدَّ', '§120'],
    ['أَخَذَ', 'خُذْ', '§137'],
    ['أَكْرَمَ', 'أَكْرِمْ', '§98'],
    ['أَقَامَ', 'أَقِمْ', '§161'],
    ['تَعَلَّمَ', 'تَعَلَّمْ', '§98'],
    ['اِخْتَارَ', 'اِخْتَرْ', '§162'],
    ['نَأَى', 'اِنْأَ', '§16'],
    ['لَيْسَ', '', '§182'],
  ])('the imperative of %s is %s (Wright I %s)', (verb, expected) => {
    expect(conjugate(verb)?.imperative['2ms']).toBe(expected);
  });

  test.each([
    ['كَتَبَ', 'كُتِبَ', 'يُكْتَبُ'],
    ['قَالَ', 'قِيلَ', 'يُقَالُ'],
    ['دَعَا', 'دُعِيَ', 'يُدْعَى'],
    ['وَعَدَ', 'وُعِدَ', 'يُوعَدُ'],
    ['شَاهَدَ', 'شُوهِدَ', 'يُشَاهَدُ'],
    ['اِخْتَارَ', 'اُخْتِيرَ', 'يُخْتَارُ'],
    ['اِسْتَخْدَمَ', 'اُسْتُخْدِمَ', 'يُسْتَخْدَمُ'],
    ['تَسَلَّمَ', 'تُسُلِّمَ', 'يُتَسَلَّمُ'],
  ])('the passive of %s is %s, %s (Wright I §§74–76)', (verb, perfect, present) => {
    const passive = conjugate(verb)?.passive;
    expect([passive?.perfect['3ms'], passive?.indicative['3ms']]).toEqual([perfect, present]);
  });

  test('a bare verb is read too', () => {
    expect(['استخرج', 'قال', 'اتصل', 'ادعى'].map((verb) => conjugate(verb)?.root)).toEqual([
      'خرج',
      'قول',
      'وصل',
      'دعو',
    ]);
  });

  test('what is no verb has no paradigm', () => {
    expect(['', 'x', '😀😀', 'ا', 'ككككككككككك'].map((verb) => conjugate(verb))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  test('the forms of a verb are listed without repetition', () => {
    const forms = listVerbForms('كتب', 'II');
    expect(new Set(forms).size).toBe(forms.length);
    expect(forms).toContain('كَتَّبَتْ');
  });
});

test.each([
  ['صَارَ', 'صير'],
  ['اِزْدَادَ', 'زيد'],
  ['أَرَى', 'رءي'],
  ['غَلَى', 'غلي'],
  ['أَبَى', 'ءبي'],
  ['اِنْتَهَى', 'نهي'],
  ['اِسْتَمَعَ', 'سمع'],
  ['اِدَّعَى', 'دعو'],
])('%s without its root is read as a verb of %s', (verb, root) => {
  expect(conjugate(verb)?.root).toBe(root);
});
