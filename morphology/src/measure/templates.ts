/** Everything the engine makes nouns from: the measures of the table, and those of the derived verbs. */
import { hasVerbRule } from '../lexicon/irregular-verbs.ts';
import { isWeak } from '../script/letters.ts';
import { rows } from '../tables/measures.data.generated.ts';
import type { Licence } from '../word/phonology.ts';
import type { FormTemplates, Template, VerbForm } from '../word/templates.ts';
import { FORMS } from '../word/templates.ts';

export interface NounTemplate extends Template {
  /** The verb form whose noun it is; null for nouns of no verb. */
  form: VerbForm | null;
  /** What `18` of form VIII has become; null elsewhere. */
  infix: string | null;
  /** Set where only verbs that keep their glide, or only the others, use the template. */
  keepsGlide: boolean | null;
}

const isHollow = (root: string) => root.length === 3 && isWeak(root[1]) && !isWeak(root[2]);

/** Which roots a row of the table is for, by its traits. */
const CONDITIONS: Record<string, (root: string) => boolean> = {
  v: (root) => root[0] === 'و',
  w: isHollow,
  n: (root) => !isHollow(root),
  y: (root) => isHollow(root) && root[1] === 'ي',
  e: (root) => isWeak(root[2]),
  s: (root) => !isWeak(root[2]),
};

const licenceOf = (traits: string): Licence => ({
  moves: traits.includes('m'),
  contracts: traits.includes('c'),
  hamzates: traits.includes('h'),
});

/** Measures of the table that are those of a verb: the participles of form I, and a verbal noun of form II. */
const FORM_OF: Record<string, VerbForm> = { فَاعِل: 'I', مَفْعُول: 'I', تَفْعِلَة: 'II' };

function tableTemplates(root: string): NounTemplate[] {
  return rows.split('\n').flatMap((row) => {
    const [sounds = '', pattern = '', traits = ''] = row.split('\t');
    if (sounds.includes('4') !== (root.length === 4)) return [];
    if ([...traits].some((trait) => CONDITIONS[trait]?.(root) === false)) return [];
    return {
      sounds,
      pattern,
      form: FORM_OF[pattern] ?? null,
      infix: null,
      keepsGlide: null,
      ...licenceOf(traits),
    };
  });
}

/** Every shape that the ت of form VIII takes. */
const INFIXES = ['1ت', '1ط', '1د', '11', 'دد', 'تت', 'طط'];

/**
 * The verbal noun of hollow verbs of IV and X has lost a letter and gained ة. Which letter, the grammarians dispute;
 * with al-Akhfash it is the radical: إِفَالَة (شذا العرف، الإعلال بالحذف).
 */
const HOLLOW_MASDARS: Partial<Record<VerbForm, Template>> = {
  IV: { sounds: 'ءi1A3aT', pattern: 'إِفَالَة' },
  X: { sounds: '@isti1A3aT', pattern: 'اِسْتِفَالَة' },
};

/** Verbal noun and participles of one derived form. */
function formTemplates(form: Exclude<VerbForm, 'I'>, templates: FormTemplates, root: string): NounTemplate[] {
  const { masdars, active, passive, patterns } = templates;
  const made: Template[] = [
    { ...templates, sounds: active.endsWith('N') ? active : `${active}M`, pattern: patterns[2] },
    { ...templates, sounds: passive.endsWith('Y') ? passive : `${passive}M`, pattern: patterns[3] },
    // A last weak radical of form II takes تفعلة, which the table has.
    ...(form === 'II' && isWeak(root.at(-1)) ? [] : masdars),
  ];
  const common = { form, infix: null, keepsGlide: null };
  if (form === 'VIII')
    return INFIXES.flatMap((infix) =>
      made.map((one) => ({ ...one, ...common, infix, sounds: one.sounds.replace('18', infix) })),
    );
  const hollow = isHollow(root) ? HOLLOW_MASDARS[form] : undefined;
  if (!hollow) return made.map((one) => ({ ...one, ...common }));
  const [participle, passiveOne, masdar] = made as [Template, Template, Template];
  return [participle, passiveOne, hollow]
    .map((one): NounTemplate => ({ ...one, ...common, keepsGlide: false }))
    .concat(
      [participle, passiveOne, masdar].map((one) => ({ ...one, ...common, moves: false, keepsGlide: true })),
    );
}

/** The templates of all nouns for roots of the class of this one; only its weak and doubled radicals count. */
export function nounTemplates(root: string): NounTemplate[] {
  const forms = Object.entries(FORMS) as [Exclude<VerbForm, 'I'>, FormTemplates][];
  return [
    ...tableTemplates(root),
    ...forms
      .filter(([form]) => form.startsWith('Q') === (root.length === 4))
      .flatMap(([form, templates]) => formTemplates(form, templates, root)),
  ];
}

/** Whether the verbs of a root keep or move their glide as a template supposes. */
export function suitsGlide({ form, keepsGlide }: NounTemplate, root: string): boolean {
  if (keepsGlide === null || form === null) return true;
  if (hasVerbRule('may-keep-glide', form, root)) return true;
  return hasVerbRule('keeps-glide', form, root) === keepsGlide;
}
