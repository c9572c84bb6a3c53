import { obtainTokens } from '@mustalah/contract/accounts';
import {
  acceptSignedIn,
  acceptWithNewAccount,
  declineAddressInvitation,
  inviteByAddress,
  showAddressInvitation,
  withdrawAddressInvitation,
} from '@mustalah/contract/journal/address-invitations';
import { listDesk } from '@mustalah/contract/journal/desk';
import { listReviewerPapers } from '@mustalah/contract/journal/review';
import { listNotifications } from '@mustalah/contract/notifications';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildSubmission } from '../../../test/build-paper.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { findBrokenEntry } from '../paper/log.ts';

const w = world({ config: { PUBLIC_URL: 'https://mustalah.example' } });
const DAY_MS = 86_400_000;
const PASSWORD = 'نخلة باسقة في الوادي';

let serial = 0;
let id: number;
let email: string;
let author: TestUser;
let editor: TestUser;
beforeEach(async () => {
  w.clock.now = new Date('2026-03-10T09:00:00Z');
  serial += 1;
  email = `stranger${serial}@elsewhere.example`;
  author = await buildUser(w.db, {
    name: `زنوبيا القزوينية ${serial}`,
    email: `zenobia${serial}@author.example`,
  });
  editor = await buildUser(w.db, { role: 'journal_admin' });
  id = await buildSubmission(w.deps, author, {
    title: 'أثر التعريب',
    coAuthors: [{ name: 'فيروزان البلخي', email: `firuzan${serial}@coauthor.example` }],
  });
});

const invite = (more: object = {}, as = editor) =>
  w.call(inviteByAddress, { params: { id }, body: { name: 'هدى الأندلسي', email, ...more } }, as);
/** The token of the last link that went to an address. */
async function tokenTo(address = email): Promise<string> {
  await w.jobs.drain();
  const mail = w.mail.sent.findLast(({ to }) => to === address);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
const invited = async () => {
  expect((await invite()).status).toBe(201);
  return tokenTo();
};
const show = (token: string) => w.call(showAddressInvitation, { query: { token } });
const register = (token: string, more: object = {}) =>
  w.call(acceptWithNewAccount, { body: { token, name: 'هدى الأندلسي', password: PASSWORD, ...more } });
const decline = (token: string) =>
  w.call(declineAddressInvitation, { body: { token, reason: 'بعيد عن تخصصي' } });
const accept = (token: string, as: TestUser) => w.call(acceptSignedIn, { body: { token } }, as);
const onDesk = async (as = editor) =>
  (await w.call(listDesk, { query: { paper: id } }, as)).answer.results[0];
const code = ({ error }: { error?: { code: string } | undefined }) => error?.code;

test('who has no account is asked by a mail, reads what the paper is about, and accepts by making one', async () => {
  const token = await invited();
  const mail = w.mail.sent.findLast(({ to }) => to === email);
  expect(`${mail?.subject} ${mail?.text}`).toContain('أثر التعريب');
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/القزوينية|البلخي|zenobia|firuzan/);
  const { answer: seen } = await show(token);
  expect(seen).toMatchObject({ title: 'أثر التعريب', name: 'هدى الأندلسي', email, has_account: false });
  expect(JSON.stringify(seen)).not.toMatch(/القزوينية|البلخي|zenobia|firuzan/);
  // Only a hash of the token is kept.
  const row = await w.db
    .selectFrom('address_invitations')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
  expect(JSON.stringify(row)).not.toContain(token);
  expect((await register(token)).status).toBe(201);
  const { answer: tokens } = await w.call(obtainTokens, { body: { email, password: PASSWORD } });
  const reviewer = { ...editor, token: async () => tokens.access };
  const { answer: papers } = await w.call(listReviewerPapers, { query: {} }, reviewer);
  expect(papers).toMatchObject([{ id, state: 'accepted', can_review: true }]);
  const paper = await onDesk();
  expect(paper?.assignments).toMatchObject([{ reviewer_name: 'هدى الأندلسي', state: 'accepted' }]);
  expect(paper?.address_invitations).toEqual([]);
  expect([code(await show(token)), code(await register(token)), code(await decline(token))]).toEqual(
    Array(3).fill('invitation_invalid'),
  );
  expect(await findBrokenEntry(w.db, id)).toBeNull();
});

test('it is declined with one press and no account, and the editors hear of it', async () => {
  const token = await invited();
  expect((await decline(token)).status).toBe(200);
  expect((await onDesk())?.address_invitations).toMatchObject([
    { name: 'هدى الأندلسي', email, state: 'declined', decline_reason: 'بعيد عن تخصصي', can_withdraw: false },
  ]);
  const { answer } = await w.call(listNotifications, { query: {} }, editor);
  expect(answer.results.map(({ kind }) => kind)).toContain('invitation_declined');
  expect(code(await register(token))).toBe('invitation_invalid');
  // Asked again after that.
  expect((await invite()).status).toBe(201);
});

describe('who opened an account meanwhile', () => {
  test('accepts signed in with that address, and nobody else does', async () => {
    const token = await invited();
    const other = await buildUser(w.db);
    expect(code(await accept(token, other))).toBe('invitation_for_another');
    const owner = await buildUser(w.db, { email, name: 'هدى الأندلسي' });
    expect([(await show(token)).answer.has_account, code(await register(token))]).toEqual([
      true,
      'email_taken',
    ]);
    expect((await accept(token, owner)).status).toBe(200);
    expect((await onDesk())?.assignments).toMatchObject([{ reviewer_id: owner.id, state: 'accepted' }]);
  });

  test('and turns out to be an author, or an editor, is refused', async () => {
    const token = await invited();
    const owner = await buildUser(w.db, { email, name: 'فيروزان البلخي' });
    expect(code(await accept(token, owner))).toBe('conflict_of_interest');
    await w.db.updateTable('users').set({ role: 'journal_admin' }).where('id', '=', owner.id).execute();
    expect(code(await accept(token, owner))).toBe('editor_knows_author');
    expect((await onDesk())?.assignments).toEqual([]);
  });
});

test('of two answers at once one counts', async () => {
  const token = await invited();
  const answers = await Promise.all([decline(token), register(token)]);
  expect(answers.map(code).filter((each) => each === 'invitation_invalid')).toHaveLength(1);
});

describe('the link opens nothing', () => {
  test.each([
    ['after its time', async () => (w.clock.now = new Date(w.clock.now.getTime() + 8 * DAY_MS))],
    [
      'once the paper is taken back',
      () => w.db.updateTable('papers').set({ withdrawn_at: w.clock.now }).where('id', '=', id).execute(),
    ],
    [
      'once the paper is decided',
      () => w.db.updateTable('papers').set({ status: 'rejected' }).where('id', '=', id).execute(),
    ],
  ])('%s', async (_, happens) => {
    const token = await invited();
    await happens();
    expect([code(await show(token)), code(await decline(token)), code(await register(token))]).toEqual(
      Array(3).fill('invitation_invalid'),
    );
  });

  test('once an editor took it back', async () => {
    const token = await invited();
    const [open] = (await onDesk())?.address_invitations ?? [];
    const params = { id, invitation: open?.id ?? 0 };
    expect(
      (await w.call(withdrawAddressInvitation, { params }, editor)).answer.address_invitations,
    ).toMatchObject([{ state: 'withdrawn' }]);
    expect(code(await show(token))).toBe('invitation_invalid');
    expect(code(await w.call(withdrawAddressInvitation, { params }, editor))).toBe('assignment_over');
  });
});

describe('an editor is refused', () => {
  test('who asks an author, by address or by name, or does not look at what speaks against it', async () => {
    expect(code(await invite({ email: `firuzan${serial}+x@coauthor.example` }))).toBe('conflict_of_interest');
    expect(code(await invite({ email: `zenobia${serial}+x@author.example` }))).toBe('conflict_of_interest');
    expect(code(await invite({ name: 'فيروزان البلخي' }))).toBe('conflict_of_interest');
    const near = await invite({ email: `near${serial}@coauthor.example` });
    expect([code(near), near.error?.detail]).toEqual([
      'likely_conflict',
      expect.stringContaining('بريد من نطاق واحد'),
    ]);
    expect((await invite({ email: `near${serial}@coauthor.example`, despite_signs: true })).status).toBe(201);
  });

  test('who asks twice, asks a member, or writes no address', async () => {
    const member = await buildUser(w.db);
    expect(await invite({ email: member.email })).toMatchObject({
      status: 409,
      error: { email: [expect.any(String)] },
    });
    const twice = await Promise.all([invite(), invite()]);
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await invite({ email: 'x' })).error).toMatchObject({ email: [expect.any(String)] });
    expect((await invite({ email: `other${serial}@elsewhere.example`, name: '' })).error).toMatchObject({
      name: [expect.any(String)],
    });
  });

  test('who is none, or stands on the paper', async () => {
    const reviewer = await buildUser(w.db, { is_reviewer: true });
    expect([(await invite({}, author)).status, (await invite({}, reviewer)).status]).toEqual([403, 403]);
    await invited();
    await w.db.updateTable('users').set({ role: 'journal_admin' }).where('id', '=', author.id).execute();
    expect(code(await invite({}, author))).toBe('own_paper');
    expect((await onDesk(author))?.address_invitations).toEqual([]);
  });
});

test('a weak password, or the name of one of the team, is refused and the link still works', async () => {
  const token = await invited();
  expect((await register(token, { password: '12345678' })).status).toBe(400);
  expect((await register(token, { name: '' })).status).toBe(400);
  expect((await show(token)).status).toBe(200);
});

test('who was asked and never came is forgotten', async () => {
  await invited();
  w.clock.now = new Date(w.clock.now.getTime() + 98 * DAY_MS);
  await w.cleanUp();
  expect(
    await w.db.selectFrom('address_invitations').select('id').where('email', '=', email).execute(),
  ).toEqual([]);
});
