import { expect, test } from 'vitest';
import { isSameTerm } from './same-term.ts';

test.each([
  // Spelling, marks, article.
  ['سرعه متجهه', 'سُرعة متّجهة'],
  ['السرعة المتجهة', 'سرعة متجهة'],
  ['مسئولية', 'مسؤولية'],
  ['مکتبۃ', 'مكتبة'],
  ['متجة', 'مُتّجِه'],
  ['المكتبه', 'مكتبة'],
  ['تشابة', 'تشابُه'],
  ['طاووسي', 'طاوسيّ'],
  ['الالتهاب', 'التهاب'],
  // Number (Wright I §§299–305).
  ['برمجيات', 'بَرمجيّة'],
  ['المجاهر', 'مِجهر'],
  ['خلايا جذعية', 'خليّة جذعيّة'],
  ['مهندسون', 'مهندس'],
  ['خوارزميات', 'خوارزميّة'],
  ['quantum detectors', 'quantum detector'],
  ['Theories', 'theory'],
])('%s is %s', (one, other) => {
  expect([isSameTerm(one, other), isSameTerm(other, one)]).toEqual([true, true]);
});

test.each([
  // The nisba.
  ['هواء', 'هوائيّ'],
  ['ذري', 'ذرّة'],
  ['موجي', 'موجة'],
  ['جزيئي', 'جُزيء'],
  ['حممي', 'حُمّى'],
  ['دعووي', 'دعوى'],
  ['ريي', 'ريّ'],
  ['رئي', 'ريّ'],
  ['مناعي', 'مناعة'],
  ['ضغطي', 'ضغط'],
  ['وراثي', 'وراثة'],
  ['جاذبية', 'جاذب'],
  ['احتمالية', 'احتمال'],
  // The participle in its other gender, the verbal noun.
  ['جاذبة', 'جاذبيّة'],
  ['وسيطة', 'وسيط'],
  ['برمجيات', 'برمجة'],
  ['محرك', 'حركة'],
  // Its own ه, which is no ة without dots.
  ['موجه', 'مَوجة'],
  ['موجه ضوئي', 'موجة ضوئيّة'],
  ['الكره', 'كُرة'],
  // One word more.
  ['سرعة', 'سرعة متجهة'],
  ['', ''],
  ['physics', 'physical'],
  ['computer', 'computing'],
])('%j is not %j', (one, other) => {
  expect([isSameTerm(one, other), isSameTerm(other, one)]).toEqual([false, false]);
});
