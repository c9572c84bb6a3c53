import { expect, test } from 'vitest';
import { definitionFault } from './definition-fault.ts';

const microscope = { arabic: 'مجهر ضوئي', latin: 'light microscope' };

test.each([
  ['too_short', 'كككك'],
  ['too_short', 'جهاز للتكبير'],
  ['generic', '«مجهر ضوئي» مصطلح يُستعمل في مجاله العلمي، ويحتاج إلى تعريف يحرّره المختصون.'],
  ['own_words', 'المجهر الضوئي هو مجهر ضوئي (light microscope).'],
  ['no_words', 'شسيب لاتنم كمنط ضصثق فغعه خحجد يبلا تنمك'],
  ['no_words', 'كككك ططط ططط قققق ضضض صصصصص ققق'],
  ['no_words', '٠١٢٣٤٥٦٧٨٩ ٠١٢٣٤٥٦٧٨٩ ٠١٢٣٤٥٦٧٨٩'],
  ['no_words', 'a device that magnifies small things'],
])('%s: %s', (fault, definition) => {
  expect(definitionFault(definition, microscope)).toBe(fault);
});

test.each([
  'جهاز بصري يكبّر صور الأجسام الدقيقة بعدسات.',
  'جهاز بصريّ تُرى به الأجسام التي لا تراها العين المجرّدة',
  'أداةٌ تكبّر الأشياء الصغيرة، اخترعت في القرن السابع عشر',
])('nothing is wrong with %s', (definition) => {
  expect(definitionFault(definition, microscope)).toBeNull();
});
