/** The stems of nouns for one class of roots: participles, verbal nouns and the patterns of the table. */
import { readFileSync } from 'node:fs';
import { spell } from '../../src/script/spelling.ts';
import type { Licence } from '../../src/word/phonology.ts';
import { pronounce, rootClass } from '../../src/word/phonology.ts';
import type { FormTemplates } from '../../src/word/templates.ts';
import { add, withFirst } from './stem-table.ts';

function written(sounds: string, root: string, licence: Licence): string {
  return spell(pronounce(sounds, rootClass(root), licence));
}

const ADJECTIVAL = ['active', 'passive'] as const;

/** Add participles and verbal nouns of a derived form. */
export function addParticiples(
  root: string,
  cls: string,
  first: string,
  form: string,
  templates: FormTemplates,
): void {
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

function addNoun(
  name: string,
  root: string,
  cls: string,
  first: string,
  sounds: string,
  endings: string,
  licence: Licence,
): void {
  const word = withFirst(written(sounds, cls, licence), first).replace(/[\u0652]$/, '');
  const bare = word.replace(/[\u064b-\u0652]/g, '');
  if (bare.endsWith('ة')) {
    const stem = word.replace(/\u064e?ة$/, '');
    add(name, root, stem, 'F');
    // تنمية → تنموي, مناداة → منادوي
    if (/[يا]$/.test(stem) && /[وي]$/.test(cls)) add(name, root, `${stem.slice(0, -1)}و`, 'YN');
  } else if (word.endsWith('\u064d')) {
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

function licenceOf(flags: string): Licence {
  return { moves: flags.includes('m'), contracts: flags.includes('c'), hamzates: flags.includes('h') };
}

const patternRows = readFileSync(new URL('../../data/noun-patterns.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(2);

/** Add every triliteral pattern of the table that suits a class. */
export function addNounPatterns(cls: string): void {
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

/** Add every quadriliteral pattern of the table. */
export function addQuadriliteralPatterns(cls: string): void {
  patternRows.forEach((row, place) => {
    const [sounds = '', , , endings = '', , flags = ''] = row.split('\t');
    if (sounds.includes('4')) addNoun(`N${place}`, cls, cls, '1', sounds, endings, licenceOf(flags));
  });
}
