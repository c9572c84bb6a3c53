/**
 * Pass 3: a finished sound string becomes Arabic script.
 *
 * Sounds: consonants are Arabic letters (or a digit standing for a strong radical), `a i u` short and
 * `A I U` long vowels, `Y` a final long a written ى, `@` wasl alif, `T` ة, `M` the case ending that is
 * not written, `X` that a short vowel is no case ending, `N` tanwin kasr, `F` tanwin fath, `Z` the silent alif after the plural و. A doubled
 * consonant is written twice.
 */
import {
  DAMMA,
  FATHA,
  KASRA,
  NON_JOINING_LETTERS,
  SHADDA,
  SUKUN,
  TANWIN_FATH,
  TANWIN_KASR,
  withoutVowels,
} from './letters.ts';

const VOWELS = 'aiuAIUY';
const NOT_CONSONANT = 'aiuAIUYTMNFZ@';

type Strength = 0 | 1 | 2 | 3;

/** How strongly a sound claims the seat of its neighbour: i over u over a over none (Wright I §16). */
const STRENGTH: Record<string, Strength> = { i: 3, I: 3, u: 2, U: 2, a: 1, A: 1, Y: 1 };
const SEATS = ['أ', 'أ', 'ؤ', 'ئ'] as const;

/** Seat of a word-final hamza: the short vowel before it decides (Wright I §16; شذا العرف، الهمزة). */
const FINAL_SEATS: Record<string, string> = { i: 'ئ', u: 'ؤ', a: 'أ' };

/**
 * Medial exceptions to strength: sound before, sounds after, seat. The first match holds.
 * Beside a quiescent ي the seat is ئ; after long a or a quiescent و an open hamza stands alone.
 */
const MEDIAL_EXCEPTIONS: readonly [before: string, after: string, seat: string][] = [
  ['Iي', 'aiuAIUY', 'ئ'],
  ['A', 'aAY', 'ء'],
  ['Uو', 'aAYuU', 'ء'],
];

/** Choose the letter that carries a hamza from the sounds around it. */
export function hamzaSeat(before: string, after: string, isFinal: boolean): string {
  if (before === '') return after === 'i' || after === 'I' ? 'إ' : 'أ';
  if (isFinal) return FINAL_SEATS[before] ?? 'ء';
  for (const [precedes, follows, seat] of MEDIAL_EXCEPTIONS) {
    if (precedes.includes(before) && follows.includes(after) && after !== '') return seat;
  }
  const strength = Math.max(STRENGTH[before] ?? 0, STRENGTH[after] ?? 0);
  return SEATS[strength as Strength];
}

function isEnding(sounds: string, from: number): boolean {
  return from >= sounds.length || (from === sounds.length - 1 && 'MFaui'.includes(sounds[from] as string));
}

function spellHamza(sounds: string, at: number, isDoubled: boolean): string {
  const after = at + (isDoubled ? 2 : 1);
  const next = sounds[after] ?? '';
  const before = at === 0 ? '' : (sounds[at - 1] ?? '');
  const vowel = next === 'N' ? 'i' : VOWELS.includes(next) ? next : '';
  const seat = next === 'N' && before === 'A' ? 'ء' : hamzaSeat(before, vowel, isEnding(sounds, after));
  return isDoubled ? seat + SHADDA : seat;
}

const VOWEL_SPELLING: Record<string, string> = {
  a: FATHA,
  i: KASRA,
  u: DAMMA,
  A: `${FATHA}ا`,
  I: `${KASRA}ي`,
  U: `${DAMMA}و`,
  T: 'ة',
  N: TANWIN_KASR,
  Z: 'ا',
  '@': 'ا',
};

/** Tanwin fath: no alif after ة, آ‑like endings or a hamza that follows alif or sits on one (Wright I §8). */
function spellTanwinFath(written: string): string {
  const last = written.at(-1) ?? '';
  if ('ةىاأ'.includes(last) || written.endsWith('اء')) return TANWIN_FATH;
  const before = withoutVowels(written).at(-2) ?? '';
  if (last === 'ء' && !NON_JOINING_LETTERS.includes(before)) return '\0';
  return `${TANWIN_FATH}ا`;
}

/** Write a finished sound string with full vowel marks, in Unicode's canonical order (vowel, then shadda). */
export function spell(sounds: string): string {
  let written = '';
  for (let at = 0; at < sounds.length; at++) {
    const sound = sounds[at] as string;
    if (sound === 'M' || sound === 'X') continue;
    if (sound === 'Y') {
      written += FATHA + (sounds[at - 1] === 'ي' ? 'ا' : 'ى');
      continue;
    }
    if (sound === 'F') {
      const tanwin = spellTanwinFath(written);
      written =
        tanwin === '\0'
          ? `${written.replace(/ء$/, 'ئ').replace(/\u0652$/, '')}${TANWIN_FATH}ا`
          : written + tanwin;
      continue;
    }
    const vowel = VOWEL_SPELLING[sound];
    if (vowel !== undefined) {
      written += vowel;
      continue;
    }
    const isDoubled = sounds[at + 1] === sound;
    written += sound === 'ء' ? spellHamza(sounds, at, isDoubled) : isDoubled ? sound + SHADDA : sound;
    if (isDoubled) at++;
    const next = sounds[at + 1] ?? '';
    if (sound === 'ء' && next === 'A' && !isDoubled && written.endsWith('أ')) {
      written = `${written.slice(0, -1)}آ`;
      at++;
    } else if (next === '' || ((next === 'Z' || !NOT_CONSONANT.includes(next)) && !isDoubled)) {
      written += SUKUN;
    }
  }
  return written.normalize('NFC');
}
