import { DERIVED_TERM_LENGTH, type Derivation, deriveTerm } from '@mustalah/contract/assistant';
import { pageAsked } from '../../address.ts';
import { call } from '../../api.ts';
import { spacedRoot } from '../../domain/spaced-root.ts';
import { text } from './text.ts';

export const PAGE_SIZE = 20;
export const DERIVE_TIMEOUT_MS = 120_000;
const EXPORT_PAGE = 100;

/** What the page shows. */
export interface Asked {
  /** Empty while it is too short to be asked. */
  term: string;
  page: number;
  /** Whether the words that nobody attests are shown too. */
  unheard: boolean;
}

/** The search parameter of the words that nobody attests. */
const UNHEARD = 'unheard';

export function askedBy(search: URLSearchParams): Asked {
  const term = (search.get('term') ?? '').trim().slice(0, DERIVED_TERM_LENGTH.max);
  return {
    term: term.length >= DERIVED_TERM_LENGTH.min ? term : '',
    page: pageAsked(search),
    unheard: search.get(UNHEARD) === 'true',
  };
}

/** The search of the first page of a term. */
export const searchOf = ({ term, unheard }: Pick<Asked, 'term' | 'unheard'>): Record<string, string> => ({
  ...(term && { term }),
  ...(term && unheard && { [UNHEARD]: 'true' }),
});

/** What is sent for one page of what the engine derives. */
export const pageOf = ({ term, page, unheard }: Asked) => ({
  query: { page, page_size: PAGE_SIZE, unheard: String(unheard) },
  body: { term },
});

/** All that the pages of a term show, for a file or the clipboard. */
export async function deriveAll({ term, unheard }: Pick<Asked, 'term' | 'unheard'>): Promise<{
  words: Derivation[];
  roots: string[];
}> {
  const words: Derivation[] = [];
  let roots: string[] = [];
  for (let page = 1; ; page++) {
    const answer = await call(
      deriveTerm,
      { query: { page, page_size: EXPORT_PAGE, unheard: String(unheard) }, body: { term } },
      { timeoutMs: DERIVE_TIMEOUT_MS },
    );
    words.push(...answer.results);
    roots = answer.roots;
    if (!answer.next) return { words, roots };
  }
}

export interface KindGroup {
  kind: string;
  name: string;
  words: Derivation[];
}

/** Group neighbours of one root and kind; the order of the answer is kept. */
export function groupsOf(words: readonly Derivation[]): KindGroup[] {
  const groups: KindGroup[] = [];
  for (const word of words) {
    const kind = `${word.root} ${word.kind}`;
    const last = groups.at(-1);
    if (last?.kind === kind) last.words.push(word);
    else groups.push({ kind, name: `${word.kind_name} (${spacedRoot(word.root)})`, words: [word] });
  }
  return groups;
}

/** A word, what is known of it in brackets, and what it means where that is known. */
export function lineOf(
  { derived, definition, english }: Derivation,
  known: readonly (string | null)[],
): string {
  const facts = known.filter(Boolean).join('، ');
  const meaning = [definition, english].filter(Boolean).join(' ');
  return `${derived}${facts && ` (${facts})`}${meaning && `: ${meaning}`}`;
}

/** The words as lines of text, a group a paragraph. */
export const linesOf = (words: readonly Derivation[]): string =>
  groupsOf(words)
    .map(({ name, words: group }) =>
      [`${name}:`, ...group.map((word) => lineOf(word, [word.pattern]))].join('\n'),
    )
    .join('\n\n');

export const statusText = ({ status }: Pick<Derivation, 'status'>): string => text.statuses[status];
