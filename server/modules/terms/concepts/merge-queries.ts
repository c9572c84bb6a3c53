import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';
import { areRelated, isBroader } from './queries.ts';

/** What a merge took from one entry to the other, by number: enough to give it back. */
export interface Moved {
  votes: number[];
  /** Further names that went over, and how those stood that could not stay preferred. */
  names: number[];
  unpreferred: number[];
  /** Further names that the merged pair became. */
  made: number[];
  examples: number[];
  /** Relations by the end that was the merged entry. */
  relationsFrom: number[];
  relationsTo: number[];
  domains: number[];
  papers: number[];
  /** Entries of the merged one's concept, with the concept they had. */
  concepts: [id: number, concept: number | null][];
}

interface Pair {
  kept: number;
  merged: number;
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** The entries of the concept of an entry, hidden ones too. */
export async function listConcept(tx: Tx, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select other.id from all_terms own join all_terms other
      on other.concept_id = coalesce(own.concept_id, own.id) or other.id = coalesce(own.concept_id, own.id)
    where own.id = ${id}`.execute(tx);
  return idsOf(rows);
}

/** Carry over the votes of those who voted on the merged entry alone and are not the author of the kept one. */
export async function moveVotes(tx: Tx, { kept, merged }: Pair): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update votes set term_id = ${kept}
    where term_id = ${merged} and revoked_at is null
      and user_id is distinct from (select author_id from all_terms where id = ${kept})
      and not exists (select from votes other where other.term_id = ${kept} and other.user_id = votes.user_id
        and other.revoked_at is null)
    returning id`.execute(tx);
  await countVotes(tx, [kept, merged]);
  return idsOf(rows);
}

/** Give votes back that are still on the kept entry; who has voted on the merged one meanwhile is not there twice. */
export async function returnVotes(tx: Tx, { kept, merged }: Pair, votes: readonly number[]): Promise<void> {
  await sql`update votes set term_id = ${merged} where term_id = ${kept} and id = any(${[...votes]}::bigint[])`.execute(
    tx,
  );
  await countVotes(tx, [kept, merged]);
}

const countVotes = (tx: Tx, terms: readonly number[]) =>
  sql`update all_terms set votes = (select count(*) from votes
    where term_id = all_terms.id and revoked_at is null and counts) where id = any(${[...terms]}::bigint[])`.execute(
    tx,
  );

/** Take over the further names that the kept entry lacks; of a language its own preferred one stays the preferred one. */
export async function moveNames(
  tx: Tx,
  { kept, merged }: Pair,
  taken: readonly string[],
): Promise<Pick<Moved, 'names' | 'unpreferred'>> {
  const { rows: unpreferred } = await sql<{ id: number }>`
    update designations name set status = 'accepted'
    where term_id = ${merged} and status = 'preferred' and exists (select from designations own
      where own.term_id = ${kept} and own.language = name.language and own.status = 'preferred')
    returning id`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    update designations name set term_id = ${kept}
    where term_id = ${merged} and not language || ' ' || bare = any(${[...taken]}::text[])
      and not exists (select from designations own
        where own.term_id = ${kept} and own.language = name.language and own.bare = name.bare)
    returning id`.execute(tx);
  return { names: idsOf(rows), unpreferred: idsOf(unpreferred) };
}

export async function moveExamples(tx: Tx, { kept, merged }: Pair): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update term_examples set term_id = ${kept} where term_id = ${merged} returning id`.execute(tx);
  return idsOf(rows);
}

/**
 * Lead the relations of the merged entry to the kept one, but those to it, to what it is related to already, and those that
 * would make it broader than itself.
 */
export async function moveRelations(
  tx: Tx,
  { kept, merged }: Pair,
): Promise<Pick<Moved, 'relationsFrom' | 'relationsTo'>> {
  const { rows } = await sql<{ id: number; term_id: number; other_id: number; kind: string }>`
    select id, term_id, other_id, kind from term_relations
    where term_id = ${merged} or other_id = ${merged} order by id`.execute(tx);
  const moved: Pick<Moved, 'relationsFrom' | 'relationsTo'> = { relationsFrom: [], relationsTo: [] };
  for (const { id, term_id, other_id, kind } of rows) {
    const isFrom = term_id === merged;
    const far = isFrom ? other_id : term_id;
    if (far === kept || (await areRelated(tx, kept, far))) continue;
    if (kind === 'broader' && (await isBroader(tx, isFrom ? kept : far, isFrom ? far : kept))) continue;
    const column = sql.ref(isFrom ? 'term_id' : 'other_id');
    await sql`update term_relations set ${column} = ${kept} where id = ${id}`.execute(tx);
    (isFrom ? moved.relationsFrom : moved.relationsTo).push(id);
  }
  return moved;
}

export async function addDomains(tx: Tx, { kept, merged }: Pair): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into term_domains (term_id, domain_id)
    select ${kept}, domain_id from term_domains join domains on domains.id = domain_id
      join all_terms own on own.id = ${kept} and own.category_id = domains.category_id
    where term_id = ${merged} order by domain_id
    on conflict do nothing returning domain_id as id`.execute(tx);
  return idsOf(rows);
}

/** Other proposals for the merged entry's concept are proposals for the kept one's. */
export async function moveConcepts(tx: Tx, { kept, merged }: Pair): Promise<Moved['concepts']> {
  const { rows } = await sql<{ id: number; concept_id: number | null }>`
    select other.id, other.concept_id
    from all_terms own join all_terms into_it on into_it.id = ${kept}
      join all_terms other on other.concept_id = coalesce(own.concept_id, own.id)
        or other.id = coalesce(own.concept_id, own.id)
    where own.id = ${merged} and other.id not in (own.id, into_it.id)
      and coalesce(own.concept_id, own.id) <> coalesce(into_it.concept_id, into_it.id)
    order by other.id`.execute(tx);
  for (const { id } of rows) {
    await sql`update all_terms set concept_id = nullif((select coalesce(concept_id, id) from all_terms where id = ${kept}), id)
      where id = ${id}`.execute(tx);
  }
  return rows.map(({ id, concept_id }) => [id, concept_id]);
}

/** Give everything back that is still where the merge took it. */
export async function returnMoved(tx: Tx, pair: Pair, moved: Moved): Promise<void> {
  const { kept, merged } = pair;
  await returnVotes(tx, pair, moved.votes);
  const all = (ids: readonly number[]) => sql`any(${[...ids]}::bigint[])`;
  await sql`delete from designations where term_id = ${kept} and id = ${all(moved.made)}`.execute(tx);
  await sql`update designations set term_id = ${merged} where term_id = ${kept} and id = ${all(moved.names)}`.execute(
    tx,
  );
  await sql`update designations set status = 'preferred'
    where term_id = ${merged} and id = ${all(moved.unpreferred)} and status = 'accepted'`.execute(tx);
  await sql`update term_examples set term_id = ${merged} where term_id = ${kept} and id = ${all(moved.examples)}`.execute(
    tx,
  );
  await sql`update term_relations set term_id = ${merged}
    where term_id = ${kept} and id = ${all(moved.relationsFrom)}`.execute(tx);
  await sql`update term_relations set other_id = ${merged}
    where other_id = ${kept} and id = ${all(moved.relationsTo)}`.execute(tx);
  await sql`delete from term_domains where term_id = ${kept} and domain_id = ${all(moved.domains)}`.execute(
    tx,
  );
  for (const [id, concept] of moved.concepts) {
    await sql`update all_terms set concept_id = ${concept} where id = ${id}`.execute(tx);
  }
}
