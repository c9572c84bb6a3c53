import { expect, test } from 'vitest';
import { journalCategories } from '../paper/rules.ts';
import { expertiseMatcher } from './expertise.ts';
import { englishNames } from './specialty-names.ts';

const subject = (main: string, sub: string, keywords: string[] = []) => ({ main, sub, keywords });
const organic = subject('الكيمياء', 'الكيمياء العضوية');
const fiqh = subject('العلوم الإسلامية', 'الفقه وأصوله');
const computers = subject('الهندسة', 'هندسة الحاسوب');

test.each([
  ['الكيمياء العضوية', organic, true],
  ['كيمياء عُضْويّة', organic, true],
  ['كيمياء', organic, true],
  ['طب الأسنان، الكيمياء العضويه', organic, true],
  ['Organic Chemistry', organic, true],
  ['physics; ORGANIC chemistry', organic, true],
  ['الكيمياء التحليلية', organic, false],
  ['Analytical chemistry', organic, false],
  ['أصول الفقه', fiqh, true],
  ['Fiqh', fiqh, true],
  ['العقيدة', fiqh, false],
  ['علوم الحاسوب', computers, true],
  ['Computer Science', computers, true],
  ['Pediatrics', subject('الطب', 'طب الأطفال'), true],
  ['Pediatric', subject('الطب', 'طب الأطفال'), true],
  ['تعلّم الآلة', subject('الهندسة', 'هندسة البرمجيات', ['تعلم الآلة']), true],
  // What tells no field meets none.
  ['علوم', organic, false],
  ['الدراسات العامة', subject('اللغة والترجمة', 'الدراسات اللغوية المقارنة'), false],
  ['', organic, false],
  ['، ,', organic, false],
])('«%s» against %o: %s', (expertise, about, meets) => {
  expect(expertiseMatcher(expertise)(about)).toBe(meets);
});

test('every specialty and branch has its English name', () => {
  const names = journalCategories.flatMap(({ name, sub }) => [name, ...sub]);
  expect(names.filter((name) => !englishNames[name]?.[0])).toEqual([]);
});
