/** The stems of a verb: which template each root takes in each form. */

import { hasVerbRule } from '../lexicon/irregular-verbs.ts';
import type { FormOneClass } from '../lexicon/lexicon.ts';
import { findVerbs } from '../lexicon/lexicon.ts';
import { GUTTURALS, isWeak, readRoot } from '../script/letters.ts';
import type { Licence } from '../word/phonology.ts';
import type { VerbForm } from '../word/templates.ts';
import { FORMS } from '../word/templates.ts';

export interface VerbStems extends Licence {
  form: VerbForm;
  /** Past and present vowel of form I, such as `a-u`. */
  vowels?: string;
  perfect: string;
  present: string;
  passivePerfect: string;
  passivePresent: string;
  prefix: 'a' | 'u';
  active: string;
  passive: string;
  patterns: readonly [string, string, string, string];
  /** What `18` of form VIII has become. */
  infix?: string;
}

/** How the ت of form VIII meets the first radical, usual shape first (Wright I §§67–68; شذا العرف، الإبدال). */
const INFIXES: Record<string, readonly string[]> = {
  ص: ['1ط'],
  ض: ['1ط'],
  ط: ['11'],
  ظ: ['11', '1ط', 'طط'],
  د: ['11'],
  ذ: ['دد', '11'],
  ز: ['1د'],
  ث: ['11', 'تت'],
  ت: ['11'],
  و: ['تت'],
  ي: ['تت'],
};

/** What the ت of form VIII becomes with the first radical of a root, usual shape first. */
export function infixesOf(root: string): readonly string[] {
  if (hasVerbRule('joins-hamza', 'VIII', root)) return ['تت'];
  if (hasVerbRule('may-join-hamza', 'VIII', root)) return ['1ت', 'تت'];
  return INFIXES[root[0] ?? ''] ?? ['1ت'];
}

const VOWEL_NAMES: Record<string, string> = { a: '\u064e', i: '\u0650', u: '\u064f' };

/** The usual vowels of a form I verb that the data do not know (Wright I §§38, 91–92, 142–167). */
export function guessVowels(root: string): string[] {
  const [first = '', second = '', third = ''] = root;
  if (second === 'و' && !isWeak(third)) return ['a-u', 'i-a'];
  if (second === 'ي' && !isWeak(third)) return ['a-i', 'i-a'];
  if (third === 'و') return ['a-u', 'i-a'];
  if (third === 'ي') return GUTTURALS.includes(second) ? ['a-a', 'a-i', 'i-a'] : ['a-i', 'i-a'];
  if (second === third) return ['a-u', 'a-i', 'i-a'];
  if (GUTTURALS.includes(second) || GUTTURALS.includes(third)) return ['a-a', 'i-a', 'a-u'];
  if (first === 'و') return ['a-i', 'i-a', 'u-u'];
  return ['a-u', 'a-i', 'i-a', 'u-u'];
}

/** Past–present vowel pairs of form I, most usual first, from the data, else guessed; none for text that is no root. */
export function formOneVowels(text: string): string[] {
  const root = readRoot(text);
  return root?.length === 3 ? vowelsOf(root) : [];
}

function vowelsOf(root: string): string[] {
  const known = findVerbs(root)?.formOne.map((one) => one.vowels) ?? [];
  return known.length > 0 ? [...new Set(known)] : guessVowels(root);
}

/** A hollow i-a verb of colour or defect keeps its glide; its verbal noun فَعَل shows it (Wright I §160). */
function keepsFormOneGlide(root: string, vowels: string): boolean {
  if (vowels !== 'i-a' || !isWeak(root[1]) || isWeak(root[2])) return false;
  const known = findVerbs(root)?.formOne.find((one: FormOneClass) => one.vowels === vowels);
  const masdar = known?.masdars[0] ?? '';
  return masdar === `${root[0]}\u064e${root[1]}\u064e${root[2]}`;
}

/** Whether form I drops its first و in the present (Wright I §142). */
function dropsFirst(root: string, vowels: string): boolean {
  if (root[0] !== 'و' || isWeak(root[1]) || hasVerbRule('keeps-first', 'I', root)) return false;
  const isRegular = vowels.endsWith('-i') || vowels === 'a-a';
  return root[1] !== root[2] && (isRegular || hasVerbRule('drops-first', 'I', root));
}

function formOneStems(root: string, vowels: string): VerbStems {
  const [past = 'a', present = 'u'] = vowels.split('-');
  const keeps = keepsFormOneGlide(root, vowels);
  const dropsHamza = hasVerbRule('drops-hamza-present', 'I', root);
  const isQuiet = hasVerbRule('perfect-only', 'I', root);
  return {
    form: 'I',
    vowels,
    perfect: isQuiet ? '1a23' : `1a2${past}3`,
    present: dropsHamza ? `1${present}3` : dropsFirst(root, vowels) ? `2${present}3` : `12${present}3`,
    passivePerfect: '1u2i3',
    passivePresent: dropsHamza ? '1a3' : '12a3',
    prefix: 'a',
    active: '1A2i3',
    passive: 'ma12U3',
    moves: !keeps && !isQuiet,
    contracts: true,
    hamzates: !keeps,
    patterns: [`فَع${VOWEL_NAMES[past]}لَ`, `يَفْع${VOWEL_NAMES[present]}لُ`, 'فَاعِل', 'مَفْعُول'],
  };
}

function changeTemplates(stems: VerbStems, change: (template: string) => string): VerbStems {
  return {
    ...stems,
    perfect: change(stems.perfect),
    present: change(stems.present),
    passivePerfect: change(stems.passivePerfect),
    passivePresent: change(stems.passivePresent),
    active: change(stems.active),
    passive: change(stems.passive),
  };
}

function withInfix(stems: VerbStems, infix: string): VerbStems {
  return { ...changeTemplates(stems, (template) => template.replace('18', infix)), infix };
}

function derivedStems(root: string, form: Exclude<VerbForm, 'I'>): VerbStems[] {
  const { masdars: _, ...templates } = FORMS[form];
  const base: VerbStems = { form, ...templates };
  if (form === 'IV' && hasVerbRule('drops-hamza', 'IV', root)) {
    return [changeTemplates(base, (template) => template.replace('12', '1'))];
  }
  if (form === 'IX' && isWeak(root.at(-1))) {
    return [changeTemplates(base, (template) => template.replace('3', 'و'))];
  }
  const variants = form === 'VIII' ? infixesOf(root).map((infix) => withInfix(base, infix)) : [base];
  const keeping = { moves: false };
  if (hasVerbRule('keeps-glide', form, root)) return variants.map((stems) => ({ ...stems, ...keeping }));
  if (hasVerbRule('may-keep-glide', form, root)) return [...variants, { ...base, ...keeping }];
  return variants;
}

/** The stems a root has in a form, most usual first; form I once for each pair of vowels. */
export function verbStems(root: string, form: VerbForm): VerbStems[] {
  if (form.startsWith('Q') !== (root.length === 4)) return [];
  if (form === 'I') return vowelsOf(root).map((vowels) => formOneStems(root, vowels));
  return derivedStems(root, form);
}
