import { loanwordLines } from '../tables/latin.data.generated.ts';
import { foldArabic } from './fold.ts';

export type Loanword = { arabic: string; latin: string[]; category: string | null };

let table: Map<string, Loanword> | undefined;

/** Loanwords by folded spelling; parsed at the first question so that importing stays fast. */
function loanwords(): Map<string, Loanword> {
  if (table) return table;
  table = new Map();
  for (const line of loanwordLines.split('\n')) {
    const [arabic = '', latin = '', category = '-'] = line.split('|');
    const key = foldArabic(arabic);
    if (table.has(key)) continue;
    table.set(key, { arabic, latin: latin.split(','), category: category === '-' ? null : category });
  }
  return table;
}

// Article with the particles that may stand before it; a bare particle needs a longer word behind it,
// because short words often merely begin with its letter.
const withArticle = /^(?:[وف]?[بك]?ال|[وف]?لل)/;
const bareParticle = /^(?:[وف][بلك]?|[بلك])/;

// Endings with the fewest letters a loanword must keep before them: غاز → غازات but غازي is "raider".
const endings: [RegExp, number][] = [
  [/ات$/, 3],
  [/(?:ية|يه|يات|يون|يين|يا)$/, 4],
  [/ي$/, 4],
  [/[ةه]$/, 6],
  [/(?:ون|ين|ان|ا)$/, 4],
];

// Listed spellings that are more often an ordinary Arabic word with a root of its own.
const ordinaryWords = new Set(
  [
    'أمين',
    'فوران',
    'هيم',
    'أرج',
    'إرج',
    'جيلي',
    'أجار',
    'أليل',
    'أسيل',
    'أثيل',
    'كلوب',
    'كريمة',
    'زيتا',
    'ألفا',
  ].map(foldArabic),
);

function stems(original: string): string[] {
  const word = foldArabic(original);
  const results = [word];
  // أل and إل are letters of the word itself, never the article.
  const cut = /^[أإآ]/.test(original) ? word : word.replace(withArticle, '');
  if (cut.length >= 2 && cut !== word) results.push(cut);
  const bare = word.replace(bareParticle, '');
  if (bare.length >= 5 && bare !== word) results.push(bare);
  return results;
}

/** Find a loanword in the list whatever its article, particle, plural, nisba ending or hamza spelling. */
export function findLoanword(word: string): Loanword | null {
  if (word.length > 60) return null;
  const list = loanwords();
  for (const stem of stems(word)) {
    const whole = list.get(stem);
    if (whole) return whole;
    for (const [ending, least] of endings) {
      const base = stem.replace(ending, '');
      if (base === stem || base.length < least) continue;
      // A feminine noun or one in ـيا loses its end before the plural and the nisba.
      const found = list.get(base) ?? list.get(`${base}ة`) ?? list.get(`${base}ا`) ?? list.get(`${base}يا`);
      if (found) return found;
    }
  }
  return null;
}

/** The Latin forms of a loanword given in its listed, folded spelling; empty for any other word. */
export function listedLatin(folded: string): string[] {
  return [...(loanwords().get(folded)?.latin ?? [])];
}

let byLatin: Map<string, string[]> | undefined;

/** The listed Arabic spellings of a Latin word. */
export function listedArabic(latin: string): string[] {
  if (!byLatin) {
    byLatin = new Map();
    for (const word of loanwords().values()) {
      for (const form of word.latin)
        (byLatin.get(form) ?? byLatin.set(form, []).get(form))?.push(word.arabic);
    }
  }
  return byLatin.get(latin) ?? [];
}

/** Tell whether a word is a listed loanword, which therefore has no Arabic root. */
export function isLoanword(word: string): boolean {
  const found = findLoanword(word);
  return found !== null && !ordinaryWords.has(foldArabic(found.arabic));
}
