import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';

/** A further name of an entry that enters the dictionary ready. */
export interface ReadyName {
  language: 'ar' | 'en' | 'fr';
  text: string;
  /** The name in the form in which names are compared. */
  bare: string;
  kind: 'term' | 'abbreviation';
  status: 'preferred' | 'accepted' | 'deprecated';
}

/** What an entry is born with beside its pair and definition. */
export interface ReadyParts {
  plural: string;
  gender: 'masculine' | 'feminine' | null;
  partOfSpeech: 'adjective' | 'verb' | null;
  names: readonly ReadyName[];
  examples: readonly string[];
}

/** Write the parts of many entries in a few statements; a name that an entry has stays as it is. */
export async function insertParts(
  tx: Tx,
  entries: readonly { termId: number; parts: ReadyParts }[],
  now: Date,
): Promise<void> {
  const names = entries.flatMap(({ termId, parts }) => parts.names.map((name) => ({ termId, ...name })));
  await sql`
    insert into designations (term_id, language, text, bare, kind, status, created_at)
    select *, ${now} from unnest(${names.map(({ termId }) => termId)}::bigint[],
      ${names.map(({ language }) => language)}::text[], ${names.map(({ text }) => text)}::text[],
      ${names.map(({ bare }) => bare)}::text[], ${names.map(({ kind }) => kind)}::text[],
      ${names.map(({ status }) => status)}::text[])
    on conflict do nothing`.execute(tx);
  const examples = entries.flatMap(({ termId, parts }) => parts.examples.map((text) => ({ termId, text })));
  await sql`
    insert into term_examples (term_id, text, status, created_at)
    select term_id, text, 'accepted', ${now} from unnest(${examples.map(({ termId }) => termId)}::bigint[],
      ${examples.map(({ text }) => text)}::text[]) as given (term_id, text)
    where not exists (select from term_examples where term_examples.term_id = given.term_id)`.execute(tx);
  const formed = entries.filter(({ parts }) => parts.plural || parts.gender || parts.partOfSpeech);
  await sql`
    update all_terms set plural = given.plural, gender = given.gender, part_of_speech = given.part_of_speech
    from unnest(${formed.map(({ termId }) => termId)}::bigint[], ${formed.map(({ parts }) => parts.plural)}::text[],
      ${formed.map(({ parts }) => parts.gender)}::text[], ${formed.map(({ parts }) => parts.partOfSpeech)}::text[])
      as given (id, plural, gender, part_of_speech)
    where all_terms.id = given.id`.execute(tx);
}
