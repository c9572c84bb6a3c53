import { type Client, escapeIdentifier } from 'pg';
import type { Manifest } from './manifest.ts';

export interface Table {
  name: string;
  columns: string[];
}

// Kysely's own tables say how the schema came about, and timelines belong to a server; they are not content.
const OURS = `namespace.nspname = 'public' and class.relname not like 'kysely_%' and class.relname <> 'timelines'`;

/** The tables of the schema `public`, each after the tables that its rows refer to. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(`
    select class.relname as name, array_agg(attribute.attname::text order by attribute.attnum) as columns
    from pg_class class
      join pg_namespace namespace on namespace.oid = class.relnamespace
      join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum > 0
        and not attribute.attisdropped and attribute.attgenerated = ''
    where class.relkind = 'r' and ${OURS}
    group by class.relname order by class.relname`);
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select class.relname as "from", target.relname as "to"
    from pg_constraint
      join pg_class class on class.oid = conrelid
      join pg_class target on target.oid = confrelid
      join pg_namespace namespace on namespace.oid = class.relnamespace
    where contype = 'f' and conrelid <> confrelid and ${OURS}`);
  return inOrder(tables, references);
}

/** Put each table after those that it refers to. */
export function inOrder(tables: Table[], references: { from: string; to: string }[]): Table[] {
  const ordered: Table[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const names = new Set([...waiting].map(({ name }) => name));
    const free = [...waiting].filter(
      ({ name }) => !references.some((each) => each.from === name && names.has(each.to)),
    );
    if (free.length === 0) throw new Error(`These tables refer to each other: ${[...names].join(', ')}`);
    for (const table of free) waiting.delete(table);
    ordered.push(...free);
  }
  return ordered;
}

export async function listMigrations(client: Client): Promise<string[]> {
  const { rows: found } = await client.query(`select to_regclass('kysely_migration') is not null as exists`);
  if (!found[0]?.exists) return [];
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

/** Where the chains of the logs stand. */
export async function listHeads(client: Client): Promise<Manifest['heads']> {
  const { rows } = await client.query<Manifest['heads'][number]>(
    `select name as chain, length, encode(hash, 'hex') as hash from chains order by name`,
  );
  return rows;
}

/** Where each column stands that takes its values from a sequence of its own. */
export async function listSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(`
    select class.relname as "table", attribute.attname as "column",
      pg_get_serial_sequence(quote_ident(class.relname), attribute.attname) as sequence
    from pg_class class
      join pg_namespace namespace on namespace.oid = class.relnamespace
      join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum > 0
        and not attribute.attisdropped
    where class.relkind = 'r' and ${OURS}
      and pg_get_serial_sequence(quote_ident(class.relname), attribute.attname) is not null
    order by 1, 2`);
  const sequences: Manifest['sequences'] = [];
  for (const { table, column, sequence } of rows) {
    const { rows: state } = await client.query(`select last_value, is_called from ${sequence}`);
    sequences.push({ table, column, lastValue: state[0]?.last_value, isCalled: state[0]?.is_called });
  }
  return sequences;
}

/** `"users" ("id", "email")` */
export const columnList = ({ name, columns }: Table): string =>
  `${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')})`;
