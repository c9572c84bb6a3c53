/** The measure (الوزن) of a written noun. */

import { augmentedMeasure, plainRoot } from '../lexicon/augmented.ts';
import { type KnownWords, knownWordsOf, spellingKey } from '../lexicon/known-words.ts';
import { findVerbs } from '../lexicon/lexicon.ts';
import { findNouns } from '../lexicon/noun-lexicon.ts';
import { type Making, makingsOf } from '../measure/makings.ts';
import { agreesWithMarks } from '../script/agrees-with-marks.ts';
import { stripMarks } from '../script/letters.ts';
import { readScript } from '../script/read-script.ts';
import { relative } from './nisba.ts';
import { infixesOf } from './verb-stems.ts';

/**
 * How a measure is known: a table has the word; a table has its singular, its masculine or its verb; it is made of a
 * word or a form in use; its letters and marks leave no other.
 */
export type Evidence = 'listed' | 'inflected' | 'related' | 'shape';

export interface Measured extends Making {
  evidence: Evidence;
}

const RANK: Record<Evidence, number> = { listed: 0, inflected: 1, related: 2, shape: 3 };

/** A vowel that the author wrote, other than of the last letter. */
const VOWEL = /[\u064e-\u0650\u0652](?=.*\p{L})/u;

const letters = (word: string): string => word.replace(/\p{M}/gu, '');

/** A relative adjective is known when the noun that it is made of is. */
function relativeEvidence(making: Making, whole: string, isFormInUse: boolean, known: KnownWords): Evidence {
  const masculine = masculineOf(whole);
  if (known.singulars.has(whole)) return 'listed';
  if (known.adjectives.has(masculine)) return 'inflected';
  const isOfVerb = isFormInUse && isRelativeOf(making.base, masculine);
  return isOfVerb || hasKnownBase(making, known) ? 'related' : 'shape';
}

const masculineOf = (whole: string): string =>
  whole.replace(/\u064e?(?:ة|ات)$|\u064fون$|[\u064e\u0650]ين$/, '');

const isRelativeOf = (noun: string, masculine: string): boolean =>
  relative(noun).some((one) => spellingKey(one) === masculine);

function hasKnownBase({ word, base }: Making, known: KnownWords): boolean {
  const stem = spellingKey(base);
  const masculine = masculineOf(spellingKey(word));
  return known.nouns.some(
    (noun) => [stem, `${stem}ة`].includes(spellingKey(noun)) && isRelativeOf(noun, masculine),
  );
}

const isRelative = ({ ending }: Making): boolean => ending.includes('ي') && ending !== 'ين';

/** One word made in several ways is rather what it is without a nisba, and of a noun that there is: نَبِيّ, سَمَاوِيّ. */
function likeliest<Made extends Making>(makings: readonly Made[], known: KnownWords): readonly Made[] {
  const plain = makings.filter((making) => !isRelative(making));
  if (plain.length > 0) return plain;
  const founded = makings.filter((making) => hasKnownBase(making, known));
  return founded.length > 0 ? founded : makings;
}

/** A sound plural is known with its singular, unless a table has another of the same letters. */
function pluralEvidence(whole: string, known: KnownWords): Evidence {
  const stem = whole.replace(/\u064e?ات$/, '');
  const hasSingular = known.all.has(stem) || known.all.has(`${stem}ة`);
  const isOther = [...known.plurals].some((plural) => letters(plural) === letters(whole));
  return hasSingular && !isOther ? 'inflected' : 'shape';
}

function evidenceOf(making: Making, root: string, known: KnownWords): Evidence {
  const { word, base, ending, form } = making;
  const isFormInUse = form !== null && (findVerbs(root)?.forms.includes(form) ?? false);
  const whole = spellingKey(word);
  if (isRelative(making)) return relativeEvidence(making, whole, isFormInUse, known);
  if (known.singulars.has(whole)) return 'listed';
  if (known.all.has(whole)) return 'inflected';
  const inUse: Evidence = isFormInUse ? 'related' : 'shape';
  if (ending === '') return inUse;
  if (ending === 'ة') return known.adjectives.has(spellingKey(base)) ? 'inflected' : inUse;
  const plural = ending === 'ات' ? pluralEvidence(whole, known) : 'shape';
  if (plural !== 'shape') return plural;
  return known.all.has(spellingKey(base)) && ending !== 'ات' ? 'related' : inUse;
}

/** Every way to make a written word of a root that its marks allow, and how each is known. */
const weighedMakings = (written: string, root: string, known: KnownWords): Measured[] =>
  makingsOf(stripMarks(written), root, infixesOf(root))
    .filter((making) => agreesWithMarks(written, making.word) && !isOwnEnding(making, known))
    .filter(({ word }) => !CUT.test(written) || CUT.test(word))
    .map((making) => ({ ...making, evidence: evidenceOf(making, root, known) }));

/** A last radical that fell before the tanwin: صَحَارٍ is no صَحَار. */
const CUT = /\u064d\u0651?$/;

/** Whether what looks like a plural ending belongs to a listed singular, so that no template has it: مِئِين, a percentile. */
const isOwnEnding = ({ word, ending }: Making, known: KnownWords): boolean =>
  /^[وي]ن$/.test(ending) && known.singulars.has(spellingKey(word));

/** Whether a table of its root has a written noun, or it is made of a word or a form that some table has. */
export function isMadeOf(text: string, root: string): boolean {
  const written = readScript(text).trim();
  const makings = weighedMakings(written, root, knownWordsOf(root));
  return makings.some((making) => making.evidence !== 'shape' || isProof(making, written));
}

/**
 * The one measure of a written noun without its article, or null.
 *
 * Given only where the engine itself makes the word from template and root, with the marks its author wrote, and
 * where all the best founded ways to make it are of one measure.
 */
export function measureOf(text: string, root: string): Measured | null {
  const written = readScript(text).trim();
  if (isDisputed(root) || isOfAnotherRoot(written, root)) return null;
  const known = knownWordsOf(root);
  const weighed = weighedMakings(written, root, known);
  if (weighed.length === 0) return null;
  const meant = withoutUnwritten(weighed, written);
  if (meant.length === 0) return null;
  const best = Math.min(...meant.map(({ evidence }) => RANK[evidence]));
  const bestFounded = meant.filter(({ evidence }) => RANK[evidence] === best);
  const founded = [...Map.groupBy(bestFounded, ({ word }) => word).values()].flatMap((same) =>
    likeliest(same, known),
  );
  const [first] = founded;
  if (!first || founded.some(({ measure }) => measure !== first.measure)) return null;
  if (!VOWEL.test(written) && weighed.some((other) => isRival(other, first, known))) return null;
  if (first.evidence === 'shape' && !isProof(first, written)) return null;
  return { ...first, measure: augmentedMeasure(first.measure, root) };
}

/**
 * Where vowels are written, the makings whose doubled letters are written too: مُطلَقة is no مُطَلَّقة. Where a known word has more of
 * them and none has not, the author may have been careless (مُدرس), and none is left.
 */
function withoutUnwritten(weighed: readonly Measured[], written: string): readonly Measured[] {
  if (!VOWEL.test(written)) return weighed;
  const isShape = ({ evidence }: Measured) => evidence === 'shape';
  const asWritten = weighed.filter((making) => !hasUnwrittenShadda(making, written));
  return asWritten.every(isShape) && !weighed.every(isShape) ? [] : asWritten;
}

const SHADDAS = /\u0651/g;
const hasUnwrittenShadda = ({ word, ending }: Making, written: string): boolean =>
  (word.match(SHADDAS)?.length ?? 0) - (ending.includes('ي') ? 1 : 0) > (written.match(SHADDAS)?.length ?? 0);

/**
 * Whether letters without vowels may as well be another word in use, of another measure: نَفُوذ and نُفُوذ, مُطَلَّقة and
 * مُطْلَقة, سُعْريّ and سِعْريّ, مُنْحَدَر and مُنْحَدِر.
 */
function isRival(other: Measured, first: Measured, known: KnownWords): boolean {
  if (other.measure === first.measure) return false;
  const whole = spellingKey(other.word);
  if (known.usual.has(whole)) return true;
  if (isRatherOfParticiple(first, other, known) || isAlsoPlural(first, other, known)) return true;
  if (isRelative(other)) return isRelative(first) && hasKnownBase(other, known);
  if (other.ending === 'ة' && known.usual.has(spellingKey(other.base)) && other.form !== null) return true;
  return first.form === other.form && first.evidence === 'listed' && isOneVowelApart(first, other);
}

/** Whether a plural in ات is rather that of a participle than of a noun of place, which has another: مُدْخَلات, مَدْخَل, مَدَاخِل. */
function isRatherOfParticiple(first: Measured, other: Measured, known: KnownWords): boolean {
  const isOfParticiple =
    other.evidence !== 'shape' && first.measure.startsWith('مَ') && other.measure.startsWith('مُ');
  if (first.ending !== 'ات' || !isOfParticiple) return false;
  const takesAt =
    known.plurals.has(spellingKey(first.word)) || known.singulars.has(spellingKey(`${first.base}ة`));
  return !takesAt;
}

/** Whether letters are also a plural or verbal noun without what does not show: بَحَّار and بِحَار, مُحَافِظ and مَحَافِظ. */
function isAlsoPlural(first: Measured, other: Measured, known: KnownWords): boolean {
  const isPlural = known.plurals.has(spellingKey(other.word));
  if (first.measure.startsWith('مُفَا')) return isPlural && other.measure === 'مَفَاعِل';
  return first.measure === 'فَعَّال' && other.measure === 'فِعَال' && (isPlural || other.evidence !== 'shape');
}

/** Forms whose participles differ in one vowel that is not written, so that the noun of place is one of them. */
const ONE_VOWEL_APART: ReadonlySet<string | null> = new Set(['VII', 'VIII', 'X']);

const isOneVowelApart = (first: Making, other: Making): boolean =>
  ONE_VOWEL_APART.has(first.form) && first.measure.startsWith('مُ') && other.measure.startsWith('مُ');

/** Letters alone are proof only of a verb's noun, whose added letters belong to nothing else. */
const isProof = (making: Making, written: string): boolean =>
  (making.ending === '' || making.ending === 'ة') &&
  (making.form !== null || (VOWEL.test(written) && !hasUnwrittenShadda(making, written)));

/** Where و, ي or a first م stands beside three radicals, grammarians take it for added: كَوْكَب, مَرْكَز (شذا العرف، الملحق). */
const isDisputed = (root: string): boolean =>
  root.length === 4 && /^م|[وي]/.test(root) && root.slice(0, 2) !== root.slice(2) && plainRoot(root) === root;

/** Whether the list of nouns has the same letters and marks of another root: سَنَة beside سُنَّة. */
function isOfAnotherRoot(written: string, root: string): boolean {
  const entries = findNouns(letters(written)).filter(({ singular }) => agreesWithMarks(written, singular));
  return entries.some((entry) => entry.root !== root);
}
