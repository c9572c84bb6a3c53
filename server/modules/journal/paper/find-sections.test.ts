import { expect, test } from 'vitest';
import { findSections } from './find-sections.ts';

const found = (...lines: string[]) => [...findSections(lines.join('\r\n')).found];

test.each([
  ['الملخص', ['abstract']],
  ['المُلَخَّصُ:', ['abstract']],
  ['مستخلص البحث', ['abstract']],
  ['المـقـدمـة', ['introduction']],
  ['١. المقدمة', ['introduction']],
  ['.١ المقدِّمة', ['introduction']],
  ['أولًا: المقدمة', ['introduction']],
  ['المبحث الأول: تمهيد', ['introduction']],
  // A vocalised word that fell apart in the file.
  ['المُقَد ِّمَة', ['introduction']],
  ['المنهجية', ['methodology']],
  ['ثانيًا - منهج الدراسة وإجراءاتها', ['methodology']],
  ['المواد والطرائق', ['methodology']],
  ['طرائق البحث', ['methodology']],
  ['النتائج', ['results']],
  ['النتائج والمناقشة', ['results', 'discussion']],
  ['عرض النتائج ومناقشتها', ['results', 'discussion']],
  ['الخاتمة والتوصيات', ['conclusion', 'conclusion']],
  ['الاستنتاجات', ['conclusion']],
  ['قائمة المصادر والمراجع', ['references', 'references']],
  ['Abstract', ['abstract']],
  ['1. INTRODUCTION', ['introduction']],
  ['II. Materials and Methods', ['methodology', 'methodology']],
  // The words of a Latin line in an Arabic page come from its end.
  ['Discussion and Results', ['discussion', 'results']],
  ['Conclusions and Future Work', ['conclusion']],
  ['Méthodologie', ['methodology']],
  ['References', ['references']],
  ['الملخص: يقيس هذا البحث توصيل النحاس بين درجتين', ['abstract']],
  ['Abstract — We measure the conduction of copper', ['abstract']],
])('«%s» is the heading of %j', (line, sections) => {
  expect(found('نص قبله', line, 'نص بعده')).toEqual([...new Set(sections)]);
});

test.each([
  'وصلت النتائج إلى اللجنة في اليوم التالي',
  'نتائج هذه الدراسة تخالف ما سبقها من القياسات',
  'كانت مناقشة الرسالة في دمشق',
  'The results of the experiment were surprising',
  'المقدم علي',
  '',
])('«%s» is no heading', (line) => {
  expect(found(line)).toEqual([]);
});

test('the body ends where the references begin, and a table of contents does not end it', () => {
  const { body } = findSections('المراجع ١٢\nالمقدمة\nنص أول\nالمراجع\n[١] مرجع\n[٢] مرجع');
  expect(body).toBe('المراجع ١٢\nالمقدمة\nنص أول');
});
