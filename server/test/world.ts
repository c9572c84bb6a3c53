import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Answer,
  type Endpoint,
  formOf,
  type LooseParts,
  type Sent,
  urlOf,
} from '@mustalah/contract/endpoint';
import type { ErrorBody } from '@mustalah/contract/errors';
import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, inject } from 'vitest';
import { buildApp } from '../app.ts';
import type { AiGateway } from '../gateways/ai.ts';
import { noCaptcha } from '../gateways/captcha.ts';
import { openFiles } from '../gateways/files.ts';
import { openImages } from '../gateways/images.ts';
import { memoryMail } from '../gateways/mail.ts';
import { fixedPrice } from '../gateways/price.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { type Db, FOR_SEARCH } from '../platform/db.ts';
import type { Deps, Gateways } from '../platform/deps.ts';
import { type Jobs, nightlyCleanup, openJobs } from '../platform/jobs.ts';
import type { Secrets } from '../platform/secrets.ts';
import { FIRST_KEY, SigningKeys } from '../platform/signing-keys.ts';
import type { TestUser } from './factories.ts';
import { type OwnDatabase, takeDatabase } from './kept-database.ts';
import { docxReaderHere, pdfReaderHere } from './pdf-reader-here.ts';
import { applicationAddress, tamper, withAdmin } from './postgres.ts';

export interface World {
  db: Db;
  app: FastifyInstance;
  deps: Deps;
  /** The address of its database, for the application. */
  databaseUrl: string;
  /** The same for the role that owns the tables. */
  ownerUrl: string;
  /** Do what the application may not: change tables, or what is only appended. */
  asOwner<T>(act: (owner: Db) => Promise<T>): Promise<T>;
  /** Change what no trigger would let be changed. */
  tamper(...changes: RawBuilder<unknown>[]): Promise<void>;
  /** Take all rows of these tables away, and what refers to them, also where rows are only appended. */
  empty(...tables: string[]): Promise<void>;
  mail: ReturnType<typeof memoryMail>;
  jobs: Jobs;
  /** The clock of the server; moves only when a test moves it. */
  clock: { now: Date };
  /** Call the API as a user, or as a stranger; typed by the contract. */
  call<E extends Endpoint>(endpoint: E, sent: Sent<E>, as?: TestUser): Promise<CallResult<E>>;
  /** Let a night pass: whoever keeps what grows old removes it. */
  cleanUp(): Promise<void>;
  /** Call with anything at all, for tests of bad input. */
  send(method: string, url: string, payload?: unknown, as?: TestUser): Promise<CallResult<Endpoint>>;
}

export interface CallResult<E extends Endpoint> {
  status: number;
  answer: Answer<E>;
  /** The body of a refusal. */
  error: ErrorBody | undefined;
  headers: Record<string, unknown>;
}

export interface WorldOptions {
  config?: Partial<Config>;
  gateways?: Partial<Gateways>;
  ai?: AiGateway;
}

/** A fault of ours must not hide behind the sentence that a caller gets. */
const faultLog = pino({ level: 'error' }, { write: (line) => console.error(line) });

const signingKey = { id: FIRST_KEY, secret: 'signing-key-secret-for-tests-only!', until: null };

export const testSecrets: Secrets = {
  lasting: 'lasting-secret-that-is-for-tests-only',
  signing: new SigningKeys([signingKey], async () => [signingKey]),
  captchaChallenge: 'captcha-challenge-secret-for-tests',
  captchaKey: 'captcha-key-secret-for-tests-only!',
};

/**
 * In SQL: as `truncate … restart identity cascade` does, but a few rows are gone in a twentieth of the time, and what each
 * connection knows of the tables, with its plans, holds further.
 */
const withoutRows = (tables: readonly string[]) => sql`
  do $$
  declare each record; has boolean;
  begin
    for each in
      with recursive emptied (id) as (
        select unnest(${sql.lit(`{${tables.join(',')}}`)}::regclass[])::oid
        union select conrelid from emptied join pg_constraint on contype = 'f' and confrelid = emptied.id
      )
      select id::regclass as name, (select string_agg(format('%L', objid::regclass), ',') from pg_depend
        where classid = 'pg_class'::regclass and refobjid = id and deptype in ('a', 'i')
          and exists (select from pg_sequence where seqrelid = objid)) as counter
      from emptied
    loop
      execute format('select exists (select from %s)', each.name) into has;
      if has then execute format('delete from %s', each.name); end if;
      if each.counter is not null then
        execute format('select setval(seqrelid::regclass, seqstart, false) from pg_sequence where seqrelid = %s::regclass',
          each.counter);
      end if;
    end loop;
  end $$`;

/** A database of its own and the real app, for one test file. */
export function world(options: WorldOptions = {}): World {
  const w = {
    call,
    send,
    cleanUp,
    asOwner,
    tamper: (...changes) => tamper(w.ownerUrl, ...changes),
    empty,
    clock: { now: new Date('2026-03-10T09:00:00Z') },
  } as World;
  let own: OwnDatabase | undefined;
  let folder = '';

  beforeAll(async () => {
    own = await takeDatabase(inject('postgres'), inject('template'));
    w.ownerUrl = own.ownerUrl;
    const address = applicationAddress(w.ownerUrl);
    w.databaseUrl = address;
    w.db = own.open(address, { max: 20 });
    w.jobs = openJobs(address, (error) => console.error(error));
    w.mail = memoryMail();
    folder = await mkdtemp(join(tmpdir(), 'mustalah-test-'));
    w.deps = {
      log: faultLog,
      db: w.db,
      replica: w.db,
      replicas: null,
      searching: own.open(address, { max: 4, ...FOR_SEARCH }),
      config: {
        ...readConfig({
          NODE_ENV: 'test',
          RATE_LIMIT: 'off',
          CAPTCHA_PROVIDER: 'off',
          LEARN_AT_START: 'off',
          // However slow the machine is.
          QUEUE_MS: '0',
        }),
        ...options.config,
      },
      secrets: testSecrets,
      now: () => w.clock.now,
      jobs: w.jobs,
      gateways: {
        mail: w.mail,
        captcha: noCaptcha,
        price: fixedPrice({ USD: 0.05 }),
        ai: null,
        files: openFiles(undefined, folder),
        pdf: pdfReaderHere(),
        docx: docxReaderHere(),
        solana: null,
        doiAgency: null,
        images: openImages(),
        ...options.gateways,
      },
    };
    w.app = buildApp(w.deps, { log: faultLog });
    await w.app.ready();
  });

  afterAll(async () => {
    await w.app?.close();
    await w.jobs?.stop();
    await w.deps?.searching.destroy();
    await w.db?.destroy();
    await rm(folder, { recursive: true, force: true });
    await own?.leave();
  });

  function asOwner<T>(act: (owner: Db) => Promise<T>): Promise<T> {
    return withAdmin(w.ownerUrl, act);
  }

  async function empty(...tables: string[]): Promise<void> {
    await w.tamper(withoutRows(tables), sql`select begin_chains()`);
  }

  function call<E extends Endpoint>(endpoint: E, sent: Sent<E>, as?: TestUser): Promise<CallResult<E>> {
    const parts = sent as LooseParts;
    const payload = parts.files ? formOf(parts) : parts.body;
    return send(endpoint.method, urlOf(endpoint.path, parts), payload, as);
  }

  async function cleanUp(): Promise<void> {
    await w.db.transaction().execute((tx) => w.jobs.send(tx, nightlyCleanup, {}));
    await w.jobs.drain();
  }

  async function send(method: string, url: string, payload?: unknown, as?: TestUser) {
    const response = await w.app.inject({
      method: method as 'GET',
      url,
      headers: as ? { authorization: `Bearer ${await as.token(w)}` } : {},
      ...(payload !== undefined && { payload: payload as object }),
    });
    const isJson = /json/.test(String(response.headers['content-type']));
    const body = isJson ? response.json() : response.body;
    const isError = response.statusCode >= 400;
    return {
      status: response.statusCode,
      answer: body,
      error: isError ? body : undefined,
      headers: response.headers,
    };
  }

  return w;
}
