import { expect, test } from 'vitest';
import { derivationsOf } from './derivations.ts';
import { possibleRoots, rootsToDerive } from './roots-to-derive.ts';

test.each([
  ['كتب', ['كتب']],
  ['ك ت ب', ['كتب']],
  ['ك-ت-ب', ['كتب']],
  ['ك، ت، ب', ['كتب']],
  ['استخراج', ['خرج']],
  ['تحليل الطيف', ['حلل', 'طيف']],
  ['كمبيوتر', []],
  ['تلسكوب', []],
  ['hello', []],
  ['١٢٣', []],
  ['😀', []],
])('the roots of %s', (text, roots) => {
  expect(rootsToDerive(text)).toEqual(roots);
});

test.each([
  'مجين',
  'أليل',
  'كهرمائي',
  'كهروضوئيّ',
  'جينوم',
  'هرمون',
  'أيون',
  'كاثود',
  'لبتون',
  'هادرون',
  'إنزيم',
  'بروتون',
  'إقليم',
  'هُويّة',
  'تلغراف',
  'صَرفم',
  'مُتماكب',
  'برمائيات',
  'يوديّ',
  'كنغر',
])('nothing is derived of %s, whose root nothing proves', (word) => {
  expect(rootsToDerive(word)).toEqual([]);
});

test.each([
  'استخرج خرج',
  'يستخرج خرج',
  'يستخرجون خرج',
  'استخرجوا خرج',
  'كتبت كتب',
  'اكتب كتب',
  'اُكْتُبْ كتب',
  'خَرَجَ خرج',
  'قال قول',
  'يرمي رمي',
  'اتصل وصل',
  'آمن ءمن',
  'هنأ هنء',
  'دحرج دحرج',
  'اشرأب شرءب',
  'يحوسب حوسب',
  'برمج برمج',
  'تلفن تلفن',
  'احمرّ حمر',
  'إستخرج خرج',
  'مجهر جهر',
  'مستخرج خرج',
  'حاسوب حسب',
  'مكتبة كتب',
  'أقلمة ءقلم',
  'حوسبة حوسب',
  'قطن قطن',
  'سنة سنن',
  'انكتب كتب',
  'منكتب كتب',
  'انطبخ طبخ',
  'استطبخ طبخ',
  'توقى وقي',
  'يداني دنو',
  'معدن عدن',
  'امتنانه منن',
  'مدعوما دعم',
  'وإصابة صوب',
  'ارتياحهما روح',
  'قفزة قفز',
  'نرى رءي',
])('a word in use, or a regular form of a verb in use, is derived from its root: %s', (pair) => {
  const [word = '', root] = pair.split(' ');
  expect(rootsToDerive(word)).toEqual([root]);
});

test('a word of several roots is derived from the likeliest, and all are possible', () => {
  expect(possibleRoots('سنة')).toEqual(['سنن', 'سنو', 'وسن']);
  expect(rootsToDerive('سنة')).toEqual(['سنن']);
});

test('a verb of every form in use, in past and present, leads back to its root', () => {
  const roots = ['كتب', 'قول', 'سعي', 'وصل', 'ءخذ', 'قرء', 'مدد', 'حسب', 'ترجم', 'طمءن', 'وقي'];
  const verbs = roots.flatMap((root) =>
    derivationsOf(root).filter(({ kind, status }) => kind.endsWith('perfect') && status === 'attested'),
  );
  const lost = verbs.filter(({ derived, root }) => !rootsToDerive(derived).includes(root));
  expect(lost.map(({ derived }) => derived)).toEqual([]);
  expect(verbs.length).toBeGreaterThan(80);
});

test('derived words come kind by kind, each kind once', () => {
  const kinds = derivationsOf('كتب').map(({ kind }) => kind);
  const changes = kinds.filter((kind, place) => kind !== kinds[place - 1]);
  expect(changes.length).toBe(new Set(kinds).size);
  expect(changes[0]).toBe('perfect');
});
