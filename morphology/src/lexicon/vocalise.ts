/** Give a bare noun its likely vowels, so that rules of measure can work on it. */
import { agreesWithMarks } from '../script/agrees-with-marks.ts';
import { withoutArticle } from '../script/article.ts';
import { hasMarks, stripMarks } from '../script/letters.ts';
import { readScript } from '../script/read-script.ts';
import { readSounds } from '../script/read-sounds.ts';
import { arabicAffixes } from '../word/phonology.ts';
import { findRoot } from './lexicon.ts';
import { findNouns, knownVowels } from './noun-lexicon.ts';

/** Shapes of bare words and their sounds; digits are the letters of the groups. The first match holds. */
const SHAPES: readonly [shape: RegExp, sounds: string][] = [
  [/^است(.)(.)ا(.)$/, '@isti12A3'],
  [/^مست(.)(.)(.)(ة?)$/, 'musta12i34'],
  [/^مست(.)(.)ى$/, 'musta12Y'],
  [/^ان(.)(.)ا(.)$/, '@in1i2A3'],
  [/^ا(.)([تط])(.)ا(.)$/, '@i12i3A4'],
  [/^إ(.)(.)ا(.)$/, 'ءi12A3'],
  [/^أ(.)(.)ا(.)$/, 'ءa12A3'],
  [/^أ(.)(.)(.)$/, 'ءa12a3'],
  [/^ت(.)(.)ية$/, 'ta12iيaT'],
  [/^ت(.)(.)ي(.)(ة?)$/, 'ta12I34'],
  [/^م(.)(.)ي$/, 'ma12iيي'],
  [/^(.)(.)ي$/, '1a2iيي'],
  [/^ت(.)ا(.)(.)$/, 'ta1A2u3'],
  [/^م(.)(.)و(.)(ة?)$/, 'ma12U34'],
  [/^م(.)ا(.)(.)(ة)$/, 'mu1A2a34'],
  [/^م(.)ا(.)ي$/, 'mu1A2I'],
  [/^م(.)ا(.)ية$/, 'mu1A2iيaT'],
  [/^م(.)ا(.)(.)$/, 'mu1A2i3'],
  [/^م(.)(.)ا(.)$/, 'mi12A3'],
  [/^م(.)(.)(.)(ة?)$/, 'ma12a34'],
  [/^م(.)(.)ى$/, 'ma12Y'],
  [/^(.)ا(.)و(.)$/, '1A2U3'],
  [/^(.)ا(.)(ي)$/, '1A2I'],
  [/^(.)ا(.)(ي)ة$/, '1A2iيaT'],
  [/^(.)ا(.)(.)(ة?)$/, '1A2i34'],
  [/^(.)(.)ا(.)(ة)$/, '1i2A34'],
  [/^(.)(.)اء$/, '1a2Aء'],
  [/^(.)(.)ا(.)$/, '1i2A3'],
  [/^(.)(.)(ي)ة$/, '1a2iييaT'],
  [/^(.)(.)ي(.)(ة?)$/, '1a2I34'],
  [/^(.)(.)و(.)(ة?)$/, '1a2U34'],
  [/^(.)(.)(.)اء$/, '1a23Aء'],
  [/^(.)ا(.)(ة?)$/, '1A23'],
  [/^(.)و(.)(ة?)$/, '1aو23'],
  [/^(.)ي(.)(ة?)$/, '1I23'],
  [/^(.)(.)ى$/, '1a2Y'],
  [/^(.)(.)ا$/, '1a2A'],
  [/^(.)(.)(.)(ة)$/, '1a234'],
  [/^(.)(.)(.)$/, '1a23'],
  [/^(.)(.)$/, '1a2'],
  [/^(.)(.)(.)و(.)$/, '1u23U4'],
  [/^(.)(.)(.)ي(.)$/, '1i23I4'],
  [/^(.)(.)(.)ا(.)$/, '1i23A4'],
  [/^م([^اويى])([^اويى])([^اويى])(.)(ة?)$/, 'mu1a23i45'],
  [/^(.)(.)(.)(.)(ة?)$/, '1a23a45'],
];

/** Break up clusters that no word begins with or holds: a consonant before two others, or at the start, takes a. */
function syllables(sounds: string): string {
  let spoken = '';
  for (let at = 0; at < sounds.length; at++) {
    const sound = sounds[at] as string;
    const next = sounds[at + 1];
    const isConsonant = !/[aiuAIUYTMN@]/.test(sound);
    const mayClose = /[aiu]$/.test(spoken);
    const opens = next !== undefined && /[aiuAIUYT]/.test(next);
    spoken += sound;
    if (isConsonant && next !== undefined && !opens && !mayClose) {
      spoken += next === 'ي' ? 'i' : next === 'و' ? 'u' : 'a';
    }
  }
  return spoken;
}

function readBare(word: string): string {
  const plain = word.replace(/آ/g, 'ءا').replace(/[ؤئ]/g, 'ء');
  const relation = /^(.{3,})ية$/.exec(plain) ?? /^(.{4,}|[^م]..)ي$/.exec(plain);
  if (relation && !/^ت..ية$|^م?.ا.ية?$|^..ية$/.test(plain)) {
    return `${soundsOfNoun(relation[1] as string)}iيي${plain.endsWith('ة') ? 'aT' : ''}`;
  }
  const verbal = /^ت(.)(.)(.)$/.exec(plain);
  if (verbal && findRoot(verbal.slice(1).join(''))?.forms.includes('V')) {
    return `تa${verbal[1]}a${verbal[2]}${verbal[2]}u${verbal[3]}`;
  }
  const short = /^(.)(.)ة$/.exec(plain);
  if (short)
    return `${short[1]}a${short[2]}${findRoot(`${short[1]}${short[2]}${short[2]}`) ? short[2] : ''}aT`;
  for (const [shape, sounds] of SHAPES) {
    const match = shape.exec(plain);
    if (!match || match.slice(1).some((letter) => /[اى]/.test(letter))) continue;
    // A glide that would close a syllable in i or u is a long vowel, which the letters show by themselves.
    if (/^1[iu]23/.test(sounds) && /[وي]/.test(match[2] ?? '')) continue;
    return arabicAffixes(sounds).replace(/[1-5]/g, (digit) => {
      const letter = match[Number(digit)] ?? '';
      return letter === 'ة' ? 'aT' : 'أإ'.includes(letter) && letter !== '' ? 'ء' : letter;
    });
  }
  return syllables(readSounds(plain.replace(/^إ/, 'إ\u0650')));
}

/** The first word of a phrase, without article; empty when it is not Arabic or too long to be a word. */
export function nounOf(text: string): string {
  if (text.length > 60) return '';
  const word = readScript(text).trim().split(/\s+/)[0] ?? '';
  if (!/^[\u0621-\u063a\u0641-\u0652\u0670\u067e\u0686\u0698\u06a4\u06af]+$/.test(word)) return '';
  const bare = withoutArticle(word).replace(/^(.[\u064b-\u0650]?)\u0651/, '$1');
  return bare === word || knownVowels(word) !== undefined ? word : bare;
}

/** Whether a word of four letters or more carries nothing but the tanwin of its end, as in محامٍ. */
function isBarelyMarked(noun: string): boolean {
  return /^[\u0621-\u063a\u0641-\u064a]{2,}[\u064b-\u0650]$/.test(noun);
}

/** A word whose first letter carries no vowel, though no word begins without one. */
const OPENS_BARE = /^[\u0621-\u063a\u0641-\u064a](?=[\u0621-\u063a\u0641-\u064a])/;

/** What its author meant by a noun of which only some letters are marked: the listed one, or else a first fatha. */
function fullyMarked(noun: string): string {
  if (!OPENS_BARE.test(noun) || /^[آا]|^.[اوي]/.test(noun)) return noun;
  const listed = findNouns(stripMarks(noun)).find(({ singular }) => agreesWithMarks(noun, singular));
  return listed?.singular ?? noun.replace(/^./, (first) => `${first}${first === 'إ' ? '\u0650' : '\u064e'}`);
}

/** The sounds of a noun given with or without marks. */
export function soundsOfNoun(noun: string): string {
  if (hasMarks(noun) && !isBarelyMarked(noun)) return readSounds(fullyMarked(noun));
  const bare = stripMarks(noun.replace(/\u064d$/, 'ي'));
  const known = knownVowels(stripMarks(noun)) ?? knownVowels(bare);
  if (known !== undefined) return readSounds(known);
  const ofUnit = bare.endsWith('ة') ? knownVowels(bare.slice(0, -1)) : undefined;
  return ofUnit === undefined ? readBare(bare) : `${readSounds(ofUnit)}aT`;
}
