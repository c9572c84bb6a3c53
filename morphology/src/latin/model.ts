import { alignmentLines, loanwordLines, partLines, wordLines } from '../tables/latin.data.generated.ts';
import { addSequence, createNgram, type Ngram } from './ngram.ts';

/** One way to write a piece of Arabic with Latin letters, numbered for the n-gram model. */
export type Piece = { arabic: string; latin: string; id: number; count: number };

/** Everything that is learned from the team's own word lists. */
export type Model = {
  pieces: Piece[];
  byArabic: Map<string, Piece[]>;
  byLatin: Map<string, Piece[]>;
  ids: Map<string, number>;
  joint: Ngram;
  spelling: Ngram;
  words: Map<string, number>;
  prefixes: Map<string, number>;
};

export const wordEnd = 0;

// Regular values of each letter, so that a combination never met before can still be written.
const regular =
  'ا:a,e,i,o,u ب:b,p ت:t ة:a ث:th ج:g,j ح:h خ:kh,ch د:d ذ:th,dh ر:r ز:z,s س:s,c ش:sh,ch ص:s ض:d ط:t ظ:z ع:a غ:g ' +
  'ف:f,v,ph ق:c,q ك:k,c,ch ل:l م:m ن:n ه:h و:o,u,w ي:i,y,e ء:a ئ:i,e ؤ:o,u كس:x تش:ch,tch كو:qu';

function addPiece(model: Model, arabic: string, latin: string, count: number): Piece {
  const name = `${arabic}|${latin}`;
  const known = model.ids.get(name);
  if (known !== undefined) {
    const piece = model.pieces[known];
    if (piece) {
      piece.count += count;
      return piece;
    }
  }
  const piece = { arabic, latin, id: model.pieces.length, count };
  model.pieces.push(piece);
  model.ids.set(name, piece.id);
  (model.byArabic.get(arabic) ?? model.byArabic.set(arabic, []).get(arabic))?.push(piece);
  (model.byLatin.get(latin) ?? model.byLatin.set(latin, []).get(latin))?.push(piece);
  return piece;
}

function addRegularPieces(model: Model): void {
  for (const entry of regular.split(' ')) {
    const [arabic = '', latin = ''] = entry.split(':');
    for (const letters of latin.split(',')) {
      addPiece(model, arabic, letters, 0.3);
      if (/^[aeiou]/.test(letters)) continue;
      for (const vowel of 'aeiou') addPiece(model, arabic, letters + vowel, 0.05);
    }
  }
}

/** Turn Latin letters into symbols of the spelling model. */
export function spellingSymbols(latin: string): number[] {
  return [...latin].map((letter) => letter.charCodeAt(0)).concat(wordEnd);
}

/** Learn one aligned pair, or with amount −1 forget it. */
export function learnPair(model: Model, alignment: string, amount = 1): void {
  const symbols: number[] = [];
  for (const cell of alignment.split(' ')) {
    const letters = /^([^a-z]+)([a-z]*)$/.exec(cell);
    if (letters) symbols.push(addPiece(model, letters[1] ?? '', letters[2] ?? '', amount).id);
  }
  addSequence(model.joint, symbols.concat(wordEnd), amount);
}

/** Learn how one Latin word is spelt, or with amount −1 forget it. */
export function learnWord(model: Model, word: string, amount = 1): void {
  const count = (model.words.get(word) ?? 0) + amount;
  if (count > 0) model.words.set(word, count);
  else model.words.delete(word);
  // A word given by several lists is counted once in the spelling.
  if (amount > 0 ? count > 1 : count > 0) return;
  addSequence(model.spelling, spellingSymbols(word), amount);
  for (let end = 1; end <= word.length; end++) {
    const prefix = word.slice(0, end);
    const uses = (model.prefixes.get(prefix) ?? 0) + amount;
    if (uses > 0) model.prefixes.set(prefix, uses);
    else model.prefixes.delete(prefix);
  }
}

/** Build the model from the packed lists. */
export function buildModel(): Model {
  const model: Model = {
    pieces: [{ arabic: '', latin: '', id: wordEnd, count: 0 }],
    byArabic: new Map(),
    byLatin: new Map(),
    ids: new Map(),
    joint: createNgram(3, 17, 1e-3, 0.75),
    spelling: createNgram(6, 19, 0.02, 0.75),
    words: new Map(),
    prefixes: new Map(),
  };
  addRegularPieces(model);
  for (const line of alignmentLines.split('\n')) learnPair(model, line);
  for (const word of wordLines.split(' ')) learnWord(model, word);
  for (const line of partLines.split('\n')) {
    const [part = '', kind] = line.split('|');
    if (kind !== 's' && part.length > 2) addSequence(model.spelling, spellingSymbols(part).slice(0, -1));
  }
  for (const line of loanwordLines.split('\n')) {
    for (const word of (line.split('|')[1] ?? '').split(','))
      if (/^[a-z]+$/.test(word)) learnWord(model, word);
  }
  return model;
}

let model: Model | undefined;

/** The model, built at the first question. */
export function sharedModel(): Model {
  model ??= buildModel();
  return model;
}
