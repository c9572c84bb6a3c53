import { dictionaryForm } from '../analyse/analyse.ts';
import { shortenedLemma } from '../analyse/lemma.ts';
import { remembering } from '../remembering.ts';
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
  const tokens: Token[] = [];
  for (const written of text.split(' ')) tokens.push(...tokensOf(written, MOST_READ - tokens.length));
  const joined = (key: keyof Token) => tokens.map((token) => token[key]).join(' ');
  return {
    exact: joined('exact'),
    folded: joined('folded'),
    bare: joined('bare'),
    // "micro scope", "micro-scope" and "microscope" differ by nothing but the gap.
    loose: joined('loose').replace(/(?<=[a-z]) (?=[a-z])/g, ''),
    stem: joined('stem'),
    sorted: tokens
      .map(({ bare }) => bare)
      .sort()
      .join(' '),
  };
}

/** The keys of one word. */
type Token = Readonly<Record<'exact' | 'folded' | 'bare' | 'loose' | 'stem', string>>;

/** Tokens of long pastes beyond these are only stemmed lightly, which bounds the time. */
const MOST_READ = 200;
/** Words that are remembered: as many as a dictionary of a million terms is made of; Latin ones are read soon. */
const REMEMBERED = { arabic: 150_000, latin: 30_000 } as const;
const LONGEST_REMEMBERED = 40;

/** The words that stand in what is written between two spaces, mostly one; so many of them are read. */
function tokensOf(written: string, read: number): readonly Token[] {
  if (written.length > LONGEST_REMEMBERED || read <= LONGEST_REMEMBERED) return readTokens(written, read);
  return unpacked(hasArabic(written) ? packedArabic(written) : packedLatin(written));
}

/** As texts, for so many objects would fill the memory. */
const pack = (written: string): string => packed(readTokens(written, MOST_READ));
const packedArabic = remembering(REMEMBERED.arabic, pack);
const packedLatin = remembering(REMEMBERED.latin, pack);

/** Stands for a key that is the same as the one before it; no key has it. */
const SAME = '=';

const packed = (tokens: readonly Token[]): string =>
  tokens
    .map(({ exact, folded, bare, loose, stem }) => {
      const keys = [exact, folded, bare, loose, stem];
      return keys.map((key, place) => (key === keys[place - 1] ? SAME : key)).join('\t');
    })
    .join('\n');

const unpacked = (tokens: string): Token[] => (tokens === '' ? [] : tokens.split('\n').map(unpackedToken));

function unpackedToken(keys: string): Token {
  const [exact = '', ...others] = keys.split('\t');
  let last = exact;
  const next = (key = ''): string => (last = key === SAME ? last : key);
  const [folded, bare, loose, stem] = others;
  return { exact, folded: next(folded), bare: next(bare), loose: next(loose), stem: next(stem) };
}

const readTokens = (written: string, read: number): Token[] =>
  normalizeSpelling(written)
    .split(' ')
    .filter((spelling) => spelling !== '')
    .map((spelling, place) => tokenOf(spelling, place < read));

function tokenOf(exact: string, isRead: boolean): Token {
  const bare = bareOf(exact);
  const stem = stemOf(exact, bare, isRead);
  return { exact, folded: foldLetters(exact), bare, loose: hasArabic(bare) ? looseArabic(bare) : stem, stem };
}

function stemOf(exact: string, bare: string, isRead: boolean): string {
  if (!hasArabic(exact)) return latinStem(exact);
  return isRead ? readStem(exact) : unreadStem(bare);
}

/** The letters of a token, folded, without article. */
const bareOf = (spelling: string): string => foldLetters(withoutAttached(spelling));

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

function looseArabic(token: string): string {
  const levelled = token
    .replace(/[ءئؤ](?=و)/g, 'و')
    .replace(/[ؤئگچپژڤ]/g, (letter) => LOOSE_LETTER[letter] ?? letter)
    .replace(/(.)\1+/g, '$1');
  return levelled.length > 2 ? levelled.replace(/ء$/, '') : levelled;
}
