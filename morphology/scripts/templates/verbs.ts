/** The inflected stems of a verb form for one class of roots. */
import { foldHamza } from '../../src/script/fold-hamza.ts';
import { spell } from '../../src/script/spelling.ts';
import type { Licence } from '../../src/word/phonology.ts';
import { pronounce, rootClass } from '../../src/word/phonology.ts';
import type { FormTemplates } from '../../src/word/templates.ts';
import { add, withFirst } from './stem-table.ts';

type Ending = readonly [sounds: string, silentAlif?: boolean];

const PERFECT: Ending[] = [
  ['a'],
  ['at'],
  ['A'],
  ['atA'],
  ['U', true],
  ['na'],
  ['tu'],
  ['tumA'],
  ['tum'],
  ['tunna'],
  ['nA'],
];
const IMPERFECT: Ending[] = [
  ['u'],
  [''],
  ['a'],
  ['Ani'],
  ['Una'],
  ['U', true],
  ['Ina'],
  ['I'],
  ['A'],
  ['na'],
];
const IMPERATIVE: Ending[] = [[''], ['I'], ['A'], ['U', true], ['na']];

const WRITTEN_ENDINGS: Record<string, string> = {
  a: '',
  u: '',
  at: 'ت',
  A: 'ا',
  atA: 'تا',
  U: 'وا',
  na: 'ن',
  tu: 'ت',
  tumA: 'تما',
  tum: 'تم',
  tunna: 'تن',
  nA: 'نا',
  Ani: 'ان',
  Una: 'ون',
  Ina: 'ين',
  I: 'ي',
};

function withoutEnding(word: string, ending: string): string {
  let stem = word;
  for (let left = ending.length; left > 0; ) {
    if (!/[\u064b-\u0652]/.test(stem.at(-1) ?? '')) left--;
    stem = stem.slice(0, -1);
  }
  return stem.replace(/[\u064b-\u0650\u0652]+$/, '');
}

function addVerb(pattern: string, root: string, word: string, sounds: string): void {
  // Vowels of form I depend on the verb, so only shadda is kept.
  const shown = pattern.startsWith('I/')
    ? word.replace(/[\u064b-\u0650\u0652]/g, '')
    : word.replace(/[\u064b-\u0650\u0652]+$/, '');
  const bare = foldHamza(shown).replace(/[\u064b-\u0652]/g, '');
  const ending = WRITTEN_ENDINGS[sounds] ?? '';
  // Two like consonants of stem and ending may have joined (ثَبَتُّ): then the whole word is the stem.
  const isJoined = !bare.endsWith(ending);
  add(pattern, root, isJoined ? shown : withoutEnding(shown, ending), isJoined ? '' : ending);
  if (bare.endsWith('ى')) add(pattern, root, shown.replace(/ى$/, 'ا'), 'VP');
}

function conjugateInto(
  name: string,
  root: string,
  cls: string,
  first: string,
  stem: string,
  endings: Ending[],
  prefixes: string[],
  licence: Licence,
): void {
  for (const prefix of prefixes) {
    for (const [sounds, silentAlif] of endings) {
      let spoken = pronounce(prefix + stem + sounds, rootClass(cls), licence);
      if (silentAlif) spoken += 'Z';
      let word = withFirst(spell(spoken), first);
      if (prefix.startsWith('ي')) word = `P${word.slice(1)}`;
      else if (prefix !== '' && prefix !== '@i') {
        // The first person differs from the others only where two hamzas meet.
        if (!/^آ|^أ?و|^ا/.test(word.replace(/[\u064b-\u0652]/g, ''))) continue;
      }
      addVerb(name, root, word, sounds);
    }
  }
}

/** Add perfect, imperfect and imperative, active and passive. */
export function addVerbs(root: string, cls: string, first: string, name: string, forms: VerbShape): void {
  const { licence } = forms;
  for (const past of forms.perfects)
    conjugateInto(`${name}/perfect`, root, cls, first, past, PERFECT, [''], licence);
  for (const past of forms.passivePerfects) {
    conjugateInto(`${name}/perfect`, root, cls, first, past, PERFECT, [''], licence);
  }
  // Verbs with no perfect of their own here have only an imperative of their own.
  const isImperativeOnly = forms.perfects.length === 0 && forms.passivePresents.length === 0;
  for (const present of isImperativeOnly ? [] : [...forms.presents, ...forms.passivePresents]) {
    conjugateInto(
      `${name}/imperfect`,
      root,
      cls,
      first,
      present,
      IMPERFECT,
      [`ي${forms.prefix}`, `ء${forms.prefix}`],
      licence,
    );
  }
  for (const present of forms.presents) {
    const opening = pronounce(present, rootClass(cls), licence);
    const isClosed = /^[^aiuAIU@]{2}/.test(opening) && !/^(.)\1/.test(opening);
    const prefix = name === 'IV' ? 'ءa' : isClosed ? '@i' : '';
    for (const [sounds, silentAlif] of IMPERATIVE) {
      let spoken = pronounce(prefix + present + sounds, rootClass(cls), licence);
      if (silentAlif) spoken += 'Z';
      // A contracted or hollow stem begins with a vowel of its own and needs no alif.
      if (prefix === '@i' && /^@i[^aiuAIU][aiuAIU]/.test(spoken)) spoken = spoken.slice(2);
      addVerb(`${name}/imperative`, root, withFirst(spell(spoken), first), sounds);
    }
  }
}

export interface VerbShape {
  perfects: string[];
  passivePerfects: string[];
  presents: string[];
  passivePresents: string[];
  prefix: string;
  licence: Licence;
}

export function shapeOf(templates: FormTemplates): VerbShape {
  return {
    perfects: [templates.perfect],
    passivePerfects: [templates.passivePerfect],
    presents: [templates.present],
    passivePresents: [templates.passivePresent],
    prefix: templates.prefix,
    licence: templates,
  };
}

export function formOneShape(cls: string): VerbShape {
  const isHollow = /^.[وي]/.test(cls);
  const presents =
    cls[1] === 'و' && isHollow ? ['12u3', '12a3'] : isHollow ? ['12i3', '12a3'] : ['12u3', '12i3', '12a3'];
  // A doubled verb keeps its first و (ودّ، يودّ).
  if (cls.startsWith('و') && cls !== 'و22') presents.push('2i3', '2a3');
  return {
    perfects: isHollow ? ['1a2a3', '1a2i3'] : ['1a2a3', '1a2i3', '1a2u3'],
    passivePerfects: ['1u2i3'],
    presents,
    passivePresents: ['12a3'],
    prefix: 'a',
    licence: { moves: true, contracts: true },
  };
}
