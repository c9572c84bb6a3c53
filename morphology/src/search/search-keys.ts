import { dictionaryForm } from '../analyse/analyse.ts';
import { shortenedLemma } from '../analyse/lemma.ts';
import { withoutAttached } from '../script/article.ts';
import { foldHamza } from '../script/fold-hamza.ts';
import { foldLetters, hasArabic, normalizeSpelling } from '../script/normalize.ts';
import { latinStem } from './latin-stem.ts';
import { lightStem } from './light-stem.ts';

/** The keys under which a text is stored and looked up; see each field for what it catches. */
export interface SearchKeys {
  /** The spelling as typed, without marks, controls and case. */
  exact: string;
  /** `exact` with hamza on alif, ة and ى folded: what `normalize` answers. */
  folded: string;
  /** `folded` without the article of each token. */
  bare: string;
  /** `bare` with hamza seats, foreign letters and doubled letters levelled; Latin words joined. */
  loose: string;
  /** `bare` with each token reduced to its singular without inflection. */
  stem: string;
  /** The tokens of `bare` in alphabetical order. */
  sorted: string;
}

/** Build all search keys of a text; stored texts and queries must both go through here. */
export function searchKeys(text: string): SearchKeys {
  const exact = normalizeSpelling(text);
  const spellings = exact === '' ? [] : exact.split(' ');
  const bareTokens = spellings.map(bareOf);
  const stems = spellings.map((spelling, place) =>
    place < MOST_READ ? stemOf(spelling) : lightlyStemmed(spelling),
  );
  return {
    exact,
    folded: foldLetters(exact),
    bare: bareTokens.join(' '),
    loose: looseKey(bareTokens, stems),
    stem: stems.join(' '),
    sorted: [...bareTokens].sort().join(' '),
  };
}

/** The letters of a token, folded, without article. */
const bareOf = (spelling: string): string => foldLetters(withoutAttached(spelling));

/** Tokens of long pastes beyond these are only stemmed lightly, which bounds the time. */
const MOST_READ = 200;

const lightlyStemmed = (spelling: string): string =>
  hasArabic(spelling) ? unreadStem(bareOf(spelling)) : latinStem(spelling);

/** What was read lately: the words of a dictionary are few beside the texts that have them. */
const lately = new Map<string, string>();
const MOST_REMEMBERED = 20_000;
const LONGEST_REMEMBERED = 40;

/** A token's stem; the spelling as typed tells more than the folded one. */
function stemOf(spelling: string): string {
  if (!hasArabic(spelling)) return lightlyStemmed(spelling);
  const known = lately.get(spelling);
  if (known !== undefined) return known;
  const stem = readStem(spelling);
  if (lately.size >= MOST_REMEMBERED) lately.clear();
  if (spelling.length <= LONGEST_REMEMBERED) lately.set(spelling, stem);
  return stem;
}

function readStem(spelling: string): string {
  const plain = spelling.replace(FOREIGN_LETTER, (letter) => LOOSE_LETTER[letter] ?? letter);
  const { lemma, loanword } = dictionaryForm(plain);
  if (lemma !== null) return foldLetters(levelHamza(lemma));
  // A listed borrowed word has no endings but ات, whatever it sounds like (إلكترون).
  if (loanword !== null) return foldLetters(shortenedLemma(levelHamza(loanword.replace(/(?<=...)ات$/, ''))));
  return unreadStem(bareOf(plain));
}

function levelHamza(word: string): string {
  return foldHamza(word).replace(/^ءا?/, 'ا');
}

/** The stem of a word that the engine cannot read. */
const unreadStem = (word: string): string => shortenedLemma(levelHamza(lightStem(word)));

const LOOSE_LETTER: Record<string, string> = {
  ؤ: 'و',
  ئ: 'ي',
  گ: 'غ',
  چ: 'ج',
  پ: 'ب',
  ژ: 'ج',
  ڤ: 'ف',
};

const FOREIGN_LETTER = /[گچپژڤ]/g;

function looseKey(bareTokens: string[], stems: string[]): string {
  const tokens = bareTokens.map((token, place) =>
    hasArabic(token) ? looseArabic(token) : (stems[place] ?? token),
  );
  // "micro scope", "micro-scope" and "microscope" differ by nothing but the gap.
  return tokens.join(' ').replace(/(?<=[a-z]) (?=[a-z])/g, '');
}

function looseArabic(token: string): string {
  const levelled = token
    .replace(/[ءئؤ](?=و)/g, 'و')
    .replace(/[ؤئگچپژڤ]/g, (letter) => LOOSE_LETTER[letter] ?? letter)
    .replace(/(.)\1+/g, '$1');
  return levelled.length > 2 ? levelled.replace(/ء$/, '') : levelled;
}
