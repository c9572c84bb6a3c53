import { foldLetters, normalizeSpelling } from '../script/normalize.ts';
import { rows } from '../tables/nouns.data.generated.ts';
import { spellingsOf } from './noun-table.ts';

export interface NounSense {
  /** The vowelled singular. */
  singular: string;
  /** Null for loanwords. */
  root: string | null;
  /** `n` for nouns, `adj` for adjectives, as the data writes it. */
  partOfSpeech: string;
  /** English equivalents, the most usual first. */
  english: string[];
}

let senses: Map<string, NounSense[]> | undefined;

const keyOf = (noun: string): string => foldLetters(normalizeSpelling(noun));

/** Read the English senses of every listed noun, under its singular and its plurals; at the first question. */
function senseTable(): Map<string, NounSense[]> {
  if (senses) return senses;
  senses = new Map();
  for (const row of rows.split('\n')) {
    const [singular = '', plurals = '', root = '-', partOfSpeech = '', gloss = ''] = row.split('\t');
    const english = gloss
      .split(/[,;]/)
      .map((word) => word.trim())
      .filter((word) => word !== '' && word !== '-');
    if (english.length === 0) continue;
    const sense = { singular, root: root === '-' ? null : root, partOfSpeech, english };
    for (const form of [singular, ...plurals.split(',')].flatMap(spellingsOf)) {
      const key = keyOf(form);
      if (key === '') continue;
      const known = senses.get(key);
      if (known) known.push(sense);
      else senses.set(key, [sense]);
    }
  }
  return senses;
}

/** What a noun or adjective means in English, singular or broken plural; empty for unlisted words. */
export function nounSenses(noun: string): NounSense[] {
  return senseTable().get(keyOf(noun)) ?? [];
}
