/** Nouns of place, instrument, intensity, comparison, single act and manner. */
import { elativesOf, instrumentsOf, intensivesOf, placesOf } from '../lexicon/attested-words.ts';
import { hasVerbRule } from '../lexicon/irregular-verbs.ts';
import { findNouns } from '../lexicon/noun-lexicon.ts';
import { isWeak } from '../script/letters.ts';
import type { Template, VerbForm } from '../word/templates.ts';
import { FORMS, isRareForm } from '../word/templates.ts';
import { writeWord } from '../word/write-word.ts';
import { formStatus } from './derive-verbal.ts';
import type { Kind, Status, Surface } from './derived-word.ts';
import { surfaceFrom, surfaceOf } from './derived-word.ts';
import { measureName } from './measure-name.ts';
import { formOneVowels, verbStems } from './verb-stems.ts';

/** What is made of فَعَّال keeps its hamza of a last و or ي before ة: سَقَّاءَة; شَقَاوَة is made with its ة (Wright I §233). */
const faaala = (root: string): Template => ({
  sounds: isWeak(root[2]) ? '1a22AءaT' : '1a22A3aT',
  pattern: 'فَعَّالَة',
});

/** Instruments, likeliest first (Wright I §228; مجمع اللغة العربية adds فَعَّالة فاعِلة فاعول). */
const instrumentTemplates = (root: string): readonly Template[] => [
  { sounds: 'mi12a3M', pattern: 'مِفْعَل', contracts: true },
  { sounds: 'mi12A3M', pattern: 'مِفْعَال' },
  { sounds: 'mi12a3aT', pattern: 'مِفْعَلَة', contracts: true },
  faaala(root),
  { sounds: '1A2i3aT', pattern: 'فَاعِلَة', contracts: true, hamzates: true },
  { sounds: '1A2U3M', pattern: 'فَاعُول' },
];

/** Intensive nouns and adjectives (Wright I §233; شذا العرف، صيغ المبالغة). */
const FAAAL: Template = { sounds: '1a22A3M', pattern: 'فَعَّال' };
const FAUL: Template = { sounds: '1a2U3M', pattern: 'فَعُول', hamzates: true };
const FAIL: Template = { sounds: '1a2I3M', pattern: 'فَعِيل' };
const FAIL_SHORT: Template = { sounds: '1a2i3M', pattern: 'فَعِل' };
const MIFAL: Template = { sounds: 'mi12A3M', pattern: 'مِفْعَال' };
const rareIntensives = (root: string): readonly Template[] => [
  { sounds: '1i22I3M', pattern: 'فِعِّيل' },
  faaala(root),
  { sounds: '1u2a3aT', pattern: 'فُعَلَة' },
];

/** What lies in the nature of a thing is فَعِيل, a passing state فَعِل, a deed done often فَعَّال (Wright I §§231–233). */
function intensiveTemplates(root: string): readonly Template[] {
  const [vowels] = formOneVowels(root);
  if (vowels === 'u-u') return [FAIL, FAAAL, FAIL_SHORT, FAUL, MIFAL];
  if (vowels === 'i-a') return [FAAAL, FAUL, FAIL_SHORT, FAIL, MIFAL];
  return [FAAAL, FAUL, FAIL, MIFAL, FAIL_SHORT];
}

/** The intensives that the data name, then those that stand among the adjectives, then the others by rule. */
function intensiveSurfaces(root: string): Surface[] {
  const surfaces = [...intensiveTemplates(root), ...rareIntensives(root)].map((template, place) =>
    surfaceFrom(root, template, 'intensive', 'I', place < 4 ? 'regular' : 'doubtful'),
  );
  const [inUse, byRule] = [true, false].map((isSought) =>
    surfaces.filter(({ derived }) => isAdjective(derived, root) === isSought),
  );
  const attested = (inUse ?? []).map((surface): Surface => ({ ...surface, status: 'attested' }));
  return attestedFirst(root, intensivesOf(root), 'intensive', [...attested, ...(byRule ?? [])]);
}

const isAdjective = (word: string, root: string): boolean =>
  findNouns(word).some((noun) => noun.root === root && noun.partOfSpeech.startsWith('adj'));

const ELATIVE: Template = { sounds: 'ءa12a3M', pattern: 'أَفْعَل', contracts: true };
const FEMININE_ELATIVE: Template = { sounds: '1u23Y', pattern: 'فُعْلَى' };
const INSTANCE: Template = { sounds: '1a23aT', pattern: 'فَعْلَة' };
const MANNER: Template = { sounds: '1i23aT', pattern: 'فِعْلَة' };

const PLACE_A: Template = { sounds: 'ma12a3M', pattern: 'مَفْعَل', moves: true, contracts: true };
const PLACE_I: Template = { sounds: 'ma12i3M', pattern: 'مَفْعِل', moves: true, contracts: true };
const PLACE_T: Template = { sounds: 'ma12a3aT', pattern: 'مَفْعَلَة', moves: true, contracts: true };

function attestedFirst(
  root: string,
  words: readonly string[],
  kind: Kind,
  rest: readonly Surface[],
  form: VerbForm = 'I',
): Surface[] {
  const attested = words.map((word) => surfaceOf(word, kind, form, measureName(word, root), 'attested'));
  return [...attested, ...rest];
}

/** مَفْعِل when the present has i or the first radical is a dropping و, never with a weak last (Wright I §§221–224). */
function formOnePlaces(root: string): Surface[] {
  const vowels = formOneVowels(root)[0] ?? 'a-u';
  const hasI = !isWeak(root[2]) && (vowels.endsWith('-i') || (root[0] === 'و' && root[1] !== root[2]));
  const usual = hasI ? PLACE_I : PLACE_A;
  const other = hasI ? PLACE_A : PLACE_I;
  const templates = isWeak(root[2]) ? [PLACE_A, PLACE_T] : [usual, PLACE_T, other];
  const rest = templates.map((template, place) =>
    surfaceFrom(root, template, 'place_time', 'I', place === 0 ? 'regular' : 'doubtful'),
  );
  return attestedFirst(root, placesOf(root), 'place_time', rest);
}

function derivedPlaces(root: string, form: VerbForm): Surface[] {
  const status: Status = formStatus(root, form) === 'doubtful' ? 'doubtful' : 'regular';
  return verbStems(root, form).map((stems) =>
    surfaceOf(writeWord(`${stems.passive}M`, root, stems), 'place_time', form, stems.patterns[3], status),
  );
}

/** A single act of a derived verb is its verbal noun with ة (Wright I §219). */
function derivedInstance(root: string, form: Exclude<VerbForm, 'I'>): Surface[] {
  return verbStems(root, form)
    .slice(0, 1)
    .flatMap((stems) => {
      const masdar = FORMS[form].masdars.at(0);
      if (!masdar) return [];
      const sounds = (stems.infix ? masdar.sounds.replace('18', stems.infix) : masdar.sounds).replace(
        isWeak(root.at(-1)) ? /A[34]M$|M$/ : /M$/,
        (ending) => (ending === 'M' ? 'aT' : 'AءaT'),
      );
      const pattern = masdar.pattern.endsWith('ة') ? masdar.pattern : `${masdar.pattern}َة`;
      const isHollowNoun = (form === 'IV' || form === 'X') && isWeak(root[1]) && !isWeak(root[2]);
      const special =
        form === 'II' && isWeak(root[2]) ? 'ta12i3aT' : isHollowNoun ? sounds.replace('12A', '1A') : sounds;
      return [surfaceFrom(root, { ...masdar, sounds: special, pattern }, 'instance', form, 'doubtful')];
    });
}

/** Place, instance and what only form I makes: instrument, intensive, elative, manner. */
export function nounSurfaces(root: string, form: VerbForm): Surface[] {
  // What nobody uses as a verb needs no noun of place; what is no more than a perfect has none.
  if (isRareForm(form) || hasVerbRule('perfect-only', form, root)) return [];
  if (form !== 'I') {
    // A four-letter verb has no measure of intensity; what is in use is listed: تُرْجُمَان.
    const listed = form === 'QI' ? attestedFirst(root, intensivesOf(root), 'intensive', [], form) : [];
    return [...derivedPlaces(root, form), ...listed, ...derivedInstance(root, form)];
  }
  const ranked = (templates: readonly Template[], kind: Kind, regular: number): Surface[] =>
    templates.map((template, place) =>
      surfaceFrom(root, template, kind, 'I', place < regular ? 'regular' : 'doubtful'),
    );
  // مِفْعَال names a time too (مِيعَاد, مِيلَاد); what is listed as one is no tool and no intensive.
  const places = new Set(placesOf(root));
  const isNoPlace = ({ derived }: Surface) => !places.has(derived);
  const instruments = ranked(instrumentTemplates(root), 'instrument', 4).filter(isNoPlace);
  return [
    ...formOnePlaces(root),
    ...attestedFirst(root, instrumentsOf(root), 'instrument', instruments),
    ...intensiveSurfaces(root).filter(isNoPlace),
    ...attestedFirst(root, elativesOf(root), 'elative', ranked([ELATIVE, FEMININE_ELATIVE], 'elative', 1)),
    ...ranked([INSTANCE], 'instance', 1),
    ...ranked([MANNER], 'manner', 1),
  ];
}
