/**
 * Pass 1: the templates. Digits are radicals, the other signs are those of `spelling.ts`; `8` is the ت
 * inserted by form VIII. Prefixes of the imperfect are added by whoever conjugates.
 */
import type { Licence } from './phonology.ts';

export type VerbForm =
  | 'I'
  | 'II'
  | 'III'
  | 'IV'
  | 'V'
  | 'VI'
  | 'VII'
  | 'VIII'
  | 'IX'
  | 'X'
  | 'XI'
  | 'XII'
  | 'XIII'
  | 'XIV'
  | 'XV'
  | 'QI'
  | 'QII'
  | 'QIII'
  | 'QIV';

export interface Template extends Licence {
  sounds: string;
  /** The measure (وزن) as grammarians write it. */
  pattern: string;
}

/** Everything regular about one derived form (Wright I §§35–82, table II; شذا العرف، المزيد فيه). */
export interface FormTemplates extends Licence {
  perfect: string;
  present: string;
  passivePerfect: string;
  passivePresent: string;
  /** Vowel of the prefix of the active imperfect. */
  prefix: 'a' | 'u';
  masdars: readonly Template[];
  active: string;
  passive: string;
  /** Measures of perfect, imperfect, active and passive participle. */
  patterns: readonly [perfect: string, imperfect: string, active: string, passive: string];
}

const JOINING = { moves: true, contracts: true } as const;

export const FORMS: Record<Exclude<VerbForm, 'I'>, FormTemplates> = {
  II: {
    perfect: '1a22a3',
    present: '1a22i3',
    passivePerfect: '1u22i3',
    passivePresent: '1a22a3',
    prefix: 'u',
    masdars: [{ sounds: 'ta12I3M', pattern: 'تَفْعِيل' }],
    active: 'mu1a22i3',
    passive: 'mu1a22a3',
    patterns: ['فَعَّلَ', 'يُفَعِّلُ', 'مُفَعِّل', 'مُفَعَّل'],
  },
  III: {
    perfect: '1A2a3',
    present: '1A2i3',
    passivePerfect: '1U2i3',
    passivePresent: '1A2a3',
    prefix: 'u',
    contracts: true,
    masdars: [
      { sounds: 'mu1A2a3aT', pattern: 'مُفَاعَلَة', contracts: true },
      { sounds: '1i2A3M', pattern: 'فِعَال' },
    ],
    active: 'mu1A2i3',
    passive: 'mu1A2a3',
    patterns: ['فَاعَلَ', 'يُفَاعِلُ', 'مُفَاعِل', 'مُفَاعَل'],
  },
  IV: {
    perfect: 'ءa12a3',
    present: '12i3',
    passivePerfect: 'ءu12i3',
    passivePresent: '12a3',
    prefix: 'u',
    ...JOINING,
    masdars: [{ sounds: 'ءi12A3M', pattern: 'إِفْعَال' }],
    active: 'mu12i3',
    passive: 'mu12a3',
    patterns: ['أَفْعَلَ', 'يُفْعِلُ', 'مُفْعِل', 'مُفْعَل'],
  },
  V: {
    perfect: 'ta1a22a3',
    present: 'ta1a22a3',
    passivePerfect: 'tu1u22i3',
    passivePresent: 'ta1a22a3',
    prefix: 'a',
    masdars: [{ sounds: 'ta1a22u3M', pattern: 'تَفَعُّل' }],
    active: 'muta1a22i3',
    passive: 'muta1a22a3',
    patterns: ['تَفَعَّلَ', 'يَتَفَعَّلُ', 'مُتَفَعِّل', 'مُتَفَعَّل'],
  },
  VI: {
    perfect: 'ta1A2a3',
    present: 'ta1A2a3',
    passivePerfect: 'tu1U2i3',
    passivePresent: 'ta1A2a3',
    prefix: 'a',
    contracts: true,
    masdars: [{ sounds: 'ta1A2u3M', pattern: 'تَفَاعُل', contracts: true }],
    active: 'muta1A2i3',
    passive: 'muta1A2a3',
    patterns: ['تَفَاعَلَ', 'يَتَفَاعَلُ', 'مُتَفَاعِل', 'مُتَفَاعَل'],
  },
  VII: {
    perfect: '@in1a2a3',
    present: 'n1a2i3',
    passivePerfect: '@un1u2i3',
    passivePresent: 'n1a2a3',
    prefix: 'a',
    ...JOINING,
    masdars: [{ sounds: '@in1i2A3M', pattern: 'اِنْفِعَال', moves: true }],
    active: 'mun1a2i3',
    passive: 'mun1a2a3',
    patterns: ['اِنْفَعَلَ', 'يَنْفَعِلُ', 'مُنْفَعِل', 'مُنْفَعَل'],
  },
  VIII: {
    perfect: '@i18a2a3',
    present: '18a2i3',
    passivePerfect: '@u18u2i3',
    passivePresent: '18a2a3',
    prefix: 'a',
    ...JOINING,
    masdars: [{ sounds: '@i18i2A3M', pattern: 'اِفْتِعَال', moves: true }],
    active: 'mu18a2i3',
    passive: 'mu18a2a3',
    patterns: ['اِفْتَعَلَ', 'يَفْتَعِلُ', 'مُفْتَعِل', 'مُفْتَعَل'],
  },
  IX: {
    perfect: '@i12a3a3',
    present: '12a3i3',
    passivePerfect: '@u12u3i3',
    passivePresent: '12a3a3',
    prefix: 'a',
    contracts: true,
    masdars: [{ sounds: '@i12i3A3M', pattern: 'اِفْعِلَال' }],
    active: 'mu12a3i3',
    passive: 'mu12a3a3',
    patterns: ['اِفْعَلَّ', 'يَفْعَلُّ', 'مُفْعَلّ', 'مُفْعَلّ'],
  },
  X: {
    perfect: '@ista12a3',
    present: 'sta12i3',
    passivePerfect: '@ustu12i3',
    passivePresent: 'sta12a3',
    prefix: 'a',
    ...JOINING,
    masdars: [{ sounds: '@isti12A3M', pattern: 'اِسْتِفْعَال' }],
    active: 'musta12i3',
    passive: 'musta12a3',
    patterns: ['اِسْتَفْعَلَ', 'يَسْتَفْعِلُ', 'مُسْتَفْعِل', 'مُسْتَفْعَل'],
  },
  XI: {
    perfect: '@i12A3a3',
    present: '12A3i3',
    passivePerfect: '@u12U3i3',
    passivePresent: '12A3a3',
    prefix: 'a',
    contracts: true,
    masdars: [{ sounds: '@i12I3A3M', pattern: 'اِفْعِيلَال' }],
    active: 'mu12A3i3',
    passive: 'mu12A3a3',
    patterns: ['اِفْعَالَّ', 'يَفْعَالُّ', 'مُفْعَالّ', 'مُفْعَالّ'],
  },
  XII: {
    perfect: '@i12aو2a3',
    present: '12aو2i3',
    passivePerfect: '@u12U2i3',
    passivePresent: '12aو2a3',
    prefix: 'a',
    masdars: [{ sounds: '@i12I2A3M', pattern: 'اِفْعِيعَال' }],
    active: 'mu12aو2i3',
    passive: 'mu12aو2a3',
    patterns: ['اِفْعَوْعَلَ', 'يَفْعَوْعِلُ', 'مُفْعَوْعِل', 'مُفْعَوْعَل'],
  },
  XIII: {
    perfect: '@i12aووa3',
    present: '12aووi3',
    passivePerfect: '@u12uووi3',
    passivePresent: '12aووa3',
    prefix: 'a',
    masdars: [{ sounds: '@i12iووA3M', pattern: 'اِفْعِوَّال' }],
    active: 'mu12aووi3',
    passive: 'mu12aووa3',
    patterns: ['اِفْعَوَّلَ', 'يَفْعَوِّلُ', 'مُفْعَوِّل', 'مُفْعَوَّل'],
  },
  XIV: {
    perfect: '@i12an3a3',
    present: '12an3i3',
    passivePerfect: '@u12un3i3',
    passivePresent: '12an3a3',
    prefix: 'a',
    masdars: [{ sounds: '@i12in3A3M', pattern: 'اِفْعِنْلَال' }],
    active: 'mu12an3i3',
    passive: 'mu12an3a3',
    patterns: ['اِفْعَنْلَلَ', 'يَفْعَنْلِلُ', 'مُفْعَنْلِل', 'مُفْعَنْلَل'],
  },
  XV: {
    perfect: '@i12an3Y',
    present: '12an3I',
    passivePerfect: '@u12un3iي',
    passivePresent: '12an3Y',
    prefix: 'a',
    masdars: [{ sounds: '@i12in3AءM', pattern: 'اِفْعِنْلَاء' }],
    active: 'mu12an3N',
    passive: 'mu12an3Y',
    patterns: ['اِفْعَنْلَى', 'يَفْعَنْلِي', 'مُفْعَنْلٍ', 'مُفْعَنْلَى'],
  },
  QI: {
    perfect: '1a23a4',
    present: '1a23i4',
    passivePerfect: '1u23i4',
    passivePresent: '1a23a4',
    prefix: 'u',
    masdars: [
      { sounds: '1a23a4aT', pattern: 'فَعْلَلَة' },
      { sounds: '1i23A4M', pattern: 'فِعْلَال' },
    ],
    active: 'mu1a23i4',
    passive: 'mu1a23a4',
    patterns: ['فَعْلَلَ', 'يُفَعْلِلُ', 'مُفَعْلِل', 'مُفَعْلَل'],
  },
  QII: {
    perfect: 'ta1a23a4',
    present: 'ta1a23a4',
    passivePerfect: 'tu1u23i4',
    passivePresent: 'ta1a23a4',
    prefix: 'a',
    masdars: [{ sounds: 'ta1a23u4M', pattern: 'تَفَعْلُل' }],
    active: 'muta1a23i4',
    passive: 'muta1a23a4',
    patterns: ['تَفَعْلَلَ', 'يَتَفَعْلَلُ', 'مُتَفَعْلِل', 'مُتَفَعْلَل'],
  },
  QIII: {
    perfect: '@i12an3a4',
    present: '12an3i4',
    passivePerfect: '@u12un3i4',
    passivePresent: '12an3a4',
    prefix: 'a',
    masdars: [{ sounds: '@i12in3A4M', pattern: 'اِفْعِنْلَال' }],
    active: 'mu12an3i4',
    passive: 'mu12an3a4',
    patterns: ['اِفْعَنْلَلَ', 'يَفْعَنْلِلُ', 'مُفْعَنْلِل', 'مُفْعَنْلَل'],
  },
  QIV: {
    perfect: '@i12a34a4',
    present: '12a34i4',
    passivePerfect: '@u12u34i4',
    passivePresent: '12a34a4',
    prefix: 'a',
    contracts: true,
    masdars: [{ sounds: '@i12i34A4M', pattern: 'اِفْعِلَّال' }],
    active: 'mu12a34i4',
    passive: 'mu12a34a4',
    patterns: ['اِفْعَلَلَّ', 'يَفْعَلِلُّ', 'مُفْعَلِلّ', 'مُفْعَلَلّ'],
  },
};

export const TRILITERAL_FORMS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'] as const;
export const RARE_FORMS = ['XI', 'XII', 'XIII', 'XIV', 'XV'] as const;
/** Forms of a few verbs of old poetry (Wright I §§59–66). */
export const isRareForm = (form: VerbForm | null): boolean => RARE_FORMS.some((rare) => rare === form);
export const QUADRILITERAL_FORMS = ['QI', 'QII', 'QIII', 'QIV'] as const;
