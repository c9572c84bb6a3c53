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

/** What a reading costs for each mark that contradicts it; also for أ and إ at the start of the stem. */
export function marksCost(word: WordLetters, from: number, stem: string): number {
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
    if (given === '') return;
    const isLast = at === word.marks.length - 1;
    if (given.includes(SHADDA) !== expected.includes(SHADDA) && !isLast)
      cost += given.includes(SHADDA) ? 1.2 : 0.5;
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
  // The vowel of the last letter of the stem belongs to what follows it.
  return cost;
}
