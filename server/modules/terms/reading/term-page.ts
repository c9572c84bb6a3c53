import type { UsingPaper } from '@mustalah/contract/journal/paper-terms';
import type { z } from 'zod';
import type { Db } from '../../../platform/db.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { findMergedInto } from '../concepts/merge.ts';
import { listDomainNames } from '../concepts/queries.ts';
import { readConcept } from '../concepts/read-concept.ts';
import { creatorOf, presentTerm, type Viewer } from '../rows/present-term.ts';
import { findCoiningPapers, findTermRow, type TermRow } from '../rows/term-rows.ts';
import { type Actor, editObjection } from '../rules.ts';
import { findNeighbours, listRevisions } from './queries.ts';

/** Gives the newest of the published articles that use a term, and whether there are more. */
export type PapersOf = (
  db: Db,
  termId: number,
) => Promise<{ results: z.input<typeof UsingPaper>[]; has_more: boolean }>;

/** One term with all its versions, as this caller may see it. */
export async function termPage(
  db: Db,
  id: number,
  user: (Actor & NonNullable<Viewer>) | null,
  papersOf: PapersOf,
) {
  const term = await findTermRow(db, id);
  if (!term) throw await absent(db, id);
  const [kept, coining, papers, concept, neighbours] = await Promise.all([
    listRevisions(db, id),
    findCoiningPapers(db, [term]),
    papersOf(db, id),
    readConcept(db, term, user),
    findNeighbours(db, id),
  ]);
  const revisions = kept ?? [onlyVersion(term)];
  const domainNames = new Map(
    (await listDomainNames(db, domainsIn(revisions))).map(({ id: of, name }) => [of, name]),
  );
  return {
    ...presentTerm(term, user),
    ...concept,
    revisions: revisions.map(({ editor_name: author_name, names, examples, domains, ...revision }) => ({
      ...revision,
      parts: domains && {
        names: names ?? [],
        examples: examples ?? [],
        domains: domains.flatMap((of) => domainNames.get(of) ?? []),
      },
      editor: creatorOf({ author_name, source: term.source }),
    })),
    coined_in: coining.get(term.paper_id ?? 0) ?? null,
    papers,
    neighbours,
    can_edit: user !== null && editObjection(term, user) === null,
  };
}

/** What an entry that nobody changed is: its first version, which has no number yet. */
const onlyVersion = ({ arabic, latin, definition, category, created_at }: TermRow) => ({
  id: 0,
  arabic,
  latin,
  definition,
  category,
  created_at,
  editor_name: null,
  change: 'edited' as const,
  names: null,
  examples: null,
  domains: null,
});

const domainsIn = (revisions: readonly { domains: number[] | null }[]): number[] => [
  ...new Set(revisions.flatMap(({ domains }) => domains ?? [])),
];

/** An entry that was taken into another says into which. */
async function absent(db: Db, id: number): Promise<Refusal> {
  const into = await findMergedInto(db, id);
  return into === null ? notFound() : new Refusal(404, 'term_merged', { extra: { merged_into: into } });
}
