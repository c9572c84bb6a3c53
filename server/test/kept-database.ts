// One database for each process of tests, emptied between files: a new one begins with cold caches and new connections.
import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { type Db, onlyRow, openPool, type PoolOptions } from '../platform/db.ts';
import type { Database } from '../platform/schema.ts';
import { databaseAddress, withAdmin } from './postgres.ts';

interface Kept {
  ownerUrl: string;
  owner: pg.Pool;
  /** Connections of the application, by how they were opened. */
  pools: Map<string, pg.Pool>;
  /** What its tables, columns, triggers and functions were when it was made. */
  schema: string;
  beginning: Beginning;
  isTaken: boolean;
}

// The modules of a file are gone with it; the database outlives them.
const keeper = globalThis as { [KEPT]?: Kept | undefined };
const KEPT = Symbol.for('mustalah.kept-database');

/** Longer than a run pauses: what a connection knows of tables and plans, the next would have to ask for again. */
const KEPT_MS = 600_000;

export interface OwnDatabase {
  ownerUrl: string;
  /** Connections that are there for the next file as well: what is destroyed is only the view of this file. */
  open(address: string, options: PoolOptions): Db;
  leave(): Promise<void>;
}

/** A database as the migrations leave it: the process's own, emptied, or a new one where that is in use or was rebuilt. */
export async function takeDatabase(server: string, template: string): Promise<OwnDatabase> {
  const kept = keeper[KEPT];
  if (kept?.isTaken) return disposable(server, template);
  if (kept) {
    try {
      await empty(kept);
      // guard: A file of tests that changed a table leaves no changed one (kept-database.test.ts) ‹=== kept.schema → !== ''›
      if ((await schemaOf(kept.owner)) === kept.schema) return shared(kept);
    } catch {
      // Somebody still holds what should be emptied.
    }
    await drop(kept, server);
  }
  const ownerUrl = await create(server, template);
  const owner = openPool(ownerUrl, { max: 1 });
  const made = {
    ownerUrl,
    owner,
    pools: new Map(),
    schema: await schemaOf(owner),
    beginning: await beginningOf(owner),
    isTaken: false,
  };
  keeper[KEPT] = made;
  return shared(made);
}

function shared(kept: Kept): OwnDatabase {
  kept.isTaken = true;
  return {
    ownerUrl: kept.ownerUrl,
    open(address, options) {
      const how = JSON.stringify([address, options]);
      const pool = kept.pools.get(how) ?? openPool(address, { ...options, idleMs: KEPT_MS });
      kept.pools.set(how, pool);
      return viewOf(pool);
    },
    async leave() {
      kept.isTaken = false;
    },
  };
}

/** As many as wanted, each for one use. */
async function disposable(server: string, template: string): Promise<OwnDatabase> {
  const ownerUrl = await create(server, template);
  const pools: pg.Pool[] = [];
  return {
    ownerUrl,
    open(address, options) {
      const pool = openPool(address, options);
      pools.push(pool);
      return viewOf(pool);
    },
    async leave() {
      await Promise.all(pools.map((pool) => pool.end()));
      await dropDatabase(server, ownerUrl);
    },
  };
}

/** Whoever caches by the object of a database meets another one in each file. */
const viewOf = (pool: pg.Pool): Db =>
  new Kysely<Database>({
    dialect: new PostgresDialect({ pool: { connect: () => pool.connect(), end: async () => {} } as pg.Pool }),
  });

async function create(server: string, template: string): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await withAdmin(server, (admin) =>
    sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(admin),
  );
  return databaseAddress(server, name);
}

async function drop({ ownerUrl, owner, pools }: Kept, server: string): Promise<void> {
  keeper[KEPT] = undefined;
  await Promise.all([owner, ...pools.values()].map((pool) => pool.end()));
  await dropDatabase(server, ownerUrl);
}

const dropDatabase = (server: string, ownerUrl: string) =>
  withAdmin(server, (admin) =>
    sql`drop database if exists ${sql.id(new URL(ownerUrl).pathname.slice(1))} with (force)`.execute(admin),
  );

/** All tables that hold rows of their own. */
const TABLES = `select format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and relpersistence <> 't' and nspname not in ('pg_catalog', 'information_schema')`;

/** What a database begins with. */
interface Beginning {
  /** The rows of each table that has any, as JSON. */
  rows: { name: string; columns: string; rows: string }[];
  sequences: string;
}

async function beginningOf(owner: pg.Pool): Promise<Beginning> {
  const { rows: tables } = await owner.query<{ name: string; columns: string }>(`
    select name, (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
      where attrelid = name::regclass and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from (${TABLES}) as each`);
  const rows: Beginning['rows'] = [];
  for (const table of tables) {
    const { rows: found } = await owner.query(`select json_agg(each)::text as rows from ${table.name} each`);
    if (found[0].rows !== null) rows.push({ ...table, rows: found[0].rows });
  }
  const { rows: sequences } = await owner.query(`
    select json_agg(json_build_object('name', format('%I.%I', schemaname, sequencename), 'first', start_value,
      'last', last_value))::text as all_of_them from pg_sequences`);
  return { rows, sequences: sequences[0].all_of_them };
}

const EMPTY = `
  do $$
  declare each record; has boolean;
  begin
    set local session_replication_role = replica;
    set local lock_timeout = '5s';
    for each in ${TABLES} loop
      execute format('select exists (select from %s)', each.name) into has;
      if has then execute format('delete from %s', each.name); end if;
    end loop;
  end $$`;

async function empty({ owner, beginning }: Kept): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query(`begin; ${EMPTY}; set local session_replication_role = replica`);
    for (const { name, columns, rows } of beginning.rows) {
      await client.query(
        `insert into ${name} (${columns}) overriding system value
          select ${columns} from json_populate_recordset(null::${name}, $1)`,
        [rows],
      );
    }
    await client.query(
      `select setval(begun.name::regclass, coalesce(begun.last, begun.first), begun.last is not null)
      from json_to_recordset($1) as begun (name text, first bigint, last bigint)
        join pg_sequences now on format('%I.%I', now.schemaname, now.sequencename) = begun.name
      where now.last_value is distinct from begun.last`,
      [beginning.sequences],
    );
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** A word for the shape of everything, another one after any change of it. */
async function schemaOf(owner: pg.Pool): Promise<string> {
  const { rows } = await owner.query<{ shape: string }>(`
    select md5(concat_ws(' ',
      (select sum(hashtext(concat(attrelid, attname, atttypid, attnotnull, attisdropped, atthasdef, attacl))::bigint)
        from pg_attribute where attrelid >= 16384 and attnum > 0),
      (select sum(hashtext(concat(oid, relkind, relacl, relowner, relrowsecurity))::bigint) from pg_class
        where oid >= 16384 and relkind <> 't' and relnamespace <> all (select oid from pg_namespace where nspname ~ '^pg_')),
      (select sum(hashtext(concat(oid, tgname, tgenabled, tgfoid))::bigint) from pg_trigger),
      (select sum(hashtext(concat(oid, prosrc, proacl))::bigint) from pg_proc where oid >= 16384),
      (select sum(hashtext(concat(oid, conname, convalidated))::bigint) from pg_constraint where oid >= 16384),
      (select sum(hashtext(concat(indexrelid, indisvalid, indisready))::bigint) from pg_index where indexrelid >= 16384),
      (select sum(hashtext(concat(setdatabase, setrole, setconfig))::bigint) from pg_db_role_setting
        join pg_database on pg_database.oid = setdatabase where datname = current_database()),
      (select count(*) from kysely_migration))) as shape`);
  return onlyRow(rows).shape;
}
