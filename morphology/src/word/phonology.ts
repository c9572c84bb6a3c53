/**
 * Pass 2: a template filled with the radicals of one root class becomes the sounds that are spoken.
 *
 * Strong radicals stay digits, so one answer serves every root of the class. Weak radicals enter as
 * Latin letters that remember their place: first و `v` ي `j`, second و `w` ي `y`, last و `o` ي `e`.
 */
import { isWeak } from '../script/letters.ts';

/** What a template allows to happen to its weak or doubled radicals. */
export interface Licence {
  /** A moving second glide gives up its vowel or melts into a long one (الإعلال بالنقل والقلب). */
  moves?: boolean;
  /** Two like radicals join when the second carries a vowel (الإدغام). */
  contracts?: boolean;
  /** A second glide turns into hamza after long a, as in قائل, or و before long u, as in قؤول. */
  hamzates?: boolean;
}

const WEAK_PLACES: Record<string, readonly [first: string, middle: string, last: string]> = {
  و: ['v', 'w', 'o'],
  ي: ['j', 'y', 'e'],
};

/** Describe a root by what its radicals are rather than which: one character per radical. */
export function rootClass(root: string): string {
  const radicals = [...root];
  const last = radicals.length - 1;
  const isTriliteral = radicals.length === 3;
  return radicals
    .map((radical, place) => {
      if (radical === 'ء') return 'ء';
      if (!isWeak(radical)) {
        return isTriliteral && place === 2 && radicals[1] === radical ? '2' : String(place + 1);
      }
      const places = WEAK_PLACES[radical] as readonly [string, string, string];
      if (place === last) return places[2];
      if (!isTriliteral) return radical;
      if (place === 0) return places[0];
      return isWeak(radicals[2]) ? radical : places[1];
    })
    .join('');
}

type Rule = readonly [pattern: RegExp, replacement: string];

/** Doubled radicals join (Wright I §120; شذا العرف، المضعّف). */
const CONTRACTION: readonly Rule[] = [
  [/([aiuAIU])([234])[aiu]\2(?=[aiuAIUM])/g, '$1$2$2'],
  [/([^aiuAIUY])(?!\1)([234])([aiu])\2(?=[aiuAIUM])/g, '$1$3$2$2'],
];

/** The second glide and the vowels around it (Wright I §§149–163; شذا العرف، الإعلال بالنقل). */
const MOVING_GLIDE: readonly Rule[] = [
  [/([^aiuAIUwy])[wy][aA](?![wy])/g, '$1A'],
  [/([^aiuAIUwy])(?:w[iI]|y[iuIU])(?![wy])/g, '$1I'],
  [/([^aiuAIUwy])w[uU](?![wy])/g, '$1U'],
  [/a[wy][aiu]/g, 'A'],
  [/u[wy]i/g, 'I'],
  [/iw(?=A)/g, 'iي'],
];

/** A long vowel made from a glide shortens in a closed syllable (Wright I §§149, 151). */
const SHORTENING: readonly Rule[] = [
  [/A(?=[^aiuAIUYTMNZ](?:[^aiuAIUYTMNZ]|$))/g, 'a'],
  [/I(?=[^aiuAIUYTMNZ](?:[^aiuAIUYTMNZ]|$))/g, 'i'],
  [/U(?=[^aiuAIUYTMNZ](?:[^aiuAIUYTMNZ]|$))/g, 'u'],
];

/** The last glide and the endings (Wright I §§164–170; شذا العرف، الناقص). */
const LAST_GLIDE: readonly Rule[] = [
  [/([^aiuAIUY])يi[oe](?=aT)/g, '$1iيي'],
  [/و(?=e)|ي(?=o)/g, 'ي'],
  [/يo/g, 'يe'],
  [/يe/g, 'يي'],
  [/وe(?=[MT]|aT)/g, 'يي'],
  [/وo/g, 'وو'],
  [/Ae(?=M)|Ao(?=M)/g, 'Aء'],
  [/Uo(?=[MaiuA])/g, 'uoo'],
  [/Ue(?=[MaiuA])|I[oe](?=[MaiuA])/g, 'iee'],
  [/AI[oe]M/g, 'AieeM'],
  [/[iu][oe]M/g, 'N'],
  [/a[oe]aT/g, 'AT'],
  [/u[oe]aT/g, 'iيaT'],
  [/aeM|ae[au]$/g, 'Y'],
  [/aoM|ao[au]$/g, 'A'],
  [/a[oe]aت(A?)$/g, 'aت$1'],
  [/[iu][oe]U/g, 'U'],
  [/[iu][oe]I/g, 'I'],
  [/a[oe]U/g, 'aو'],
  [/a[oe]I/g, 'aي'],
  [/i[oe]u$/g, 'I'],
  [/u[oe]u$/g, 'U'],
  // The hamza of يَنْأَ is no last sound, its vowel being one of the verb; after a long vowel it stands alone: يُرَاءِ.
  [/([^AIU]ء[aiu])[oe]$/, '$1X'],
  [/([aiu])[oe]$/g, '$1'],
  [/io(?=[aA])/g, 'iي'],
  [/ue(?=[aA])/g, 'uو'],
  [/i[oe](?=[^aiuAIUYTMNeo])/g, 'I'],
  [/u[oe](?=[^aiuAIUYTMNeo])/g, 'U'],
];

/** Two hamzas meeting (Wright I §§17, 135; شذا العرف، المهموز). */
const HAMZA: readonly Rule[] = [
  [/^ءaء(?=[^aiuAIUY]|$)/, 'ءA'],
  [/^ءiء(?=[^aiuAIUY]|$)/, 'ءI'],
  [/^ءuء(?=[^aiuAIUY]|$)/, 'ءU'],
  [/Aءiء[MN]$/, 'AءN'],
  [/Aءiء(?=a)/, 'Aءiي'],
];

/** A quiescent glide agrees with the vowel before it (Wright I §§142–148). */
const AGREEMENT: readonly Rule[] = [
  [/Y[au]$/, 'Y'],
  [/Iu$/, 'I'],
  [/i[vj](?=[^aiuAIUYMT])/g, 'I'],
  [/u[vj](?=[^aiuAIUYMT])/g, 'U'],
  [/i[wyوي](?=[^aiuAIUYMTvwjyoeوي])/g, 'I'],
  [/u[wوي](?=[^aiuAIUYMTvwjyoeوي])/g, 'U'],
  [/uy(?=[^aiuAIUYMTvwjyoeوي])/g, 'I'],
  [/ي[w](?=[aiuAIU])/g, 'يy'],
];

function apply(rules: readonly Rule[], sounds: string): string {
  let changed = sounds;
  for (const [pattern, replacement] of rules) changed = changed.replace(pattern, replacement);
  return changed;
}

/** After a, a last و in fourth place or later counts as ي, as in يُدْعَيَانِ and أَعْلَى (Wright I §167). */
function promoteLastWaw(sounds: string): string {
  const at = sounds.lastIndexOf('ao');
  if (at < 0) return sounds;
  const consonants = sounds.slice(0, at).replace(/[aiuAIUYTMN@]/g, '').length;
  const weight = consonants + (/[AIU]/.test(sounds.slice(0, at)) ? 1 : 0);
  return weight >= 3 ? `${sounds.slice(0, at)}ae${sounds.slice(at + 2)}` : sounds;
}

const PLAIN_GLIDES: Record<string, string> = { v: 'و', w: 'و', o: 'و', j: 'ي', y: 'ي', e: 'ي' };

/** Letters that templates write in Latin, so that a template reads from left to right. */
const AFFIX_LETTERS: Record<string, string> = { m: 'م', n: 'ن', t: 'ت', s: 'س' };

/** Put Arabic letters for the Latin ones of a template. */
export function arabicAffixes(template: string): string {
  return template.replace(/[mnts]/g, (letter) => AFFIX_LETTERS[letter] as string);
}

/** Fill a template with the radicals of a class and let the sounds settle. */
export function pronounce(template: string, radicals: string, licence: Licence): string {
  let sounds = arabicAffixes(template).replace(/[1-5]/g, (digit) => radicals[Number(digit) - 1] ?? digit);
  if (licence.contracts) sounds = apply(CONTRACTION, sounds);
  const isHollow = /^.[wy]/.test(radicals);
  if (isHollow && licence.hamzates) sounds = sounds.replace(/A[wy]i/g, 'Aءi').replace(/awU/, 'aءU');
  if (isHollow && licence.moves) sounds = apply(SHORTENING, apply(MOVING_GLIDE, sounds));
  if (/[oe]/.test(radicals)) sounds = apply(LAST_GLIDE, promoteLastWaw(sounds));
  if (radicals.includes('ء') || sounds.includes('ء')) sounds = apply(HAMZA, sounds);
  sounds = apply(AGREEMENT, sounds);
  return sounds.replace(/[vwojye]/g, (glide) => PLAIN_GLIDES[glide] as string);
}
