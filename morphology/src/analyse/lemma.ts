/** The dictionary form behind a written word: singular of nouns, past of verbs, without what is attached. */
import { rows as patternRows } from '../tables/noun-patterns.data.generated.ts';
import type { Weighed } from './analyse.ts';
import type { Reading } from './find-stems.ts';
import { isListedAdjective, isListedNoun, isListedSingular } from './listed-nouns.ts';
import { isMasdarInUse } from './root-cost.ts';
import { fillStem, stemOfPattern } from './stem-tree.ts';

/** Search is for terms, so a verb has to be clearly the better reading. */
const VERB_HANDICAP = 0.6;

/** A noun that no table holds has no such claim against a verb in use. */
const UNLISTED_HANDICAP = 0.35;

/** Where letters leave the verb form open, the plainest one is meant. */
const FORM_ORDER: Record<string, number> = { I: 0, IV: 0.02, II: 0.04, III: 0.04 };

/** Roots whose present without marks is usually that of form IV (يرسل from أرسل). */
const FOURTH_FORM = new Set(
  (
    'رسل نتج ثبت ضيف شور علن كمل صبح سهم شرف خبر مكن بدع عجب كرم نذر سرع نقذ قنع رغم طلق غلق نجز نكر ربك ' +
    'ءمن سعف سلم حسن فرط فرز فلس بحر نعش نجب لغي رضي عطي دير ريد طيق ثير جيب قيم فيد حيط تيح زيل سيء'
  ).split(' '),
);

/** Nouns whose ة makes no other word: females, and single ones of a kind (شجر، شجرة). */
const SAME_WITHOUT_FEMININE = new Set(
  (
    'والد زوج سيد ابن جد عم خال ملك صبي ارمل ربيب حفيد خادم طفل شيخ فتى امير قريب ' +
    'شجر بقر سمك ورق زهر صخر موج نخل حمام ورد ثمر تمر تفاح بيض دجاج نمل ذباب سحاب غيم خشب برتقال شعر نحل جراد بعوض حشر'
  ).split(' '),
);

/**
 * Singulars of broken plurals, likeliest first; a listed noun goes before all of them
 * (Wright I §304; شذا العرف، جمع التكسير). An empty list leaves the word as it is.
 */
const SINGULARS: Record<string, readonly string[]> = {
  أَفْعَال: ['فَعْل', 'فَعَل', 'فَعِيل', 'فَاعِل'],
  أَفْعِلَة: ['فِعَال', 'فَعَال', 'فَعِيل', 'فَعُول', 'فُعَال', 'فَاعِل'],
  أَفْعِلَاء: ['فَعِيل'],
  فُعَلَاء: ['فَعِيل', 'فَاعِل'],
  فَوَاعِل: ['فَاعِل', 'فَاعِلَة'],
  فَوَاعِيل: ['فَاعُول', 'فَاعُولَة'],
  فَعَائِل: ['فَعِيلَة', 'فَعَالَة', 'فِعَالَة', 'فُعَالَة', 'فَعُول'],
  فَعَالَى: ['فَعِيلَة', 'فَعْلَى', 'فَعْلَاء', 'فَعْلَان'],
  مَفَاعِل: ['مَفْعَل', 'مَفْعَلَة', 'مِفْعَل', 'مِفْعَلَة', 'مَفْعِل'],
  مَفَاعِيل: ['مِفْعَال', 'مَفْعُول', 'مِفْعِيل'],
  تَفَاعِيل: ['تَفْعِيل', 'تَفْعَال'],
  أَفَاعِل: ['أَفْعَل'],
  أَفَاعِيل: ['أُفْعُولَة', 'أُفْعُول'],
  فُعَل: ['فُعْلَة', 'فَعْلَة'],
  فِعَل: ['فِعْلَة', 'فَعْلَة'],
  فُعَّال: ['فَاعِل'],
  فُعَّل: ['فَاعِل'],
  فُعَلَة: ['فَاعِل'],
  فَعَلَة: ['فَاعِل'],
  فَعَالِل: ['فَعْلَل', 'فُعْلُل'],
  فَعَالِيل: ['فُعْلُول', 'فِعْلِيل', 'فِعْلَال'],
  فَعَاعِيل: ['فَعُّول', 'فَعَّال', 'فِعِّيل'],
  فُعُول: ['فَعْل', 'فِعْل', 'فُعْل'],
};

const PLACE_OF_PATTERN = new Map(
  patternRows.split('\n').map((row, place): [string, number] => [row.split('\t')[1] ?? '', place]),
);

/**
 * The lemma of the best reading with its hamza folded, ready to compare: ة and the nisba are cut.
 * Null when the word cannot be read.
 */
export function lemmaOf(weighed: readonly Weighed[]): string | null {
  const reading = likeliest(weighed);
  if (reading === null) return null;
  const lemma = lemmaOfReading(reading);
  return isWordOfItsOwn(lemma, reading) ? lemma : shortenedLemma(lemma);
}

/** A word as a form of one in the dictionary, whose ending stands. */
export interface ReadForm {
  lemma: string;
  root: string;
  isVerb: boolean;
  isNisba: boolean;
  /** Made by another pattern than its singular, or by an ending. */
  plural: 'broken' | 'sound' | null;
  /** Nothing stands before it but the article, and no ending behind it that terms do not have. */
  isPlain: boolean;
  isListed: boolean;
  /** As its pattern has it, which of nouns says little. */
  isAdjective: boolean;
}

/** What a nisba has before its own ending. */
const BEFORE_NISBA = /^(?:ان|ات|و)?[يى]/;
/** The endings that nouns of terms have: no pronouns, no accusative, nothing that another noun must follow. */
const OF_TERMS = /^(?:[ةه]|ات|ان|ين|ون|تان|تين)?$/;

/** The word that the best reading is a form of, whole; null when the word cannot be read. */
export function formOf(weighed: readonly Weighed[]): ReadForm | null {
  const reading = likeliest(weighed);
  if (reading === null) return null;
  const { root, end, ending, proclitic } = reading;
  // A ي of terms is a nisba, for none of them says «my».
  const isNisba = ending.isNisba || (ending.hasPronoun && ending.text === 'ي');
  const text = isNisba ? ending.text.replace(BEFORE_NISBA, '') : ending.text;
  // Of a noun ة makes another one (حُلم، حَلَمة), and ون none.
  const isNoun = end.endings === 'M' && !isNisba;
  const isListedPlural = end.lemma !== null && fillStem(end.stem, root) !== end.lemma.replace(/ة$/, '');
  const isBroken = isListedPlural || end.pattern.kind === 'plural';
  const sound = /^(?:ات|ون|ين)$/.test(text) ? 'sound' : null;
  // The plural of a plural is rather one of another noun: طلبات is of طلب, and not of طالب.
  const lemma =
    isListedPlural && sound === 'sound' ? `${fillStem(end.stem, root)}ة` : lemmaOfReading(reading);
  return {
    lemma: lemma + (isNoun && /^(?:ة|تان|تين)$/.test(text) ? 'ة' : ''),
    root,
    isVerb: end.pattern.isVerb,
    isNisba,
    plural: sound ?? (isBroken ? 'broken' : null),
    isPlain:
      OF_TERMS.test(text) &&
      !(isNoun && text === 'ون') &&
      (isNisba || !ending.hasPronoun) &&
      !ending.isIndefinite &&
      proclitic.parts.every((part) => part === 'ال'),
    isListed: end.isListed,
    isAdjective: end.pattern.kind === 'adjective',
  };
}

/** Whether ة only makes a female or a single one of what a word names. */
export const isSameWithFeminine = (lemma: string): boolean =>
  SAME_WITHOUT_FEMININE.has(lemma.replace(/ة$/, '').replace(/^ء/, 'ا'));

function likeliest(weighed: readonly Weighed[]): Reading | null {
  let best: Weighed | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of weighed) {
    const cost = one.cost + lemmaHandicap(one);
    if (cost < least) {
      best = one;
      least = cost;
    }
  }
  return best === undefined || best.status === 'doubtful' ? null : best.reading;
}

function lemmaHandicap({ reading: { end, root }, status }: Weighed): number {
  const { isVerb, form, kind } = end.pattern;
  // Where singulars share a plural, the noun goes before the adjective (علماء: عالم, not عليم).
  if (end.lemma !== null) return isListedAdjective(root, end.lemma) ? 0.005 : 0;
  if (isVerb) {
    const isFourth = form === 'IV' && kind === 'imperfect' && FOURTH_FORM.has(root);
    return VERB_HANDICAP + (isFourth ? -0.02 : (FORM_ORDER[form ?? ''] ?? 0.06));
  }
  if (status === 'attested') return 0;
  return kind === 'plural' ? UNLISTED_HANDICAP / 2 : UNLISTED_HANDICAP;
}

/** Whether ة or ية makes a word of its own beside the one without it, as in حكمة beside حكم. */
function isWordOfItsOwn(lemma: string, { root, end }: Reading): boolean {
  if (!lemma.endsWith('ة') || isListedAdjective(root, lemma)) return false;
  if (isSameWithFeminine(lemma)) return false;
  const stem = lemma.slice(0, -1);
  const isWord = (word: string) => isListedNoun(root, word) || isMasdarInUse(root, word);
  return isWord(stem) || (stem.endsWith('ي') && end.isListed && isWord(stem.slice(0, -1)));
}

/** Cut ة and the nisba from a dictionary form that stays long enough. */
export function shortenedLemma(lemma: string): string {
  return lemma.replace(/(?<=...)[ةه]$/, '').replace(/(?<=...)[يى]$/, '');
}

function lemmaOfReading({ root, end }: Reading): string {
  const { pattern } = end;
  if (end.lemma !== null) return masculineOf(end.lemma, root) ?? end.lemma;
  if (pattern.isVerb) return pastOf(pattern.form ?? 'I', end.root, root) ?? fillStem(end.stem, root);
  if (/^(فَعْلَاء|فُعَلَاء|فُعْلَى)$/.test(pattern.pattern)) {
    const masculine = masculineOf(fillStem(end.stem, root), root);
    const isPlural =
      pattern.kind === 'plural' && isListedSingular(root, `${root.slice(0, 2)}ي${root.slice(2)}`);
    if (masculine !== null && !isPlural) return masculine;
  }
  const feminine = end.endings === 'F' ? 'ة' : '';
  const own = fillStem(end.stem, root) + feminine;
  if (pattern.kind !== 'plural' && !(pattern.pattern === 'فُعُول' && !isMasdarInUse(root, own)))
    return dictionaryEnd(own, end.endings);
  const singulars = (SINGULARS[pattern.pattern] ?? [])
    .map((name) => stemOfPattern(`N${PLACE_OF_PATTERN.get(name)}`, end.root, root))
    .filter((one) => one !== null);
  return singulars.find((one) => isListedSingular(root, one)) ?? singulars[0] ?? own;
}

/** The past of a verb form; templates of single roots that lack it use those of their class. */
function pastOf(form: string, template: string, root: string): string | null {
  const name = `${form}/perfect`;
  const ofClass = [...root].map((letter, at) => (/[وي]/.test(letter) ? letter : String(at + 1))).join('');
  return stemOfPattern(name, template, root) ?? stemOfPattern(name, ofClass, root);
}

/** أفعل for a feminine فعلاء or فعلى (حمراء، كبرى), where the adjective is known; else null. */
function masculineOf(lemma: string, root: string): string | null {
  const isFeminine = root.length === 3 && /[^ا](?:اء|او|ى)$/.test(lemma) && lemma.length <= 5;
  if (!isFeminine) return null;
  const contracted = root[1] === root[2] ? `ء${root.slice(0, 2)}` : null;
  const candidates = [contracted, `ء${root}`, `ء${root.slice(0, 2)}ى`];
  return candidates.find((one) => one !== null && isListedAdjective(root, one)) ?? null;
}

/** Undo the changes that endings bring to a last weak radical. */
function dictionaryEnd(stem: string, endings: string): string {
  if (endings === 'YP' || endings === 'YD' || endings === 'YN') return `${stem.slice(0, -1)}ى`;
  if (endings === 'YM') return `${stem}ى`;
  if (endings === 'W') return `${stem.slice(0, -1)}ء`;
  return endings === 'N' || endings === 'NM' ? `${stem}ي` : stem;
}
