/** Verbs, verbal nouns and participles. */

import { hasVerbRule } from '../lexicon/irregular-verbs.ts';
import { findVerbs } from '../lexicon/lexicon.ts';
import { isWeak } from '../script/letters.ts';
import type { Template, VerbForm } from '../word/templates.ts';
import { FORMS, QUADRILITERAL_FORMS, RARE_FORMS, TRILITERAL_FORMS } from '../word/templates.ts';
import { writeWord } from '../word/write-word.ts';
import type { Status, Surface } from './derived-word.ts';
import { surfaceFrom, surfaceOf } from './derived-word.ts';
import { formOneMasdars } from './masdar.ts';
import type { VerbStems } from './verb-stems.ts';
import { verbStems } from './verb-stems.ts';

/** First radicals with which form VII is not built (Wright I §54; شذا العرف، انفعل). */
const NOT_IN_SEVEN = 'نلرويء';

/** Whether a form is in use, follows the rule, or would be forced. */
export function formStatus(root: string, form: VerbForm): Status {
  const entry = findVerbs(root);
  if (entry?.forms.includes(form) || hasVerbRule('perfect-only', form, root)) return 'attested';
  if (form === 'VII' && NOT_IN_SEVEN.includes(root[0] ?? '')) return 'doubtful';
  const isRare = ['IX', 'QIII', 'QIV', ...RARE_FORMS].includes(form);
  return isRare ? 'doubtful' : 'regular';
}

/** A rare form is offered where it is in use, and for other roots of three strong letters. */
const mayBeRare = (root: string, form: VerbForm): boolean =>
  (!/[ءوي]/.test(root) && root[1] !== root[2]) || formStatus(root, form) === 'attested';

/** The forms a root can take: those in use first, forced ones last. */
export function formsOf(root: string): VerbForm[] {
  if (hasVerbRule('perfect-only', 'I', root)) return ['I'];
  const forms: readonly VerbForm[] =
    root.length === 4
      ? QUADRILITERAL_FORMS
      : root.length === 3
        ? [...TRILITERAL_FORMS, ...RARE_FORMS.filter((form) => mayBeRare(root, form))]
        : [];
  const order: Record<Status, number> = { attested: 0, regular: 1, doubtful: 2 };
  return [...forms].sort((one, other) => order[formStatus(root, one)] - order[formStatus(root, other)]);
}

const isHollow = (root: string) => root.length === 3 && isWeak(root[1]) && !isWeak(root[2]);

/** Verbal nouns of the derived forms that the table of templates does not give as they are. */
function specialMasdars(root: string, stems: VerbStems): readonly Template[] | null {
  const last = root.at(-1) ?? '';
  switch (stems.form) {
    case 'II': {
      const shortened: Template = { sounds: 'ta12i3aT', pattern: 'تَفْعِلَة' };
      const full: Template = { sounds: 'ta12I3M', pattern: 'تَفْعِيل' };
      if (isWeak(last)) return [shortened];
      return last === 'ء' ? [shortened, full] : null;
    }
    case 'III':
      return root[0] === 'ي' ? [{ sounds: 'mu1A2a3aT', pattern: 'مُفَاعَلَة', contracts: true }] : null;
    case 'IV':
      if (hasVerbRule('drops-hamza', 'IV', root)) return [{ sounds: 'ءi1AءaT', pattern: 'إِفَالَة' }];
      return isHollow(root) && stems.moves ? [{ sounds: 'ءi1A3aT', pattern: 'إِفَالَة' }] : null;
    case 'X':
      return isHollow(root) && stems.moves ? [{ sounds: '@isti1A3aT', pattern: 'اِسْتِفَالَة' }] : null;
    default:
      return null;
  }
}

/** Verbal nouns heard beside the regular ones (Wright I §§202–203). */
const MINOR_MASDARS: Partial<Record<VerbForm, readonly Template[]>> = {
  II: [
    { sounds: 'ta12i3aT', pattern: 'تَفْعِلَة' },
    { sounds: 'ta12A3M', pattern: 'تَفْعَال' },
    { sounds: '1i22A3M', pattern: 'فِعَّال' },
  ],
  QII: [{ sounds: '1a23a4aT', pattern: 'فَعْلَلَة' }],
  QIV: [{ sounds: '1u2a34I4aT', pattern: 'فُعَلِّيلَة' }],
};

function derivedMasdars(root: string, stems: VerbStems, status: Status): Surface[] {
  const form = stems.form as Exclude<VerbForm, 'I'>;
  const templates = specialMasdars(root, stems) ?? FORMS[form].masdars;
  const surfaces = templates.map((template, place) => {
    const sounds = stems.infix ? template.sounds.replace('18', stems.infix) : template.sounds;
    const licence = stems.moves ? template : { ...template, moves: false };
    return surfaceFrom(root, { ...licence, sounds }, 'masdar', form, place === 0 ? status : weaker(status));
  });
  // طُمَأْنِينَة and قُشَعْرِيرَة are of every verb of their form; the others are what some verbs have by chance.
  const minor = (MINOR_MASDARS[form] ?? []).map((template) =>
    surfaceFrom(root, template, 'masdar', form, form === 'QIV' ? weaker(status) : 'doubtful'),
  );
  return [...surfaces, ...minor];
}

function weaker(status: Status): Status {
  return status === 'attested' ? 'regular' : status;
}

/** A last و counts as ي in the passive participle of a verb with i in the past: مَرْضِيّ. */
function passiveParticiple(root: string, stems: VerbStems): string {
  const counted =
    stems.vowels?.startsWith('i') && root.endsWith('و') && !isWeak(root[1]) ? `${root.slice(0, 2)}ي` : root;
  return writeWord(`${stems.passive}M`, counted, stems);
}

/** Verbs that never have an object have no passive: quality, colour or defect, and the reflexive VII. */
function passiveStatus(stems: VerbStems, status: Status): Status {
  const isQuality = stems.vowels === 'u-u' || (stems.form === 'I' && stems.moves === false);
  return isQuality || stems.form === 'VII' ? 'doubtful' : weaker(status);
}

/** Adjectives that stand in for the active participle of verbs of state (Wright I §§231–232). */
const STATE_ADJECTIVES: Record<string, readonly Template[]> = {
  'u-u': [
    { sounds: '1a2I3M', pattern: 'فَعِيل' },
    { sounds: '1a23M', pattern: 'فَعْل' },
    { sounds: '1a2a3M', pattern: 'فَعَل' },
  ],
  'i-a': [
    { sounds: '1a2i3M', pattern: 'فَعِل' },
    { sounds: '1a2I3M', pattern: 'فَعِيل' },
    { sounds: '1a23AnM', pattern: 'فَعْلَان' },
    { sounds: 'ءa12a3M', pattern: 'أَفْعَل' },
  ],
};

/** A verb in two ي has its adjective joined, and no other participle: حَيّ, عَيّ (Wright I §179). */
const endsInTwoYa = (root: string): boolean => root.endsWith('يي');
const JOINED: Template = { sounds: '1a23M', pattern: 'فَعْل' };

function stateAdjectives(root: string, stems: VerbStems): Surface[] {
  if (endsInTwoYa(root)) return [surfaceFrom(root, JOINED, 'active_participle', 'I', 'regular')];
  const templates = STATE_ADJECTIVES[stems.vowels ?? ''] ?? [];
  return templates.map((template) => surfaceFrom(root, template, 'active_participle', 'I', 'doubtful'));
}

/** Verb, verbal nouns and participles of one set of stems. */
export function verbalSurfaces(root: string, stems: VerbStems, status: Status): Surface[] {
  const { form, patterns } = stems;
  const perfect = writeWord(`${stems.perfect}a`, root, stems);
  if (hasVerbRule('perfect-only', form, root))
    return [surfaceOf(perfect, 'perfect', form, patterns[0], status)];
  const imperfect = writeWord(`ي${stems.prefix}${stems.present}u`, root, stems);
  const active = writeWord(`${stems.active}M`, root, stems);
  const isPassiveSound = form !== 'IX' && form !== 'XI';
  const isJoined = form === 'I' && endsInTwoYa(root);
  return [
    surfaceOf(perfect, 'perfect', form, patterns[0], status),
    surfaceOf(imperfect, 'imperfect', form, patterns[1], status),
    ...(form === 'I' ? formOneMasdars(root, stems.vowels ?? '') : derivedMasdars(root, stems, status)),
    surfaceOf(active, 'active_participle', form, patterns[2], isJoined ? 'doubtful' : weaker(status)),
    ...(form === 'I' ? stateAdjectives(root, stems) : []),
    ...(isPassiveSound
      ? [
          surfaceOf(
            passiveParticiple(root, stems),
            'passive_participle',
            form,
            patterns[3],
            passiveStatus(stems, status),
          ),
        ]
      : []),
  ];
}

/** Everything verbal a root makes in one form; alternatives to the usual stems are doubtful. */
export function formSurfaces(root: string, form: VerbForm, vowels?: string): Surface[] {
  const status = formStatus(root, form);
  const all = verbStems(root, form);
  const meant = all.filter((stems) => vowels === undefined || stems.vowels === vowels);
  return (meant.length > 0 ? meant : all).flatMap((stems, place) =>
    verbalSurfaces(root, stems, place > 0 && (form !== 'I' || status !== 'attested') ? 'doubtful' : status),
  );
}
