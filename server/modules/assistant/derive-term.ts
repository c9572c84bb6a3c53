import type { deriveTerm as deriveEndpoint } from '@mustalah/contract/assistant';
import type { Received, Reply } from '@mustalah/contract/endpoint';
import { derivationsOf, type EngineWord } from '@mustalah/lexicography/words/derivations';
import { rootsOfText } from '@mustalah/lexicography/words/roots';
import { searchKeys } from '@mustalah/morphology';
import type { Deps } from '../../platform/deps.ts';
import { offsetOf, toPage } from '../../platform/paging.ts';
import { betterMeanings } from './better-meanings.ts';
import { findTermsByWord } from './queries.ts';

type Sent = Received<typeof deriveEndpoint>;
type Page = Reply<typeof deriveEndpoint>;

/** Derive the words of every root in a text, kind by kind, one page of them; loanwords have none. */
export async function deriveTerm(
  deps: Deps,
  { body, query }: Pick<Sent, 'body' | 'query'>,
  url: string,
): Promise<Page> {
  const roots = rootsOfText(body.term);
  const words = roots.flatMap((root) => derivationsOf(root));
  const from = offsetOf(query);
  const shown = words.slice(from, from + query.page_size);
  const [terms, meanings] = await Promise.all([
    findTermsByWord(
      deps.replica,
      shown.map(({ plain }) => plain),
    ),
    betterMeanings(deps, shown),
  ]);
  const idOf = new Map(terms.map(({ id, arabic_bare }) => [arabic_bare, id]));
  const results = shown.map((word) =>
    present(word, meanings?.get(word.derived), idOf.get(searchKeys(word.plain).bare)),
  );
  return {
    ...toPage(results, words.length, query, url),
    roots,
    uas: 0,
    source: meanings === null ? 'engine' : 'model',
  };
}

const present = (word: EngineWord, meaning: string | undefined, termId: number | undefined) => ({
  ...word,
  definition: meaning ?? word.gloss,
  term_id: termId ?? null,
});
