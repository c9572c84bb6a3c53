import { expect, test } from 'vitest';
import { buildPaper } from '../../../test/build-paper.ts';
import { buildUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { findAuthorship, listEditors, relationTo } from './people.ts';

const w = world();

const ORCID = '0000-0002-1825-0097';
const WALLET = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU';

test('whoever submitted a paper, or stands on it with their address, is its author', async () => {
  const [author, colleague] = [await buildUser(w.db), await buildUser(w.db)];
  const paper = await buildPaper(w.db, author, {
    coAuthors: [{ name: 'ليلى', email: colleague.email.toUpperCase() }],
  });
  expect(await findAuthorship(w.db, author.id, paper)).toBe('submitter');
  expect(await findAuthorship(w.db, colleague.id, paper)).toBe('email');
});

test('an ORCID is of whoever stands with it first on a paper of their own', async () => {
  const [author, owner] = [await buildUser(w.db), await buildUser(w.db)];
  await buildPaper(w.db, owner, { orcid: ORCID });
  const paper = await buildPaper(w.db, author, { coAuthors: [{ name: 'ل. العالمة', orcid: ORCID }] });
  expect(await findAuthorship(w.db, owner.id, paper)).toBe('orcid');
});

test('one wallet is of one person', async () => {
  const author = await buildUser(w.db, { wallet_address: WALLET });
  const other = await buildUser(w.db, { wallet_address: WALLET });
  expect(await findAuthorship(w.db, other.id, await buildPaper(w.db, author))).toBe('wallet');
});

test.each([
  ['هُدى أحمد الزّهراني', 'هدى احمد الزهرانى', '', 'name'],
  ['Huda Al-Zahrani', 'هدى الزهراني', 'Huda al zahrani', 'name'],
  // One word alone is the name of many.
  ['هدى', 'هدى', '', null],
  ['هدى أحمد', 'هدى أحمد الزهراني', '', null],
])('the account of %s is met by the co-author %s (%s): %s', async (name, written, latinName, known) => {
  const account = await buildUser(w.db, { name });
  const paper = await buildPaper(w.db, await buildUser(w.db), { coAuthors: [{ name: written, latinName }] });
  expect(await findAuthorship(w.db, account.id, paper)).toBe(known);
});

test.each([
  ['name', { name: 'اسم آخر تمامًا', name_key: 'اسم اخر تماما' }],
  ['email', { email: 'elsewhere@example.org' }],
  ['wallet', { wallet_address: '' }],
])('an author known by %s does not become a stranger to the paper by changing it', async (known, change) => {
  const author = await buildUser(w.db, { wallet_address: `${WALLET.slice(0, -1)}${known.length}` });
  const account = await buildUser(w.db, {
    name: `محررة ${known} ماكرة`,
    ...(known === 'wallet' && { wallet_address: `${WALLET.slice(0, -1)}${known.length}` }),
  });
  const coAuthors =
    known === 'wallet'
      ? []
      : [{ name: known === 'name' ? account.name : 'ليلى', email: known === 'email' ? account.email : '' }];
  const paper = await buildPaper(w.db, author, { coAuthors });
  expect(await findAuthorship(w.db, account.id, paper)).toBe(known);
  await w.db.updateTable('users').set(change).where('id', '=', account.id).execute();
  expect(await relationTo(w.db, account.id, paper)).toBe('author');
});

test('a namesake of the submitter is somebody else', async () => {
  const author = await buildUser(w.db, { name: 'سعاد محمود' });
  const namesake = await buildUser(w.db, { name: 'سعاد محمود' });
  expect(await relationTo(w.db, namesake.id, await buildPaper(w.db, author))).toBe('stranger');
});

test('editors of a paper are journal admins to whom it is a stranger’s; without any, such admins', async () => {
  const author = await buildUser(w.db, { role: 'journal_admin' });
  const admin = await buildUser(w.db, { role: 'admin' });
  await buildUser(w.db, { role: 'admin', status: 'suspended' });
  const paper = await buildPaper(w.db, author);
  expect(await listEditors(w.db, paper)).toEqual([admin.id]);
  const editor = await buildUser(w.db, { role: 'journal_admin' });
  expect(await listEditors(w.db, paper)).toEqual([editor.id]);
});

test('whoever was ever asked to review a paper does not edit it', async () => {
  const editor = await buildUser(w.db, { role: 'journal_admin' });
  const paper = await buildPaper(w.db, await buildUser(w.db));
  await w.db
    .insertInto('paper_assignments')
    .values({
      paper_id: paper,
      round: 1,
      reviewer_id: editor.id,
      letter: 1,
      state: 'declined',
      assigned_by: editor.id,
      assigned_at: w.clock.now,
      due_at: w.clock.now,
    })
    .execute();
  expect(await relationTo(w.db, editor.id, paper)).toBe('reviewer');
  expect(await listEditors(w.db, paper)).not.toContain(editor.id);
});
