/** French endings, without accents, beside those that the same words have in English. */
const ENDINGS: readonly [RegExp, readonly string[]][] = [
  [/iques?$/, ['ic', 'ics', 'ical']],
  [/ismes?$/, ['ism']],
  [/istes?$/, ['ist']],
  [/ites?$/, ['ity']],
  [/tes?$/, ['ty']],
  [/ies?$/, ['y', 'ia']],
  [/eurs?$/, ['or', 'er']],
  [/aires?$/, ['ary', 'ar']],
  [/oires?$/, ['ory']],
  [/(?:eux|euses?)$/, ['ous']],
  [/(?:els?|elles?)$/, ['al']],
  [/aux$/, ['al']],
  [/ifs?$/, ['ive']],
  [/(?<=[bct])res?$/, ['er']],
  [/(?<=e)nces?$/, ['ncy']],
  [/ene?s?$/, ['ian', 'ean']],
];
/** A word without accents is French by these alone: granite, series and interests are not. */
const FRENCH = /(?:iques?|ismes?|istes|eurs?|aires?|oires?|eux|euses?|ie|elles?)$/;

/** What a French word may be in English, by its ending; whoever asks knows which of them exist. */
export function byFrenchEnding(word: string, isAccented: boolean): string[] {
  if (word.length < 5 || !(isAccented || FRENCH.test(word))) return [];
  const made = ENDINGS.flatMap(([french, english]) =>
    french.test(word) ? english.map((ending) => word.replace(french, ending)) : [],
  );
  // acide, atome, système
  made.push(word, word.replace(/es?$/, ''));
  return [...new Set(made)];
}
