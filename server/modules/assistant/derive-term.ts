import type { deriveTerm as deriveEndpoint } from '@mustalah/contract/assistant';
import type { Received, Reply } from '@mustalah/contract/endpoint';
import { derivationsOf, type EngineWord } from '@mustalah/lexicography/words/derivations';
import { rootsOfText } from '@mustalah/lexicography/words/roots';
import { agreesWithMarks, searchKeys, withoutArticle } from '@mustalah/morphology';
import type { Deps } from '../../platform/deps.ts';
import { offsetOf, toPage } from '../../platform/paging.ts';
import { betterMeanings } from './better-meanings.ts';
import { findTermsByWord } from './queries.ts';
import { canBeTerm } from './rules.ts';

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
  const results = shown.map((word) => {
    // The same letters with other vowels are another word: عِلم is not عَلَم.
    const term = terms.find(
      ({ arabic, arabic_bare }) =>
        arabic_bare === searchKeys(word.plain).bare && agreesWithMarks(withoutArticle(arabic), word.derived),
    );
    return present(word, meanings?.get(word.derived), term);
  });
  return {
    ...toPage(results, words.length, query, url),
    roots,
    uas: 0,
    source: meanings === null ? 'engine' : 'model',
  };
}

const present = (
  word: EngineWord,
  meaning: string | undefined,
  term: { id: number; definition: string } | undefined,
) => ({
  ...word,
  // What the dictionary has is in use, whatever the tables of the engine hold.
  status: term ? ('attested' as const) : word.status,
  definition: term?.definition ?? meaning ?? '',
  term_id: term?.id ?? null,
  can_be_term: canBeTerm(word),
});
