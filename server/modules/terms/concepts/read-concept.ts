import type { RelationKind } from '@mustalah/contract/terms/concepts';
import type { Db } from '../../../platform/db.ts';
import { presentTerm, type Viewer } from '../rows/present-term.ts';
import type { TermRow } from '../rows/term-rows.ts';
import type { Actor, TermState } from '../rules.ts';
import {
  conceptOf,
  findEntry,
  findMeanings,
  listDesignations,
  listDomainsOf,
  listExamples,
  listRelations,
  listRivals,
} from './queries.ts';
import {
  BETWEEN_ENTRIES,
  decidesParts,
  decisionObjection,
  type PartState,
  removalObjection,
} from './rules.ts';

/** All that an entry has beside its pair and definition, and who else stands for its concept or its word. */
export async function readConcept(db: Db, term: TermRow, user: (Actor & NonNullable<Viewer>) | null) {
  const entry = await findEntry(db, term.id);
  const concept = entry ? conceptOf(entry) : term.id;
  const [names, examples, relations, domains, rivals, meanings] = await Promise.all([
    listDesignations(db, [term.id]),
    listExamples(db, term.id),
    listRelations(db, term.id),
    listDomainsOf(db, term.id),
    listRivals(db, term.id, concept),
    findMeanings(db, entry?.arabic_bare ?? ''),
  ]);
  const standing = (part: PartState & { author: string | null }, of: TermState = term) => ({
    by: part.author ?? '',
    can_decide: user !== null && decisionObjection(of, part, user) === null,
    can_remove: user !== null && removalObjection(of, part, user) === null,
  });
  const { part_of_speech = null, gender = null, plural = '' } = entry ?? {};
  return {
    grammar: { part_of_speech, gender, plural },
    designations: names.map((name) => ({ ...name, ...standing(name) })),
    examples: examples.map((example) => ({ ...example, ...standing(example) })),
    relations: relations.map((relation) => ({
      id: relation.id,
      kind: kindFrom(relation.kind, relation.term_id === term.id),
      status: relation.status,
      term: { id: relation.otherId, arabic: relation.arabic, latin: relation.latin },
      ...standing(relation, BETWEEN_ENTRIES),
    })),
    domains,
    rivals: rivals.map((rival) => presentTerm(rival, user)),
    homonyms: meanings.filter(({ id }) => id !== term.id),
    can_decide_parts: user !== null && decidesParts(term, user),
  };
}

/** What a relation is as seen from one of its ends. */
const kindFrom = (kind: 'broader' | 'related' | 'see', isFirst: boolean): RelationKind =>
  kind === 'broader' && !isFirst ? 'narrower' : kind;
