import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { audit } from '../../../platform/audit.ts';
import { buildPaper } from '../../../test/build-paper.ts';
import { buildUser } from '../../../test/factories.ts';
import { withPoints } from '../../../test/points.ts';
import { world } from '../../../test/world.ts';
import { holdPaper } from '../../journal/paper/held-paper.ts';
import { append } from '../../journal/paper/log.ts';
import { listHeads, sealChains } from '../seal.ts';
import { type VerifyOptions, verify } from './verify.ts';

const w = world();
let ids: number[];

/** Five acts that nobody has tampered with. */
beforeEach(async () => {
  await w.empty('users', 'audit_log', 'papers');
  for (let n = 1; n <= 5; n++) {
    await audit(w.db, {
      actorId: null,
      action: 'x',
      subject: `y:${n}`,
      detail: { b: 'نص «غريب»\n', a: 1.5 },
    });
  }
  await sealChains(w.db);
  ids = (await w.db.selectFrom('audit_log').select('id').orderBy('id').execute()).map(({ id }) => id);
});

const found = async (options: Partial<VerifyOptions> = {}) =>
  (await verify(w.db, { anchors: [], isWhole: true, ...options })).findings;
const headOf = async (chain: string) => (await listHeads(w.db)).find((head) => head.chain === chain);

test('what nobody touched is whole, whatever settings a session has', async () => {
  expect(await found()).toEqual([]);
  await w.asOwner((owner) =>
    owner.transaction().execute(async (tx) => {
      await sql`set local timezone = 'Asia/Riyadh'`.execute(tx);
      await sql`set local datestyle = 'German'`.execute(tx);
      const { rows } = await sql`
        select from chain_links link
          join chain_links before on before.chain = link.chain and before.seq = link.seq - 1
          join chained_rows row on row.chain = link.chain and row.row_id = link.row_id
        where link.hash = link_hash(before.hash, link.chain, content)`.execute(tx);
      expect(rows).toHaveLength(4);
    }),
  );
});

test('an altered row is named', async () => {
  const [, second = 0] = ids;
  await w.tamper(sql`update audit_log set detail = '{"a": 2}' where id = ${second}`);
  expect(await found()).toEqual([{ kind: 'altered', chain: 'audit_log', row: second }]);
});

test('a row altered together with its link leaves the next link without what it was made from', async () => {
  const [, second = 0, third = 0] = ids;
  await w.tamper(
    sql`update audit_log set detail = '{"a": 2}' where id = ${second}`,
    sql`update chain_links set hash = link_hash(
      (select hash from chain_links where chain = 'audit_log' and seq = 1), 'audit_log',
      (select content from chained_rows where chain = 'audit_log' and row_id = ${second}))
      where chain = 'audit_log' and seq = 2`,
  );
  expect(await found()).toEqual([{ kind: 'altered', chain: 'audit_log', row: third }]);
});

test('a removed row is named, and a removed link', async () => {
  const [first = 0] = ids;
  await w.tamper(sql`delete from audit_log where id = ${first}`);
  expect(await found()).toEqual([{ kind: 'gone', chain: 'audit_log', row: first }]);
  await w.tamper(sql`delete from chain_links where chain = 'audit_log' and seq = 3`);
  expect(await found()).toContainEqual({ kind: 'link_gone', chain: 'audit_log', seq: 3 });
});

test('the newest row removed with its link is missing at the head', async () => {
  await w.tamper(
    sql`delete from audit_log where id = ${ids[4] ?? 0}`,
    sql`delete from chain_links where chain = 'audit_log' and seq = 5`,
  );
  expect(await found()).toEqual([{ kind: 'wrong_head', chain: 'audit_log' }]);
});

test('a row that was removed before it was linked is named', async () => {
  await audit(w.db, { actorId: null, action: 'x', subject: 'y' });
  await w.tamper(sql`delete from audit_log where id > ${ids[4] ?? 0}`);
  expect(await found()).toEqual([{ kind: 'gone', chain: 'audit_log', row: (ids[4] ?? 0) + 1 }]);
});

test('a row that was slipped in, past the triggers, is named', async () => {
  await w.tamper(sql`insert into audit_log (action, subject) values ('x', 'slipped')`);
  expect(await found()).toEqual([{ kind: 'unlinked', chain: 'audit_log', row: (ids[4] ?? 0) + 1 }]);
});

test('a chain that was written anew as a whole agrees with itself, but not with a head kept elsewhere', async () => {
  const anchor = await headOf('audit_log');
  if (!anchor) throw new Error('no head');
  await w.tamper(
    sql`update audit_log set detail = '{}' where id = ${ids[0] ?? 0}`,
    sql`select begin_chains()`,
  );
  expect(await found()).toEqual([]);
  expect(await found({ anchors: [anchor] })).toEqual([{ kind: 'rewritten', chain: 'audit_log', length: 5 }]);
});

test('only what came behind the heads is looked at when not everything is', async () => {
  const anchors = await listHeads(w.db);
  await audit(w.db, { actorId: null, action: 'x', subject: 'later' });
  await sealChains(w.db);
  await w.tamper(sql`update audit_log set subject = 'other'`);
  const last = { kind: 'altered', chain: 'audit_log', row: (ids[4] ?? 0) + 1 };
  expect(await found({ anchors, isWhole: false })).toEqual([last]);
  expect(await found({ anchors })).toHaveLength(6);
});

test('an entry of the ledger is under the seal of its transaction, also one that is added later', async () => {
  const { id: userId } = await buildUser(w.db);
  await withPoints(w.db, userId, (points) =>
    points.credit({ userId, reason: 'vote_cast', subject: 'vote:1', label: '', amount: 5n, now: new Date() }),
  );
  expect(await found()).toEqual([]);
  const { id, transaction_id } = await w.db
    .selectFrom('ledger_entries')
    .select(['id', 'transaction_id'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const altered = { kind: 'altered', chain: 'ledger', row: transaction_id };
  await w.tamper(sql`update ledger_entries set amount = amount + 1 where id = ${id}`);
  expect(await found()).toEqual([
    altered,
    { kind: 'ledger', broken: expect.stringContaining('قيود حركة لا تتوازن') },
    { kind: 'ledger', broken: expect.stringContaining('رصيد حساب لا يساوي') },
  ]);
  await w.tamper(
    sql`update ledger_entries set amount = amount - 1 where id = ${id}`,
    sql`insert into ledger_entries (transaction_id, account_id, amount)
      select transaction_id, account_id, 0.1 + 1 from ledger_entries where id = ${id}`,
  );
  expect(await found({ isWhole: false })).toEqual([altered]);
});

test('the newest entry of a paper’s log cannot be missing', async () => {
  const author = await buildUser(w.db);
  const paper = await buildPaper(w.db, author);
  for (const step of [{ kind: 'submitted', to: 'pending' }, { kind: 'assigned' }] as const) {
    await w.db.transaction().execute(async (tx) => {
      const held = await holdPaper(tx, paper);
      if (held) await append(tx, held, { ...step, actorId: author.id, actorRole: 'editor', now: new Date() });
    });
  }
  expect(await found()).toEqual([]);
  await w.tamper(sql`delete from paper_log where kind = 'assigned'`);
  expect(await found()).toContainEqual({ kind: 'paper_log', paper, seq: 2 });
});

test('rows of many who write at once, and of those who take long, are linked once each', async () => {
  const held = Promise.withResolvers<void>();
  const late = w.db.transaction().execute(async (tx) => {
    await audit(tx, { actorId: null, action: 'late', subject: 'late' });
    await held.promise;
  });
  await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      await audit(w.db, { actorId: null, action: 'x', subject: `at once:${n}` });
      await sealChains(w.db);
    }),
  );
  expect(await headOf('audit_log')).toMatchObject({ length: 25 });
  held.resolve();
  await late;
  expect(await found()).toEqual([]);
  expect(await headOf('audit_log')).toMatchObject({ length: 26 });
});

test('each column of a chained table is under its seal', async () => {
  const { rows } = await sql<{ columns: string }>`
    select string_agg(column_name, ' ' order by ordinal_position) as columns from information_schema.columns
    where table_name in ('audit_log', 'ledger_entries', 'ledger_transactions', 'payout_log', 'term_decisions')
    group by table_name order by table_name`.execute(w.db);
  const definition = await sql<{ text: string }>`
    select pg_get_viewdef('chained_rows'::regclass) as text`.execute(w.db);
  const text = definition.rows[0]?.text ?? '';
  const unsealed = rows
    .flatMap(({ columns }) => columns.split(' '))
    .filter((column) => !text.includes(column));
  expect(unsealed).toEqual([]);
});
