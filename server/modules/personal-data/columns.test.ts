import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { world } from '../../test/world.ts';
import { columnsOfPeople } from './columns.ts';

const w = world();

/** Every column that refers to a user. */
async function referringColumns(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select child.relname || '.' || attribute.attname as name
    from pg_constraint link
      join pg_class child on child.oid = link.conrelid
      join pg_attribute attribute on attribute.attrelid = child.oid and attribute.attnum = link.conkey[1]
    where link.contype = 'f' and link.confrelid = 'users'::regclass
    order by 1`.execute(w.db);
  return rows.map(({ name }) => name);
}

test('of every column that names a user it is decided whether its rows are in their export', async () => {
  expect(Object.keys(columnsOfPeople).toSorted()).toEqual(await referringColumns());
});

test('the export reads every table that it is said to hold', async () => {
  const folder = new URL('./export/', import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.startsWith('read-'));
  const sources = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')));
  const read = sources.join('\n');
  const exported = Object.entries(columnsOfPeople).filter(([, where]) => 'file' in where);
  expect(exported.filter(([name]) => !new RegExp(`'${name.split('.')[0]}\\b`).test(read))).toEqual([]);
});
