/** What endings make of the template of a noun and of its measure. */
import { isWeak } from '../script/letters.ts';
import type { NounTemplate } from './templates.ts';

/** The endings that a measure shows; the letters are those they add to the bare word. */
export const ENDINGS = ['', 'ة', 'ات', 'ون', 'ين', 'ان', 'ي', 'ية', 'يات', 'يون', 'يين'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface Ended {
  sounds: string;
  measure: string;
}

const FATHA = '\u064e';
const KASRA = '\u0650';
const DAMMA = '\u064f';
const NISBA = `${KASRA}يّ`;

/** A measure without its ة or ى and the fatha before it. */
const cut = (measure: string) => measure.replace(/\u064e[ةى]$/, '');

/** Sound plurals in ات: صَحْرَاوَات, فُعْلَيَات, and the vowel that فَعْلَة and its sisters take (Wright I §§300–301). */
function feminine(sounds: string, measure: string, root: string): Ended[] {
  if (sounds.endsWith('AءM'))
    return [
      { sounds: sounds.replace(/ءM$/, 'وAتM'), measure: measure.replace(/ء$/, `و${FATHA}ات`) },
      { sounds: sounds.replace(/M$/, 'AتM'), measure: `${measure}${FATHA}ات` },
    ];
  if (sounds.endsWith('Y'))
    return [{ sounds: sounds.replace(/Y$/, 'aيAتM'), measure: `${cut(measure)}${FATHA}ي${FATHA}ات` }];
  const plain = { sounds: sounds.replace(/aT$|M$/, 'AتM'), measure: `${cut(measure)}${FATHA}ات` };
  const [, first, vowel] = /^(1([aiu]))23(?:aT|M)$/.exec(sounds) ?? [];
  if (first === undefined || vowel === undefined || isWeak(root[1]) || root[1] === root[2]) return [plain];
  const opened = (sound: string, mark: string): Ended => ({
    sounds: `${first}2${sound}3AتM`,
    measure: plain.measure.replace('\u0652', mark),
  });
  if (vowel === 'a') return [opened('a', FATHA), plain];
  return [plain, opened('a', FATHA), opened(vowel, vowel === 'i' ? KASRA : DAMMA)];
}

/** Stems before the ي of relation: plain, and those that the rules of nisba change (Wright I §§249–269). */
function relations({ sounds, pattern }: NounTemplate, root: string): Ended[] {
  const stem = sounds.replace(/aT$|M$|Y$/, '');
  const measure = cut(pattern);
  const made: Ended[] = [
    { sounds: stem, measure },
    { sounds: `${stem}An`, measure: `${measure}${FATHA}ان` },
  ];
  if (stem.endsWith('Aء')) {
    made[0] = { sounds: stem, measure: measure.replace(/ء$/, 'ئ') };
    made.push({ sounds: stem.replace(/ء$/, 'و'), measure: measure.replace(/ء$/, 'و') });
  }
  if (sounds.endsWith('Y'))
    made.push(
      { sounds: `${stem}aو`, measure: `${measure}${FATHA}و` },
      { sounds: `${stem}Aو`, measure: `${measure}${FATHA}او` },
    );
  // مَدِينَة, مَدَنِيّ; مَلِك, مَلَكِيّ
  const shed = /^(1[au]2)(?:I|i|U|aي)3$/.exec(stem)?.[1];
  if (shed) made.push({ sounds: `${shed}a3`, measure: `${shed[1] === 'u' ? 'فُ' : 'فَ'}عَل` });
  if (!isWeak(root[2]) || root.length !== 3) return made;
  if (/^1[aiu]2$/.test(stem)) made.push({ sounds: `${stem}aو`, measure: `${measure}${FATHA}ل` });
  if (!stem.endsWith('3') || stem.includes('22')) return made;
  // تَرْبِيَة, تَرْبَوِيّ: the last radical is و; قَرْيَة, قَرَوِيّ
  const before = stem.slice(0, -1).replace(/[aiuI]$/, '');
  const vowels = measure.replace(/[\u064e-\u0650\u0652]?ي?ل$/, '');
  made.push({ sounds: `${before}aو`, measure: `${vowels}${FATHA}ل` });
  if (stem.endsWith('A3'))
    for (const last of ['ء', 'و']) made.push({ sounds: stem.replace(/3$/, last), measure });
  // قَاضِيّ: one ي of three is left
  if (/^1A2i3$/.test(stem))
    made.push({ sounds: stem.slice(0, -2), measure: measure.replace(/\u0650ل$/, '') });
  return made;
}

/** The template and the measure of a noun with an ending; several where the rules leave a choice, none where it takes none. */
export function withEnding(template: NounTemplate, ending: Ending, root: string): Ended[] {
  const { sounds, pattern } = template;
  const takesM = sounds.endsWith('M');
  const add = (sound: string, marks: string): Ended[] =>
    takesM ? [{ sounds: sounds.replace(/M$/, sound), measure: `${pattern}${marks}` }] : [];
  const related = (sound: string, marks: string): Ended[] =>
    relations(template, root).map((one) => ({
      sounds: `${one.sounds}iيي${sound}`,
      measure: `${one.measure}${NISBA}${marks}`,
    }));
  switch (ending) {
    case '':
      return [{ sounds, measure: pattern }];
    case 'ة':
      // A last weak radical leaves no room for it: تَسَامٍ.
      return sounds.endsWith('u3M') && isWeak(root.at(-1)) ? [] : add('aT', `${FATHA}ة`);
    case 'ات':
      return feminine(sounds, pattern, root);
    case 'ون':
      return add('UnM', `${DAMMA}ون`);
    case 'ين':
      return [...add('InM', `${KASRA}ين`), ...add('aيnM', `${FATHA}ي\u0652ن`)];
    case 'ان':
      return add('AnM', `${FATHA}ان`);
    case 'ي':
      return related('M', '');
    case 'ية':
      return related('aT', `${FATHA}ة`);
    case 'يات':
      return related('AتM', `${FATHA}ات`);
    case 'يون':
      return related('UnM', `${DAMMA}ون`);
    case 'يين':
      return [...related('InM', `${KASRA}ين`), ...related('aيnM', `${FATHA}ي\u0652ن`)];
  }
}
