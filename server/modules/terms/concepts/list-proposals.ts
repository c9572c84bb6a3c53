import type { Received, Reply } from '@mustalah/contract/endpoint';
import type { listProposals as endpoint, ProposedPart } from '@mustalah/contract/terms/proposals';
import type { Db } from '../../../platform/db.ts';
import { listDesignations } from './queries.ts';
import {
  countProposals,
  listEntries,
  listExamplesBy,
  listNamesBy,
  listRelationsBy,
  listWaiting,
  type Reviewer,
} from './waiting-proposals.ts';

type Filter = Received<typeof endpoint>['query'];
type Page = Reply<typeof endpoint>;

/** What was proposed to entries and this reviewer may decide on, the oldest first, each with its entry beside it. */
export async function listProposals(
  db: Db,
  { page_size, after }: Filter,
  reviewer: Reviewer,
  url: string,
): Promise<Page> {
  const [waiting, count] = await Promise.all([
    // One more tells whether something follows.
    listWaiting(db, reviewer, { after, limit: page_size + 1 }),
    countProposals(db, reviewer),
  ]);
  const shown = waiting.slice(0, page_size);
  const last = shown.at(-1);
  const isMore = waiting.length > page_size && last !== undefined;
  return {
    results: await withEntries(db, shown),
    count,
    next: isMore ? placed(url, `${last.created_at.getTime()}-${last.kind}-${last.id}`) : null,
    // Whoever works a queue off goes back to its beginning.
    previous: after ? placed(url, null) : null,
  };
}

function placed(url: string, after: string | null): string {
  const address = new URL(url, 'http://local');
  address.searchParams.delete('after');
  if (after !== null) address.searchParams.set('after', after);
  return address.pathname + address.search;
}

async function withEntries(
  db: Db,
  waiting: Awaited<ReturnType<typeof listWaiting>>,
): Promise<ProposedPart[]> {
  const idsOf = (kind: ProposedPart['kind']) =>
    waiting.filter((each) => each.kind === kind).map(({ id }) => id);
  const [names, examples, relations] = await Promise.all([
    listNamesBy(db, idsOf('names')),
    listExamplesBy(db, idsOf('examples')),
    listRelationsBy(db, idsOf('relations')),
  ]);
  const ids = [
    ...[...names, ...examples].map(({ term_id }) => term_id),
    ...relations.flatMap(({ term_id, other_id }) => [term_id, other_id]),
  ];
  const [entries, known] = await Promise.all([listEntries(db, ids), listDesignations(db, ids)]);
  const entryOf = (id: number) => {
    const entry = entries.find((each) => each.id === id);
    const called = known.filter(({ term_id, status }) => term_id === id && status !== 'proposed');
    return entry && { ...entry, names: called.map(({ text }) => text) };
  };
  const common = ({ id, author, created_at }: { id: number; author: string | null; created_at: Date }) => ({
    id,
    by: author ?? '',
    created_at: created_at.toISOString(),
  });
  // What was decided or hidden since the queue was read is left out.
  return waiting.flatMap(({ kind, id }): ProposedPart[] => {
    const is = (part: { id: number }) => part.id === id;
    if (kind === 'names') {
      const name = names.find(is);
      const entry = name && entryOf(name.term_id);
      return entry ? [{ kind, ...common(name), entry, name }] : [];
    }
    if (kind === 'examples') {
      const example = examples.find(is);
      const entry = example && entryOf(example.term_id);
      return entry ? [{ kind, ...common(example), entry, example }] : [];
    }
    const relation = relations.find(is);
    const [entry, other] = relation ? [entryOf(relation.term_id), entryOf(relation.other_id)] : [];
    return relation && entry && other
      ? [{ kind, ...common(relation), entry, relation: { kind: relation.kind, other } }]
      : [];
  });
}
