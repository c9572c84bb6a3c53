/** Which form and vowels a written verb belongs to. */

import { stripMarks } from '../script/letters.ts';
import type { VerbForm } from '../word/templates.ts';
import { RARE_FORMS } from '../word/templates.ts';
import { writeWord } from '../word/write-word.ts';
import { formsOf } from './derive-verbal.ts';
import { verbStems } from './verb-stems.ts';

export interface VerbChoice {
  form: VerbForm;
  vowels?: string | undefined;
  /** Whether the marks agree, not the letters alone. */
  isExact: boolean;
}

/** Put marks in one order and leave out what spelling may omit. */
function comparable(verb: string): string {
  return verb
    .normalize('NFC')
    .replace(/([\u064b-\u0650])\u0651/g, '\u0651$1')
    .replace(/\u0652|\u064e(?=ا)|\u064e$/g, '')
    .replace(/^ا[\u064e-\u0650]?|^ٱ/, 'ا');
}

/** Find the form, and for form I the vowels, whose perfect is this verb. */
export function verbChoice(root: string, verb: string): VerbChoice | undefined {
  const sought = comparable(verb);
  const plain = stripMarks(verb);
  let bare: VerbChoice | undefined;
  // III and IV of a root in hamza look alike in the perfect; آمَنَ is IV far oftener than III.
  const forms = root.startsWith('ء')
    ? formsOf(root).sort((one, other) => Number(other === 'IV') - Number(one === 'IV'))
    : formsOf(root);
  for (const form of [...forms, ...RARE_FORMS]) {
    for (const stems of verbStems(root, form)) {
      const perfect = writeWord(`${stems.perfect}a`, root, stems);
      const choice = { form, vowels: stems.vowels };
      if (comparable(perfect) === sought) return { ...choice, isExact: true };
      if (stripMarks(perfect) === plain) bare ??= { ...choice, isExact: false };
    }
  }
  return bare;
}
