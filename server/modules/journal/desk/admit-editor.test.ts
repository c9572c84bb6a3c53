import { admitEditor, getPaperLog, listDesk, setStatus } from '@mustalah/contract/journal/desk';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSubmission } from '../../../test/build-paper.ts';
import { assign } from '../../../test/build-review.ts';
import { buildAdmin, buildUser, type TestUser } from '../../../test/factories.ts';
import { sendPaper } from '../../../test/send-paper.ts';
import { world } from '../../../test/world.ts';
import { relationTo } from '../paper/people.ts';

const w = world();

const REASON = 'تشابه أسماء: راجعت جهة عملها فليست هي';
const WALLET = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin';

let editor: TestUser;
beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
});

let serial = 0;
let papers = 0;

/** An editor, and a paper that names them among its authors. */
async function namedEditor({ wallet_address = '' } = {}) {
  const name = `محررة الاسم ${'أبتثجحخدذرزسشصضطظعغفقكلمنهوي'[serial++]}ريبة`;
  const named = await buildUser(w.db, { role: 'journal_admin', name, wallet_address });
  const author = await buildUser(w.db, { wallet_address });
  return { named, author };
}

const send = async (author: TestUser, coAuthors: object[]) =>
  (await sendPaper(w, author, { title: `بحث رقم ${++papers}`, co_authors: JSON.stringify(coAuthors) })).id;
const admit = (paper: number, user: TestUser, as: TestUser = editor, reason = REASON) =>
  w.call(admitEditor, { params: { id: paper, user: user.id }, body: { reason } }, as);
const decide = (paper: number, as: TestUser) =>
  w.call(setStatus, { params: { id: paper }, body: { status: 'approved' } }, as);
const onDesk = async (paper: number, as: TestUser) =>
  (await w.call(listDesk, { query: { paper } }, as)).answer.results[0];

describe.each([
  ['name', (named: TestUser) => [{ name: named.name }], ''],
  ['email', (named: TestUser) => [{ name: 'شريك آخر تمامًا', email: named.email }], ''],
  ['wallet', () => [], WALLET],
] as const)('an editor who is taken for an author by %s', (knownBy, coAuthors, wallet_address) => {
  test('is shown to whoever handles the paper, and handles it once another editor says that it is not so', async () => {
    const { named, author } = await namedEditor({ wallet_address });
    const paper = await send(author, coAuthors(named));
    expect((await decide(paper, named)).error?.code).toBe('own_paper');
    expect((await onDesk(paper, editor))?.named_editors).toContainEqual({
      id: named.id,
      name: named.name,
      known_by: [knownBy],
    });

    const { status, answer } = await admit(paper, named);
    expect([status, answer.named_editors.map(({ id }) => id)]).toEqual([
      200,
      expect.not.arrayContaining([named.id]),
    ]);
    expect((await onDesk(paper, named))?.relation).toBe('stranger');
    expect((await decide(paper, named)).status).toBe(200);

    const { entries, broken_at } = (await w.call(getPaperLog, { params: { id: paper } }, editor)).answer;
    expect([broken_at, entries[1]]).toMatchObject([
      null,
      {
        kind: 'editor_admitted',
        actor_name: editor.name,
        about: named.name,
        internal_note: REASON,
        note: '',
      },
    ]);
    const told = await w.db
      .selectFrom('notifications')
      .select(['link'])
      .where('user_id', '=', named.id)
      .where('kind', '=', 'paper_editor_admitted')
      .execute();
    expect(told).toEqual([{ link: `/journal-admin?paper=${paper}` }]);
  });
});

test('nobody says so for themselves, nor two who are both named for one another', async () => {
  const [{ named, author }, { named: other }] = [await namedEditor(), await namedEditor()];
  const paper = await send(author, [{ name: named.name }, { name: other.name }]);
  const codes = [
    (await admit(paper, named, named)).error?.code,
    (await admit(paper, other, named)).error?.code,
    (await admit(paper, named, other)).error?.code,
  ];
  expect(codes).toEqual(['own_paper', 'own_paper', 'own_paper']);
  expect(await relationTo(w.db, named.id, paper)).toBe('author');
});

test('who submitted the paper is its author, whatever anybody says; and who is not named needs no leave', async () => {
  const author = await buildUser(w.db, { role: 'journal_admin' });
  const paper = await send(author, []);
  const stranger = await buildUser(w.db, { role: 'journal_admin' });
  const statuses = [
    await admit(paper, author),
    await admit(paper, stranger),
    await admit(999_999, author),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 404]);
  expect(await relationTo(w.db, author.id, paper)).toBe('author');
});

test('an editor who was asked to review it learns by it neither who wrote it nor who is named', async () => {
  // By a wallet: so nothing waits for the file of a paper.
  const { named, author } = await namedEditor({
    wallet_address: '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T',
  });
  const paper = await buildSubmission(w.deps, author);
  const reviewer = await buildUser(w.db, { is_reviewer: true });
  await assign(w, paper, reviewer, editor);
  await w.db.updateTable('users').set({ role: 'journal_admin' }).where('id', '=', reviewer.id).execute();
  const answers = [await admit(paper, named, reviewer), await admit(paper, editor, reviewer)];
  expect(answers.map(({ status, error }) => [status, error?.code])).toEqual([
    [403, 'asked_to_review'],
    [403, 'asked_to_review'],
  ]);
  const shown = [await onDesk(paper, reviewer), await onDesk(paper, named)];
  expect(shown.map((each) => each?.named_editors)).toEqual([[], []]);
});

test('an admin may say so, a member may not; a reason is needed, and a paper that still stands', async () => {
  const { named, author } = await namedEditor();
  const paper = await send(author, [{ name: named.name }]);
  expect((await admit(paper, named, author)).status).toBe(403);
  const short = await admit(paper, named, editor, 'لا');
  expect([short.status, Object.keys(short.error ?? {})]).toEqual([400, expect.arrayContaining(['reason'])]);
  await w.db.updateTable('papers').set({ withdrawn_at: w.clock.now }).where('id', '=', paper).execute();
  expect((await admit(paper, named)).error?.code).toBe('paper_withdrawn');
  await w.db.updateTable('papers').set({ withdrawn_at: null }).where('id', '=', paper).execute();
  expect((await admit(paper, named, await buildAdmin(w.db))).status).toBe(200);
});

test('said twice at once it stands in the log once', async () => {
  const { named, author } = await namedEditor();
  const paper = await send(author, [{ name: named.name }]);
  const statuses = (await Promise.all([admit(paper, named), admit(paper, named)])).map(
    ({ status }) => status,
  );
  expect(statuses).toEqual([200, 200]);
  const { entries } = (await w.call(getPaperLog, { params: { id: paper } }, editor)).answer;
  expect(entries.map(({ kind }) => kind)).toEqual(['submitted', 'editor_admitted']);
});

test('it holds for one paper, and for what was known: a new sign of authorship counts', async () => {
  const { named, author } = await namedEditor();
  const [paper, other] = [
    await send(author, [{ name: named.name }]),
    await send(author, [{ name: named.name }]),
  ];
  await admit(paper, named);
  expect(await relationTo(w.db, named.id, other)).toBe('author');
  // Once known as named, a new name of the account changes nothing; once admitted neither.
  await w.db.updateTable('users').set({ name_key: 'اسم اخر' }).where('id', '=', named.id).execute();
  expect([await relationTo(w.db, named.id, paper), await relationTo(w.db, named.id, other)]).toEqual([
    'stranger',
    'author',
  ]);
  expect((await admit(other, named)).status).toBe(200);
  expect(await relationTo(w.db, named.id, other)).toBe('stranger');
  const wallet_address = 'B1aLAAe4vW8nSQCetXnYqJfRxzTjnbooczwkUJAr7yMS';
  await w.db.updateTable('users').set({ wallet_address }).where('id', 'in', [named.id, author.id]).execute();
  expect(await relationTo(w.db, named.id, paper)).toBe('author');
});
