import type { deriveTerm as deriveEndpoint } from '@mustalah/contract/assistant';
import type { Received, Reply } from '@mustalah/contract/endpoint';
import { derivationsOf, type EngineWord } from '@mustalah/lexicography/words/derivations';
import { rootsToDerive } from '@mustalah/lexicography/words/roots-to-derive';
import { agreesWithMarks, searchKeys, withoutArticle } from '@mustalah/morphology';
import type { Deps } from '../../platform/deps.ts';
import { offsetOf, toPage } from '../../platform/paging.ts';
import { betterMeanings } from './better-meanings.ts';
import { findTermsByWord } from './queries.ts';
import { canBeTerm, isUnheard } from './rules.ts';

type Sent = Received<typeof deriveEndpoint>;
type Page = Reply<typeof deriveEndpoint>;

/** Derive the words of every proved root in a text, kind by kind, one page of those that are asked for; loans have none. */
export async function deriveTerm(
  deps: Deps,
  { body, query }: Pick<Sent, 'body' | 'query'>,
  url: string,
): Promise<Page> {
  const roots = rootsToDerive(body.term);
  const all = await withTerms(
    deps,
    roots.flatMap((root) => derivationsOf(root)),
  );
  const heard = all.filter((word) => !isUnheard(word));
  const words = query.unheard ? all : heard;
  const from = offsetOf(query);
  const shown = words.slice(from, from + query.page_size);
  const meanings = await betterMeanings(deps, shown);
  const results = shown.map((word) => ({
    ...word,
    definition: word.definition ?? meanings?.get(word.derived) ?? '',
    can_be_term: canBeTerm(word),
  }));
  return {
    ...toPage(results, words.length, query, url),
    roots,
    unheard: all.length - heard.length,
    uas: 0,
    source: meanings === null ? 'engine' : 'model',
  };
}

/** Join each word with its entry in the dictionary: what the dictionary has is in use, whatever the engine's tables hold. */
async function withTerms({ replica }: Deps, words: readonly EngineWord[]) {
  const terms = Map.groupBy(
    await findTermsByWord(
      replica,
      words.map(({ plain }) => plain),
    ),
    ({ arabic_bare }) => arabic_bare,
  );
  return words.map((word) => {
    // The same letters with other vowels are another word: عِلم is not عَلَم.
    const term = terms
      .get(searchKeys(word.plain).bare)
      ?.find(({ arabic }) => agreesWithMarks(withoutArticle(arabic), word.derived));
    return {
      ...word,
      status: term ? ('attested' as const) : word.status,
      definition: term?.definition ?? null,
      term_id: term?.id ?? null,
    };
  });
}
