/** Stems that leave the rule of their class: form VIII, kept glides, رأى and the short imperatives. */

import type { FormTemplates } from '../../src/word/templates.ts';
import { FORMS } from '../../src/word/templates.ts';
import { addParticiples } from './nouns.ts';
import { add } from './stem-table.ts';
import type { VerbShape } from './verbs.ts';
import { addVerbs, shapeOf } from './verbs.ts';

/** Letters at which the ت of form VIII is assimilated, with its shapes (Wright I §§67–68). */
const INFIXES: [first: string, infixes: string[]][] = [
  ['ص', ['1ط']],
  ['ض', ['1ط', '11']],
  ['ط', ['11']],
  ['ظ', ['11', '1ط']],
  ['د', ['11']],
  ['ذ', ['دد', '11']],
  ['ز', ['1د']],
  ['ث', ['11', 'تت', '1ت']],
  ['ت', ['11']],
];

/** Roots whose first hamza joins the ت of form VIII (Wright I §139). */
const JOINING_HAMZA = ['ءخذ', 'ءزر', 'ءهل'];

/** Add form VIII in all the shapes its ت takes. */
export function addFormEight(cls: string, templates: FormTemplates = FORMS.VIII): void {
  const put = (infix: string, from: FormTemplates): FormTemplates => {
    const fill = (sounds: string) => sounds.replace('18', infix).replace('1u8', infix);
    return {
      ...from,
      perfect: fill(from.perfect),
      present: fill(from.present),
      passivePerfect: fill(from.passivePerfect),
      passivePresent: fill(from.passivePresent),
      active: fill(from.active),
      passive: fill(from.passive),
      masdars: from.masdars.map((masdar) => ({ ...masdar, sounds: fill(masdar.sounds) })),
    };
  };
  if (cls === '123') {
    for (const root of JOINING_HAMZA) {
      const joined = put('تت', templates);
      addVerbs(root, '123', root, 'VIII', shapeOf(joined));
      addParticiples(root, '123', root, 'VIII', joined);
    }
  }
  const addAll = (root: string, first: string, infix: string) => {
    const filled = put(infix, templates);
    addVerbs(root, cls, first, 'VIII', shapeOf(filled));
    addParticiples(root, cls, first, 'VIII', filled);
  };
  if (cls.startsWith('و') || cls.startsWith('ي')) return addAll(cls, '1', 'تت');
  if (cls.startsWith('ء')) return addAll(cls, '1', '1ت');
  addAll(cls, '1', '1ت');
  for (const [first, infixes] of INFIXES) {
    for (const infix of infixes) addAll(first + cls.slice(1), first, infix);
  }
}

/** Add the perfect of form VI whose ت has joined the first radical, as in اِثَّاقَلَ (Wright I §111). */
export function addJoinedSix(cls: string): void {
  const shape: VerbShape = {
    perfects: ['@i11A2a3'],
    passivePerfects: [],
    presents: [],
    passivePresents: [],
    prefix: 'a',
    licence: FORMS.VI,
  };
  for (const first of 'ثدذزط') addVerbs(first + cls.slice(1), cls, first, 'VI', shape);
}

/** The imperatives خذ، كل، مر (Wright I §137). */
export function addShortImperatives(): void {
  const shape: VerbShape = {
    perfects: [],
    passivePerfects: [],
    presents: ['2u3'],
    passivePresents: [],
    prefix: 'a',
    licence: {},
  };
  for (const root of ['ءخذ', 'ءكل', 'ءمر', 'سءل']) {
    if (root !== 'سءل') addVerbs(root, '123', root, 'I', shape);
    else addVerbs(root, '123', root, 'I', { ...shape, presents: ['1a3'] });
  }
}

/** Verbal nouns of form VIII that keep their glide. */
export const KEPT_EIGHT = FORMS.VIII.masdars.map((masdar) => ({ ...masdar, moves: false }));

/** Some hollow verbs keep their glide, as in استصوب and ازدوج (Wright I §§155, 157). */
export function addKept(cls: string, form: 'IV' | 'X'): void {
  if (!/^.[وي][^ويء]$/.test(cls)) return;
  const kept = {
    ...FORMS[form],
    moves: false,
    masdars: FORMS[form].masdars.map((one) => ({ ...one, moves: false })),
  };
  addVerbs(cls, cls, '1', form, shapeOf(kept));
  addParticiples(cls, cls, '1', form, kept);
}

/** رأى loses its hamza in the present and in form IV (Wright I §176). */
export function addSeeing(): void {
  const see: VerbShape = {
    perfects: [],
    passivePerfects: [],
    presents: ['1a3'],
    passivePresents: ['1a3'],
    prefix: 'a',
    licence: {},
  };
  addVerbs('رءي', '1ءي', 'رءي', 'I', see);
  const show = FORMS.IV;
  const drop = (sounds: string) => sounds.replace('12', '1');
  const shortened: FormTemplates = {
    ...show,
    perfect: drop(show.perfect),
    present: drop(show.present),
    passivePerfect: drop(show.passivePerfect),
    passivePresent: drop(show.passivePresent),
    active: drop(show.active),
    passive: drop(show.passive),
    masdars: [],
  };
  addVerbs('رءي', '1ءي', 'رءي', 'IV', shapeOf(shortened));
  addParticiples('رءي', '1ءي', 'رءي', 'IV', shortened);
  add('IV/masdar/إِفْعَال', 'رءي', 'إِرَاء', 'F');
}
