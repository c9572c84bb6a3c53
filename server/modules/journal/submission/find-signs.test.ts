import { expect, test } from 'vitest';
import { findSigns } from './find-signs.ts';

const ahmad = { name: 'أحمد بن عبد الله الزهراني', latin_name: 'Ahmad A. Al-Zahrani', affiliation: '' };
const signsIn = (text: string, author: Partial<typeof ahmad> = {}) =>
  findSigns([{ where: 'pages', page: 1, text }], [{ ...ahmad, ...author }]).map(({ kind, found }) => [
    kind,
    found,
  ]);

const NAME = [['name', ahmad.name]];
const LATIN = [['name', ahmad.latin_name]];

test.each([
  ['كتبه أحمد بن عبد الله الزهراني', NAME],
  ['كتبه أحمد الزهراني', NAME],
  ['كَتَبَهُ أَحْمَدُ الزَّهْرَانِيُّ', NAME],
  ['لأحمد الزهراني فضل', NAME],
  ['وبأحمد الزهراني', NAME],
  ['الزهراني، أحمد. معجم', NAME],
  ['احمد عبدالله زهراني', NAME],
  ['أحمد\r\nالزهراني', NAME],
  ['قال د. أحمد الزهراني', NAME],
  ['عبد الله الزهراني', NAME],
  ['by Ahmad Alzahrani and Ahmad Zahrani', LATIN],
  ['Zahrani-Al Ahmad', LATIN],
  ['A. Al-Zahrani, 2024', LATIN],
  ['AHMAD AL-ZAHRANI', LATIN],
])('«%s» names the author', (text, signs) => {
  expect(signsIn(text)).toEqual(signs);
});

test.each([
  'أحمد محمود الغامدي',
  'قبيلة الزهراني في الجنوب',
  'رواه أحمد وقال الزهري',
  'عبد الله بن أحمد',
  'a zahir man',
])('«%s» does not name the author', (text) => {
  expect(signsIn(text)).toEqual([]);
});

test('one word alone is no name that tells', () => {
  expect(signsIn('عسى الأمل أمل', { name: 'أمل', latin_name: '' })).toEqual([]);
});

test.each([
  ['في جامعة الملك سعود أُجري', [['affiliation', 'جامعة الملك سعود']]],
  ['بجامعة المَلِك سُعود', [['affiliation', 'جامعة الملك سعود']]],
  ['في الفيزياء', []],
  ['جامعة الملك فيصل', []],
])('of an affiliation its parts of two words and more are looked for: «%s»', (text, signs) => {
  const affiliation = 'قسم الفيزياء، جامعة الملك سعود، الرياض';
  expect(signsIn(text, { name: 'أ', latin_name: '', affiliation })).toEqual(signs);
});

test.each([
  ['راسلنا على ahmad@ksu.edu.sa.', [['email', 'ahmad@ksu.edu.sa']]],
  // An Arabic line may give the parts from the end.
  ['راسلنا على sa.edu.ksu@ahmad اليوم', [['email', 'ahmad@ksu.edu.sa']]],
  ['a@b', []],
  ['0000-0002-1825-0097', [['orcid', '0000-0002-1825-0097']]],
])('addresses are signs whoever they belong to: «%s»', (text, signs) => {
  expect(signsIn(text)).toEqual(signs);
});

test('a sign is told once with its first pages, apart by where it stands', () => {
  const pages = Array.from({ length: 8 }, (_, index) => ({
    where: 'pages' as const,
    page: index + 1,
    text: 'أحمد الزهراني ثم أحمد الزهراني',
  }));
  expect(findSigns([...pages, { where: 'reply', text: 'أخوكم أحمد الزهراني' }], [ahmad])).toEqual([
    { kind: 'name', found: ahmad.name, where: 'pages', pages: [1, 2, 3, 4, 5] },
    { kind: 'name', found: ahmad.name, where: 'reply', pages: [] },
  ]);
});
