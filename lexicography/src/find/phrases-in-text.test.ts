import { searchKeys } from '@mustalah/morphology';
import { expect, test } from 'vitest';
import { readVocabulary } from '../../read-vocabulary.ts';
import { findTerms } from './find-terms.ts';
import { phrasesInText, wordsInText } from './phrases-in-text.ts';
import { indexTerms } from './term-index.ts';

/** A dictionary as it is looked up: by the beginnings of its keys. */
function dictionaryOf(terms: readonly { arabic: string; latin: string }[]) {
  const entries = terms.map((term, id) => ({
    ...term,
    id,
    bare: searchKeys(term.arabic).bare,
    folded: searchKeys(term.latin).folded,
  }));
  const begun = { arabic: new Set<string>(), latin: new Set<string>() };
  const words = new Set<string>();
  const grow = (known: Set<string>, key: string) =>
    key.split(' ').forEach((_, at, all) => known.add(all.slice(0, at + 1).join(' ')));
  for (const { bare, folded } of entries) {
    grow(begun.arabic, bare);
    grow(begun.latin, folded);
    for (const word of bare.split(' ')) words.add(word);
  }
  const among = (known: ReadonlySet<string>) => async (phrases: readonly string[]) =>
    new Set(phrases.filter((phrase) => known.has(phrase)));
  return {
    entries,
    async found(text: string) {
      const named = await phrasesInText(text, { arabic: among(begun.arabic), latin: among(begun.latin) });
      const [arabic, latin] = [new Set(named.arabic), new Set(named.latin)];
      const own = [...wordsInText(text)].flatMap(([key, spelt]) => (words.has(key) ? spelt : []));
      const looked = entries.filter(({ bare, folded }) => arabic.has(bare) || latin.has(folded));
      return findTerms(text, indexTerms(looked, own));
    },
  };
}

test('a text that is looked up in a dictionary uses the same terms as when the dictionary is looked for in it', async () => {
  const listed = await readVocabulary();
  const terms = listed.filter((_, at) => at % 61 === 0);
  const dictionary = dictionaryOf(terms);
  const whole = indexTerms(dictionary.entries);
  const passages = Array.from({ length: 120 }, (_, at) => {
    const near = [0, 1, 2, 3].map((step) => terms[(at * 97 + step * 13) % terms.length]);
    return near
      .map((term, place) =>
        place % 2 === 0
          ? `وتُدرس ال${term?.arabic} هنا، وكذلك ${term?.arabic}`
          : `see the ${term?.latin}s (${term?.latin})`,
      )
      .join('. ');
  });
  let mentions = 0;
  const more: string[] = [];
  for (const text of passages) {
    const expected = findTerms(text, whole);
    const found = await dictionary.found(text);
    mentions += expected.length;
    expect(found, text).toEqual(expect.arrayContaining(expected));
    if (found.length > expected.length) more.push(text);
  }
  expect(mentions).toBeGreaterThan(400);
  // A word that begins one term is no particle within another: an index of both knows it whole and misses هندسة بشرية.
  expect(more.length, more.join('\n')).toBeLessThan(3);
});

test('a phrase is asked for only as far as the dictionary goes on with it', async () => {
  const asked: number[] = [];
  const text = 'خلية '.repeat(3_000);
  await phrasesInText(text, {
    arabic: async (phrases) => {
      asked.push(phrases.length);
      return new Set(phrases.filter((phrase) => phrase.split(' ').length < 3));
    },
    latin: async () => new Set(),
  });
  expect(asked).toHaveLength(3);
  expect(Math.max(...asked)).toBeLessThan(200);
});
