import { hasArticle } from '../script/article.ts';
import { decode } from './decode.ts';
import { foldArabic } from './fold.ts';
import { listedLatin } from './loanwords.ts';
import { type Model, sharedModel } from './model.ts';

const longestToken = 24;
const mostTokens = 4;
const mostAnswers = 10;
type Answer = { latin: string; score: number };

// An article cut off leaves two letters fewer to pay for; this evens the account.
const articlePrice = 4;

const adjectiveEndings = ['ic', 'al', 'ical', 'ous', 'ian', 'ar'];
const abstractEndings = ['ism', 'y', 'ity', 'ics', 'ia'];

/** Known words that an ending makes from a word, with its own last vowel dropped. */
function derived(model: Model, base: string, endings: string[]): string[] {
  const stems = new Set([base, base.replace(/(?:e|y|ia|a|um|us)$/, '')]);
  return [...stems]
    .flatMap((stem) => endings.map((ending) => stem + ending))
    .filter((word) => model.words.has(word));
}

/** Answers made from the word without its plural or nisba ending. */
function fromBase(model: Model, token: string): string[] {
  const cut = /^(.{3,})(ات|ية|ي)$/.exec(token);
  if (!cut) return [];
  const [, base = '', ending] = cut;
  const bases = [
    ...listedLatin(base),
    ...decode(model, base)
      .slice(0, 1)
      .filter((one) => one.known)
      .map((one) => one.latin),
  ];
  if (ending === 'ات') return bases.flatMap((word) => [`${word}s`, word]);
  const endings = ending === 'ي' ? adjectiveEndings : [...abstractEndings, ...adjectiveEndings];
  return bases.flatMap((word) => derived(model, word, endings));
}

/** Guess the spelling of one folded word; a plural or an adjective of a known word goes before a mere guess. */
export function guessSpelling(model: Model, folded: string): Answer[] {
  const results: Answer[] = decode(model, folded);
  const [best] = results;
  const bestIsKnown = best !== undefined && model.words.has(best.latin);
  const extraScore = bestIsKnown ? (results[2]?.score ?? best.score) - 0.01 : (best?.score ?? 0) + 0.5;
  const extra = fromBase(model, folded)
    .slice(0, 2)
    .map((latin, index): Answer => ({ latin, score: extraScore - index / 100 }));
  return [...extra, ...results].toSorted((one, other) => other.score - one.score);
}

/** Put the listed forms, which nothing else can outdo, before the guesses. */
function withListed(guesses: Answer[], folded: string): Answer[] {
  const score = (guesses[0]?.score ?? 0) + 20;
  return [...listedLatin(folded).map((latin): Answer => ({ latin, score })), ...guesses];
}

function answersFor(model: Model, folded: string): Answer[] {
  return withListed(guessSpelling(model, folded), folded);
}

function decodeToken(model: Model, token: string): string[] {
  const folded = foldArabic(token)
    .replace(/[^\u0621-\u064a]/g, '')
    .slice(0, longestToken);
  if (folded.length < 2) return [];
  // أل and إل belong to the word; only a bare ال can be the article.
  const mayHaveArticle = hasArticle(token) && folded.length >= 5;
  const answers = mayHaveArticle ? withListed(decode(model, folded), folded) : answersFor(model, folded);
  if (mayHaveArticle) {
    for (const one of answersFor(model, folded.slice(2))) {
      answers.push({ ...one, score: one.score - articlePrice });
    }
  }
  answers.sort((one, other) => other.score - one.score);
  return [...new Set(answers.map((one) => one.latin))].slice(0, mostAnswers);
}

/** Guess how an Arabic loanword is spelt in English, likeliest first. */
export function backTransliterate(arabic: string): string[] {
  const tokens = arabic
    .slice(0, 200)
    .split(/[\s-]+/)
    .filter((token) => token !== '')
    .slice(0, mostTokens);
  if (tokens.length === 0) return [];
  const whole = listedLatin(foldArabic(tokens.join(' ')));
  const model = sharedModel();
  let phrases: string[] = [''];
  for (const token of tokens) {
    const answers = decodeToken(model, token).slice(0, tokens.length > 1 ? 3 : mostAnswers);
    if (answers.length === 0) continue;
    phrases = phrases.flatMap((phrase) => answers.map((answer) => `${phrase} ${answer}`.trim())).slice(0, 30);
  }
  return [...new Set([...whole, ...phrases])].filter((phrase) => phrase !== '').slice(0, mostAnswers);
}
