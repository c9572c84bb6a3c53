/** The patterns of nouns and verbs with what each costs in a reading. */
import { rows as patternRows } from '../tables/noun-patterns.data.generated.ts';

export interface Pattern {
  pattern: string;
  /** Verb form of a verb or of a noun that every verb of the form has; null for other nouns. */
  form: string | null;
  kind: string;
  isVerb: boolean;
  cost: number;
}

/** Costs of verbs and of the nouns that derived verbs have. */
const VERBAL_COSTS: Record<string, number> = {
  perfect: 0.45,
  imperfect: 0.3,
  imperative: 1.3,
  masdar: 0.2,
  active_participle: 0.2,
  passive_participle: 0.3,
};

/** Finite verbs of form I are more frequent than others written alike. */
const VERB_COSTS: Record<string, number> = { II: 0.1, III: 0.15 };

const FORM_COSTS: Record<string, number> = { IX: 1.2, XI: 1.5, XII: 1, QIII: 1.5, QIV: 0.8, VII: 0.15 };

const PERFECTS: Record<string, string> = {
  I: 'فَعَلَ',
  II: 'فَعَّلَ',
  III: 'فَاعَلَ',
  IV: 'أَفْعَلَ',
  V: 'تَفَعَّلَ',
  VI: 'تَفَاعَلَ',
  VII: 'اِنْفَعَلَ',
  VIII: 'اِفْتَعَلَ',
  IX: 'اِفْعَلَّ',
  X: 'اِسْتَفْعَلَ',
  XI: 'اِفْعَالَّ',
  XII: 'اِفْعَوْعَلَ',
  QI: 'فَعْلَلَ',
  QII: 'تَفَعْلَلَ',
  QIII: 'اِفْعَنْلَلَ',
  QIV: 'اِفْعَلَلَّ',
};

const IMPERFECTS: Record<string, string> = {
  I: 'يَفْعَلُ',
  II: 'يُفَعِّلُ',
  III: 'يُفَاعِلُ',
  IV: 'يُفْعِلُ',
  V: 'يَتَفَعَّلُ',
  VI: 'يَتَفَاعَلُ',
  VII: 'يَنْفَعِلُ',
  VIII: 'يَفْتَعِلُ',
  IX: 'يَفْعَلُّ',
  X: 'يَسْتَفْعِلُ',
  XI: 'يَفْعَالُّ',
  XII: 'يَفْعَوْعِلُ',
  QI: 'يُفَعْلِلُ',
  QII: 'يَتَفَعْلَلُ',
  QIII: 'يَفْعَنْلِلُ',
  QIV: 'يَفْعَلِلُّ',
};

/** The pattern that a name such as `VIII/perfect` or `II/masdar/تَفْعِيل` stands for. */
export function verbalPattern(name: string): Pattern {
  const [form = '', kind = '', measure] = name.split('/');
  const isVerb = measure === undefined;
  return {
    pattern: measure ?? ((kind === 'perfect' ? PERFECTS : IMPERFECTS)[form] as string),
    form,
    kind,
    isVerb,
    cost: (VERBAL_COSTS[kind] ?? 0.3) + (FORM_COSTS[form] ?? 0) + (isVerb ? (VERB_COSTS[form] ?? 0) : 0),
  };
}

const FORMED_KINDS = new Set(['active_participle', 'passive_participle', 'masdar']);

function nounPattern(row: string): Pattern {
  const [, pattern = '', kinds = '', , cost = '1'] = row.split('\t');
  const [kind = '', form] = kinds.split(' ');
  return {
    pattern,
    kind,
    form: form ?? (FORMED_KINDS.has(kind) ? 'I' : null),
    isVerb: false,
    cost: Number(cost),
  };
}

const isGlide = (letter: string | undefined): boolean => letter === 'و' || letter === 'ي';

/** What a shape costs beyond its pattern: passives of weak verbs, doubled roots whose shadda is not written. */
export function shapeCost(pattern: Pattern, root: string, stem: string): number {
  // ادّخر and ادّكر aside, roots in ذ keep it in form VIII.
  if (pattern.form === 'VIII' && root.startsWith('ذ') && !stem.includes('ذ')) return 0.5;
  if (!pattern.isVerb && !root.endsWith('22')) return 0;
  // The passive of weak verbs has a shape of its own.
  if (pattern.kind === 'imperfect' && root.length === 3) {
    const { form } = pattern;
    if (isGlide(root[1]) && !isGlide(root[2]) && stem.includes('ا'))
      return form === 'IV' || form === 'X' ? 0.4 : 0;
    if (stem.endsWith('ى')) return form === 'I' || form === 'V' || form === 'VI' || form === 'QII' ? 0 : 0.4;
  }
  if (!root.endsWith('22')) return 0;
  const isContracted = stem.includes('\u0651');
  // The jussive that opens its doubled radical (يقرر) is rarer than form II, which is written alike.
  if (!isContracted)
    return pattern.kind === 'imperfect' && (pattern.form === 'I' || pattern.form === 'IV') ? 0.4 : 0;
  if (pattern.form === 'III') return 1;
  if (pattern.kind === 'perfect' || pattern.kind === 'imperfect') return 0.1;
  return pattern.kind === 'active_participle' && pattern.form === 'I' ? 0.25 : 0;
}

/** The noun patterns in the order of the table. */
export function nounPatterns(): Pattern[] {
  return patternRows.split('\n').map(nounPattern);
}
