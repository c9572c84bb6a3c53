// Writes `platform/schema.ts` from a migrated database: `node server/scripts/generate-schema.ts` (--check only compares).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Db, migrate, openDatabase } from '../platform/db.ts';
import { temporaryPostgres } from '../test/postgres.ts';

const file = join(import.meta.dirname, '../platform/schema.ts');

interface Column {
  table: string;
  name: string;
  type: string;
  /** The texts that a check allows: `CHECK ((role = ANY (ARRAY['user'::text, …])))`. */
  check: string | null;
  isNullable: boolean;
  isGenerated: boolean;
  isAlways: boolean;
  /** The table of which a view shows some rows as they are. */
  rowsOf: string | null;
}

/** Types that are read otherwise than written: what is selected, and what may be inserted or updated. */
const ASYMMETRIC: Record<string, [selected: string, written: string]> = {
  numeric: ['string', 'string | bigint'],
  timestamptz: ['Date', 'Date | string'],
  // Hashes of 64 bits: more than a number holds, so nobody reads them as numbers.
  _int8: ['string[]', 'readonly number[] | readonly bigint[] | readonly string[]'],
  jsonb: ['unknown', 'string'],
};

const TYPES: Record<string, string> = {
  int8: 'number',
  int2: 'number',
  int4: 'number',
  bool: 'boolean',
  text: 'string',
  citext: 'string',
  uuid: 'string',
  date: 'string',
  bytea: 'Buffer',
  tsvector: 'string',
  _text: 'string[]',
};

/** The TypeScript of the tables in the schema `public`. */
export async function schemaSource(db: Db): Promise<string> {
  const { rows } = await sql<Column>`
    select table_name as "table", column_name as name, udt_name as type,
      (select pg_get_constraintdef(oid) from pg_constraint
        where conrelid = table_name::regclass and contype = 'c' and conkey = array[ordinal_position::int2]
          and pg_get_constraintdef(oid) like '%= ANY (ARRAY[%') as check,
      is_nullable = 'YES' and obj_description(table_name::regclass) is distinct from 'holds no nulls' as "isNullable",
      column_default is not null or is_identity = 'YES' as "isGenerated",
      coalesce(identity_generation, is_generated) = 'ALWAYS' as "isAlways",
      substring(obj_description(table_name::regclass) from '^rows of (\\w+)$') as "rowsOf"
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely_%'
    order by table_name, ordinal_position`.execute(db);
  const tables = Map.groupBy(rows, ({ table }) => table);
  const interfaces = [...tables].map(([table, columns]) => {
    const like = columns[0]?.rowsOf;
    if (like) return `export type ${nameOf(table)}Table = ${nameOf(like)}Table;\n`;
    return `export interface ${nameOf(table)}Table {\n${columns.map((column) => `  ${column.name}: ${typeOf(column)};\n`).join('')}}\n`;
  });
  const database = [...tables.keys()].map((table) => `  ${table}: ${nameOf(table)}Table;\n`).join('');
  return [
    '// Generated from the migrated database by `npm run schema`; not to be edited.',
    `import type { ColumnType, Generated, GeneratedAlways } from 'kysely';\n`,
    ...interfaces,
    `export interface Database {\n${database}}\n`,
  ].join('\n');
}

function typeOf({ type, check, isNullable, isGenerated, isAlways }: Column): string {
  const asymmetric = ASYMMETRIC[type];
  if (asymmetric) {
    const orNull = isNullable ? ' | null' : '';
    const [selected, written] = asymmetric.map((each) => (each === 'unknown' ? each : each + orNull));
    const optional = isNullable || isGenerated ? ' | undefined' : '';
    return `ColumnType<${selected}, ${written}${optional}, ${written}>`;
  }
  const base = check ? unionOf(check) : TYPES[type];
  if (!base) throw new Error(`no TypeScript type is known for ${type}`);
  const full = isNullable ? `${base} | null` : base;
  if (isAlways) return `GeneratedAlways<${full}>`;
  return isGenerated ? `Generated<${full}>` : full;
}

const unionOf = (check: string): string =>
  [...check.matchAll(/'([^']+)'::text/g)].map(([, text]) => `'${text}'`).join(' | ');

const nameOf = (table: string): string =>
  table.replace(/(^|_)(\w)/g, (_, _separator, letter: string) => letter.toUpperCase());

if (import.meta.main) {
  const postgres = await temporaryPostgres();
  const db = openDatabase(postgres.urlOf('postgres'));
  await migrate(db);
  const source = await schemaSource(db);
  await db.destroy();
  await postgres.stop();
  if (process.argv.includes('--check')) {
    if (readFileSync(file, 'utf8') !== source)
      throw new Error('platform/schema.ts is out of date: npm run schema');
  } else {
    writeFileSync(file, source);
  }
}
