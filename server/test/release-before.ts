// What the release before needs of the database, and what a migration must leave as it is while its processes go on.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import { APPLICATION } from '../platform/roles.ts';

export const KEPT_FILE = join(import.meta.dirname, '../migrations/release-before.json');

/** A table or a view, as the statements of a release know it. */
export interface KnownTable {
  /** By name the type, with `|null` where it may be, and a `?` where a new row may leave it out. */
  columns: Record<string, string>;
  rights: string[];
  /** What rows must keep, with the columns that it speaks of. */
  constraints: Record<string, string[]>;
}

export interface Release {
  /** Its last migration. */
  last: string;
  tables: Record<string, KnownTable>;
}

export const readRelease = (): Release => JSON.parse(readFileSync(KEPT_FILE, 'utf8'));

/** What stands in the schema `public`. */
export async function readTables(db: Db): Promise<Release['tables']> {
  const { rows } = await sql<KnownTable & { name: string }>`
    select relname as name, granted_on(class.oid, ${APPLICATION}) as rights,
      (select json_object_agg(attname, typname || case when attnotnull then '' else '|null' end
          || case when not attnotnull or atthasdef or attidentity <> '' then '?' else '' end order by attname)
        from pg_attribute join pg_type on pg_type.oid = atttypid
        where attrelid = class.oid and attnum > 0 and not attisdropped) as columns,
      (select coalesce(json_object_agg(conname || ': ' || pg_get_constraintdef(oid), (
          select coalesce(json_agg(attname), '[]') from pg_attribute where attrelid = conrelid and attnum = any(conkey))
          order by conname), '{}')
        from pg_constraint where conrelid = class.oid and contype in ('c', 'u', 'f', 'x')) as constraints
    from pg_class as class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and relname not like 'kysely_%'
    order by relname`.execute(db);
  return Object.fromEntries(rows.map(({ name, ...table }) => [name, table]));
}

/** What processes of the release before would stumble over, in sentences. */
export function brokenBy(now: Release['tables'], before: Release['tables']): string[] {
  return Object.entries(before).flatMap(([name, known]) => {
    const table = now[name];
    if (!table) return [`${name} is gone`];
    const isNew = (column: string) => known.columns[column] === undefined;
    return [
      ...Object.entries(known.columns).flatMap(([column, type]) =>
        objectionTo(`${name}.${column}`, table.columns[column], type),
      ),
      ...Object.entries(table.columns)
        .filter(([column, type]) => isNew(column) && !type.endsWith('?'))
        .map(([column]) => `${name}.${column} is new and may not be left out`),
      ...known.rights
        .filter((right) => !table.rights.includes(right))
        .map((right) => `${name} lacks the right to ${right}`),
      ...Object.entries(table.constraints)
        .filter(([constraint, columns]) => !isKept(constraint, known) && !columns.every(isNew))
        .map(([constraint]) => `${name} must keep more: ${constraint}`),
    ];
  });
}

/** It was there, or only lists fewer values: `CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text])))`. */
function isKept(constraint: string, { constraints }: KnownTable): boolean {
  const valuesOf = (text: string): string[] => text.match(VALUE) ?? [];
  const frameOf = (text: string) => text.replace(VALUE, '').replaceAll(', ', '');
  return Object.keys(constraints).some(
    (each) =>
      frameOf(each) === frameOf(constraint) &&
      valuesOf(each).every((value) => valuesOf(constraint).includes(value)),
  );
}
const VALUE = /'[^']*'::text/g;

function objectionTo(column: string, type: string | undefined, before: string): string[] {
  if (type === undefined) return [`${column} is gone`];
  if (type === before || type === `${before}?`) return [];
  return [`${column} was ${before} and is ${type}`];
}
