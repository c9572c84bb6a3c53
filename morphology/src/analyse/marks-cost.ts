/** Compare the vowel marks of the input with those of a reading. */
import type { WordLetters } from './letters-of.ts';

const SHADDA = '\u0651';
const SUKUN = '\u0652';
const MARK = /[\u064b-\u0652]/;

/** A seat of hamza inside the word that the vowels around it do not ask for (Wright I §16). */
const OTHER_SEAT = 0.35;

function isOtherSeat(seat: string, before: string, own: string): boolean {
  if (seat === 'ئ') return own === '' && /[\u064e\u064f]/.test(before);
  if (seat === 'آ') return /[\u064f\u0650]/.test(before);
  if (before === '' || own === '') return false;
  const vowels = before + own;
  if (seat === 'أ') return /[\u064f\u0650]/.test(vowels);
  if (seat === 'ؤ') return !vowels.includes('\u064f');
  return false;
}

/** A shadda that a reading has and nobody wrote: on a letter with another mark, and where another shadda is written. */
const LEFT_OUT = { marked: 0.5, elsewhere: 1.2 };
/** A shadda that a reading has not, where it may belong to something else. */
const ADDED = 1.2;
const GLIDES = 'وي';

/**
 * What the shadda of a letter costs, written or not.
 *
 * Who writes one has doubled the letter, so that no reading with a single one is meant (حارّة is of no حور): but for the first,
 * where it may be that of the article, a ي or و, where it may be that of the nisba, and a radical that joined its ending (كنّا).
 */
function shaddaCost(word: WordLetters, at: number, from: number, expected: string, mayJoin: boolean): number {
  const given = word.marks[at] ?? '';
  const isDoubled = expected.includes(SHADDA);
  if (given.includes(SHADDA) === isDoubled) return 0;
  const isGlide = GLIDES.includes(word.letters[at] ?? '');
  if (isDoubled) {
    if (word.writesShadda && !isGlide) return LEFT_OUT.elsewhere;
    return given === '' ? 0 : LEFT_OUT.marked;
  }
  if (mayJoin) return 0;
  // guard: A doubled letter that is marked is read as no single one (analyse.test.ts) ‹Number.POSITIVE_INFINITY → 0›
  return at === from || isGlide ? ADDED : Number.POSITIVE_INFINITY;
}

/**
 * What a reading costs for each mark that contradicts it; also for أ and إ at the start of the stem.
 *
 * The last radical of a perfect may have joined its ending (كُنّا), and carry its shadda.
 */
export function marksCost(word: WordLetters, from: number, stem: string, mayJoin: boolean): number {
  let cost = 0;
  let at = from - 1;
  let expected = '';
  let before = '';
  const compare = (): void => {
    if (at < from) return;
    const given = word.marks[at] ?? '';
    const seat = at === from ? word.seats[at] : '';
    if (seat === 'إ' && /[\u064e\u064f]/.test(expected)) cost += 0.9;
    if (seat === 'أ' && expected.includes('\u0650')) cost += 0.9;
    if (at > from && isOtherSeat(word.seats[at] as string, before, expected)) cost += OTHER_SEAT;
    cost += shaddaCost(word, at, from, expected, false);
    if (given === '') return;
    const vowel = given.replace(SHADDA, '');
    const wanted = expected.replace(SHADDA, '');
    if (vowel !== '' && wanted !== '' && vowel !== wanted)
      cost += vowel === SUKUN || wanted === SUKUN ? 1.2 : 0.9;
  };
  for (const sign of stem) {
    if (MARK.test(sign)) {
      expected += sign;
      continue;
    }
    compare();
    at++;
    before = expected;
    expected = '';
  }
  // The vowel of the last letter of the stem belongs to what follows it, its shadda to the stem.
  return cost + shaddaCost(word, at, from, expected, mayJoin);
}
