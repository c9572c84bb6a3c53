/**
 * Compile the patterns of nouns and verbs, for every class of roots, into
 * `src/analyse/templates.data.generated.ts`: `node morphology/scripts/pack-templates.ts`.
 *
 * A line of the result is `pattern<TAB>root<TAB>stem:endings,stem:endings…`: digits are radicals that may
 * be any strong letter, a letter in the root is that radical, `P` is the prefix of the imperfect.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pronounce, rootClass } from '../src/phonology.ts';
import type { Licence } from '../src/phonology.ts';
import { spell } from '../src/spelling.ts';
import { FORMS } from '../src/templates.ts';
import type { FormTemplates } from '../src/templates.ts';
import { foldHamza } from '../src/analyse/fold-hamza.ts';

const FIRST = ['1', 'ء', 'و', 'ي'];
const MIDDLE = ['2', 'و', 'ي'];
const LAST = ['3', 'و', 'ي', '2', 'ء'];

/** The roots that stand for a class; only beside another weakness does a last hamza change anything. */
const CLASSES = FIRST.flatMap((first) =>
  MIDDLE.flatMap((middle) => LAST.map((last) => first + middle + last)),
).filter((root) => !(root[2] === '2' && root[1] !== '2') && !(root[2] === 'ء' && root[1] === '2'));

/** Letters at which the ت of form VIII is assimilated, with its shapes (Wright I §§67–68). */
const INFIXES: [first: string, infixes: string[]][] = [
  ['ص', ['1ط']],
  ['ض', ['1ط', '11']],
  ['ط', ['11']],
  ['ظ', ['11', '1ط', 'طط']],
  ['د', ['11']],
  ['ذ', ['دد', '11']],
  ['ز', ['1د']],
  ['ث', ['11', 'تت', '1ت']],
  ['ت', ['11']],
];

type Ending = readonly [sounds: string, silentAlif?: boolean];

const PERFECT: Ending[] = [['a'], ['at'], ['A'], ['atA'], ['U', true], ['na'], ['tu'], ['tumA'], ['tum'], ['tunna'], ['nA']];
const IMPERFECT: Ending[] = [['u'], [''], ['a'], ['Ani'], ['Una'], ['U', true], ['Ina'], ['I'], ['A'], ['na']];
const IMPERATIVE: Ending[] = [[''], ['I'], ['A'], ['U', true], ['na']];

interface Stem {
  letters: string;
  marks: string[];
  endings: Set<string>;
}

/** Stems by pattern and root; stems written alike share their marks where they agree. */
const table = new Map<string, Map<string, Stem>>();

function add(pattern: string, root: string, written: string, ending: string): void {
  const folded = foldHamza(written);
  let letters = '';
  const marks: string[] = [];
  for (const sign of folded) {
    if (/[\u064b-\u0652]/.test(sign)) marks[letters.length - 1] = (marks[letters.length - 1] ?? '') + sign;
    else letters += sign;
  }
  for (let at = 0; at < letters.length; at++) marks[at] ??= '';
  const key = `${pattern}\t${root}`;
  const stems = table.get(key) ?? new Map<string, Stem>();
  table.set(key, stems);
  const known = stems.get(letters);
  if (!known) {
    stems.set(letters, { letters, marks, endings: new Set([ending]) });
    return;
  }
  known.endings.add(ending);
  known.marks = known.marks.map((mark, at) => (mark === marks[at] ? mark : shaddaOnly(mark, marks[at] ?? '')));
}

function shaddaOnly(one: string, other: string): string {
  return one.includes('\u0651') && other.includes('\u0651') ? '\u0651' : '';
}

function written(sounds: string, root: string, licence: Licence): string {
  return spell(pronounce(sounds, rootClass(root), licence));
}

/** Put literal radicals (the first, or all three) where the class has digits. */
function withFirst(word: string, radicals: string): string {
  return /[1-4]/.test(radicals) ? word : word.replace(/[1-3]/g, (digit) => radicals[Number(digit) - 1] ?? digit);
}

const WRITTEN_ENDINGS: Record<string, string> = {
  a: '', u: '', at: 'ت', A: 'ا', atA: 'تا', U: 'وا', na: 'ن', tu: 'ت', tumA: 'تما', tum: 'تم', tunna: 'تن',
  nA: 'نا', Ani: 'ان', Una: 'ون', Ina: 'ين', I: 'ي',
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
  const shown = pattern.startsWith('I/') ? word.replace(/[\u064b-\u0650\u0652]/g, '') : word.replace(/[\u064b-\u0650\u0652]+$/, '');
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

function addVerbs(root: string, cls: string, first: string, name: string, forms: VerbShape): void {
  const { licence } = forms;
  for (const past of forms.perfects) conjugateInto(`${name}/perfect`, root, cls, first, past, PERFECT, [''], licence);
  for (const past of forms.passivePerfects) {
    conjugateInto(`${name}/perfect`, root, cls, first, past, PERFECT, [''], licence);
  }
  // Verbs with no perfect of their own here have only an imperative of their own.
  const isImperativeOnly = forms.perfects.length === 0 && forms.passivePresents.length === 0;
  for (const present of isImperativeOnly ? [] : [...forms.presents, ...forms.passivePresents]) {
    conjugateInto(`${name}/imperfect`, root, cls, first, present, IMPERFECT, [`ي${forms.prefix}`, `ء${forms.prefix}`], licence);
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

interface VerbShape {
  perfects: string[];
  passivePerfects: string[];
  presents: string[];
  passivePresents: string[];
  prefix: string;
  licence: Licence;
}

function shapeOf(templates: FormTemplates): VerbShape {
  return {
    perfects: [templates.perfect],
    passivePerfects: [templates.passivePerfect],
    presents: [templates.present],
    passivePresents: [templates.passivePresent],
    prefix: templates.prefix,
    licence: templates,
  };
}

function formOneShape(cls: string): VerbShape {
  const isHollow = /^.[وي]/.test(cls);
  const presents = cls[1] === 'و' && isHollow ? ['12u3', '12a3'] : isHollow ? ['12i3', '12a3'] : ['12u3', '12i3', '12a3'];
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

const ADJECTIVAL = ['active', 'passive'] as const;

function addParticiples(root: string, cls: string, first: string, form: string, templates: FormTemplates): void {
  for (const voice of ADJECTIVAL) {
    const name = voice === 'active' ? templates.patterns[2] : templates.patterns[3];
    addNoun(`${form}/${voice}_participle/${name}`, root, cls, first, `${templates[voice]}M`, 'A', templates);
  }
  for (const masdar of templates.masdars) {
    // A last weak radical of form II takes تفعلة, which is a noun pattern of its own.
    if (form === 'II' && /[وي]$/.test(cls)) continue;
    const name = `${form}/masdar/${masdar.pattern}`;
    addNoun(name, root, cls, first, masdar.sounds, masdar.sounds.endsWith('T') ? 'F' : 'M', masdar);
    // Hollow verbs of IV and X make up for the lost glide with ة (Wright I §206).
    if (/^(IV|X)$/.test(form) && /^.[وي][^وي]$/.test(cls)) {
      const shortened = masdar.sounds.replace('12A3M', '1A3aT');
      addNoun(name, root, cls, first, shortened, 'F', {});
    }
  }
}

function addNoun(name: string, root: string, cls: string, first: string, sounds: string, endings: string, licence: Licence): void {
  const word = withFirst(written(sounds, cls, licence), first).replace(/[\u0652]$/, '');
  const bare = word.replace(/[\u064b-\u0652]/g, '');
  if (bare.endsWith('ة')) {
    const stem = word.replace(/\u064e?ة$/, '');
    add(name, root, stem, 'F');
    // تنمية → تنموي, مناداة → منادوي
    if (/[يا]$/.test(stem) && /[وي]$/.test(cls)) add(name, root, `${stem.slice(0, -1)}و`, 'YN');
  }
  else if (word.endsWith('\u064d')) {
    add(name, root, word.slice(0, -1), endings === 'A' ? 'N' : 'NM');
    add(name, root, `${word.slice(0, -1)}\u0650ي`, endings === 'A' ? 'NA' : 'NP');
  } else if (/[ىا]$/.test(bare)) {
    const stem = word.replace(/\u064e?[ىا]$/, '');
    add(name, root, word, 'Y');
    if (bare.endsWith('ى')) add(name, root, `${stem}\u064eا`, 'YP');
    add(name, root, `${stem}\u064e${bare.endsWith('ى') || bare.length > 3 ? 'ي' : 'و'}`, 'YD');
    add(name, root, `${stem}\u064eو`, 'YN');
    if (endings === 'A') {
      add(name, root, stem, 'YM');
      add(name, root, `${stem}\u064eا`, 'F');
    }
  } else if (bare.endsWith('اء')) {
    add(name, root, word, endings);
    add(name, root, word.replace(/ء$/, 'و'), 'W');
  } else add(name, root, word, endings);
}

/** Roots whose first hamza joins the ت of form VIII (Wright I §139). */
const JOINING_HAMZA = ['ءخذ', 'ءزر', 'ءهل'];

function addFormEight(cls: string, templates: FormTemplates = FORMS.VIII): void {
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

function licenceOf(flags: string): Licence {
  return { moves: flags.includes('m'), contracts: flags.includes('c'), hamzates: flags.includes('h') };
}

const patternRows = readFileSync(new URL('../data/noun-patterns.tsv', import.meta.url), 'utf8').trim().split('\n').slice(2);

function addNounPatterns(cls: string): void {
  patternRows.forEach((row, place) => {
    const [sounds = '', , , endings = '', , flags = ''] = row.split('\t');
    if (sounds.includes('4')) return;
    if (flags.includes('v') && !cls.startsWith('و')) return;
    if (flags.includes('z') && !/[ويء]$/.test(cls)) return;
    if (flags.includes('y') && !/^.ي[^ويء]$/.test(cls)) return;
    if (flags.includes('g') && !/^.[وي]/.test(cls)) return;
    // Only a moving glide makes this row differ from its twin without the licence.
    if (flags.includes('m') && sounds === '1a2a3M' && !/^.[وي]/.test(cls)) return;
    addNoun(`N${place}`, cls, cls, '1', sounds, endings, licenceOf(flags));
  });
}

/** The imperatives خذ، كل، مر (Wright I §137). */
function addShortImperatives(): void {
  const shape: VerbShape = { perfects: [], passivePerfects: [], presents: ['2u3'], passivePresents: [], prefix: 'a', licence: {} };
  for (const root of ['ءخذ', 'ءكل', 'ءمر', 'سءل']) {
    if (root !== 'سءل') addVerbs(root, '123', root, 'I', shape);
    else addVerbs(root, '123', root, 'I', { ...shape, presents: ['1a3'] });
  }
}

const KEPT_EIGHT = FORMS.VIII.masdars.map((masdar) => ({ ...masdar, moves: false }));

/** Some hollow verbs keep their glide, as in استصوب and ازدوج (Wright I §§155, 157). */
function addKept(cls: string, form: 'IV' | 'X'): void {
  if (!/^.[وي][^ويء]$/.test(cls)) return;
  const kept = { ...FORMS[form], moves: false, masdars: FORMS[form].masdars.map((one) => ({ ...one, moves: false })) };
  addVerbs(cls, cls, '1', form, shapeOf(kept));
  addParticiples(cls, cls, '1', form, kept);
}

const QUADRILITERAL_CLASSES = ['1234', '123ي', '123و'];

/** رأى loses its hamza in the present and in form IV (Wright I §176). */
function addSeeing(): void {
  const see: VerbShape = {
    perfects: [], passivePerfects: [], presents: ['1a3'], passivePresents: ['1a3'], prefix: 'a', licence: {},
  };
  addVerbs('رءي', '1ءي', 'رءي', 'I', see);
  const show = FORMS.IV;
  const drop = (sounds: string) => sounds.replace('12', '1');
  const shortened: FormTemplates = {
    ...show,
    perfect: drop(show.perfect), present: drop(show.present),
    passivePerfect: drop(show.passivePerfect), passivePresent: drop(show.passivePresent),
    active: drop(show.active), passive: drop(show.passive), masdars: [],
  };
  addVerbs('رءي', '1ءي', 'رءي', 'IV', shapeOf(shortened));
  addParticiples('رءي', '1ءي', 'رءي', 'IV', shortened);
  add('IV/masdar/إِفْعَال', 'رءي', 'إِرَاء', 'F');
}

function addQuadriliterals(): void {
  for (const cls of QUADRILITERAL_CLASSES) {
    for (const form of ['QI', 'QII', 'QIII', 'QIV'] as const) {
      addVerbs(cls, cls, '1', form, shapeOf(FORMS[form]));
      addParticiples(cls, cls, '1', form, FORMS[form]);
    }
    patternRows.forEach((row, place) => {
      const [sounds = '', , , endings = '', , flags = ''] = row.split('\t');
      if (sounds.includes('4')) addNoun(`N${place}`, cls, cls, '1', sounds, endings, licenceOf(flags));
    });
  }
}

function build(): string {
  for (const cls of CLASSES) {
    addVerbs(cls, cls, '1', 'I', formOneShape(cls));
    addNounPatterns(cls);
    for (const form of ['II', 'III', 'IV', 'V', 'VI', 'VII', 'IX', 'X'] as const) {
      if (form === 'IX' && !/^[^وي]*$/.test(cls.slice(2))) continue;
      addVerbs(cls, cls, '1', form, shapeOf(FORMS[form]));
      addParticiples(cls, cls, '1', form, FORMS[form]);
      if (form === 'IV' || form === 'X') addKept(cls, form);
    }
    if (!/[وي]/.test(cls)) {
      for (const form of ['XI', 'XII'] as const) {
        addVerbs(cls, cls, '1', form, shapeOf(FORMS[form]));
        addParticiples(cls, cls, '1', form, FORMS[form]);
      }
    }
    addFormEight(cls);
    if (/^.[وي][^ويء]$/.test(cls)) addFormEight(cls, { ...FORMS.VIII, moves: false, masdars: KEPT_EIGHT });
  }
  addShortImperatives();
  addSeeing();
  addQuadriliterals();
  const lines = [...table].map(([key, stems]) => {
    const shown = [...stems.values()].map((stem) => {
      const word = [...stem.letters].map((letter, at) => letter + (stem.marks[at] ?? '')).join('');
      return `${word}:${[...stem.endings].sort().join('.')}`;
    });
    return `${key}\t${shown.join(',')}`;
  });
  return lines.join('\n');
}

/** The text of the generated module. */
export function templatesModule(): string {
  table.clear();
  return `// Generated by scripts/pack-templates.ts; do not edit.\nexport const rows = \`${build()}\`;\n`;
}

if (import.meta.main) {
  writeFileSync(new URL('../src/analyse/templates.data.generated.ts', import.meta.url), templatesModule());
}
