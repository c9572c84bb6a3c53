import {
  acceptExample,
  acceptRelation,
  editDesignation,
  listDomains,
  proposeDesignation,
  proposeExample,
  proposeRelation,
  removeDesignation,
  removeExample,
  removeRelation,
  setDesignationStatus,
  setDomains,
  setGrammar,
} from '@mustalah/contract/terms/concepts';
import { getTerm } from '@mustalah/contract/terms/dictionary';
import { submitTerm } from '@mustalah/contract/terms/suggestions';
import { voteOnTerm } from '@mustalah/contract/terms/votes';
import { expect, test } from 'vitest';
import { loadDomains } from '../../../seed/load-domains.ts';
import { buildTerm, categoryId } from '../../../test/build-term.ts';
import { buildAdmin, buildUser, buildUsers, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';

const w = world();

const buildReviewer = () => buildUser(w.db, { is_contributor: true });
const page = async (id: number, as?: TestUser) => (await w.call(getTerm, { params: { id } }, as)).answer;
const propose = (id: number, text: string, as: TestUser, more: object = {}) =>
  w.call(proposeDesignation, { params: { id }, body: { language: 'ar', text, ...more } }, as);
const namesOf = async (id: number) => (await page(id)).designations.map(({ text, status }) => [text, status]);

test('a name that anybody proposes waits for a reviewer, who accepts it, and is a version each time', async () => {
  const term = await buildTerm(w.db, { arabic: 'مرناة', latin: 'television', isApproved: true });
  const [proposer, reviewer] = [await buildUser(w.db), await buildReviewer()];
  const { status, answer } = await propose(term.id, 'تلفاز', proposer, { region: 'المغرب العربي' });
  expect([status, answer.status]).toEqual([201, 'proposed']);
  const seen = await page(term.id, proposer);
  expect(seen.designations).toEqual([
    expect.objectContaining({
      text: 'تلفاز',
      status: 'proposed',
      by: proposer.name,
      can_decide: false,
      can_remove: true,
    }),
  ]);
  const accept = (as: TestUser) =>
    w.call(setDesignationStatus, { params: { id: answer.id }, body: { status: 'accepted' } }, as);
  expect((await accept(proposer)).error?.code).toBe('forbidden');
  expect((await accept(term.author)).error?.code).toBe('forbidden');
  expect((await accept(reviewer)).status).toBe(200);
  expect(await namesOf(term.id)).toEqual([['تلفاز', 'accepted']]);
  expect((await page(term.id)).revisions.map(({ change, parts }) => [change, parts?.names])).toEqual([
    ['edited', []],
    ['names', ['تلفاز']],
    ['names', ['تلفاز']],
  ]);
});

test('nobody accepts their own proposal, but the author of a pending entry adds freely', async () => {
  const term = await buildTerm(w.db);
  const reviewer = await buildReviewer();
  const { answer } = await propose(term.id, 'اسم ثان', reviewer);
  const own = await w.call(
    setDesignationStatus,
    { params: { id: answer.id }, body: { status: 'accepted' } },
    reviewer,
  );
  expect([own.status, own.error?.code]).toEqual([403, 'own_proposal']);
  expect((await propose(term.id, 'اسم ثالث', term.author)).answer.status).toBe('accepted');
});

test('a name stands once in an entry, in any spelling, also when it is proposed twice at once', async () => {
  const term = await buildTerm(w.db, { arabic: 'هاتف', latin: 'telephone' });
  const users = await buildUsers(w.db, 2);
  const answers = await Promise.all(
    ['تليفون', 'تِليفون'].map((text, at) => propose(term.id, text, users[at] as TestUser)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const head = await propose(term.id, 'الهاتف', users[0] as TestUser);
  expect([head.status, head.error?.code]).toEqual([409, 'name_exists']);
});

test('the preferred Arabic name changes places with the entry, and the votes for the old one end', async () => {
  const [admin, voter] = [await buildAdmin(w.db), await buildUser(w.db)];
  const term = await buildTerm(w.db, { arabic: 'مسرّة', latin: 'phone' });
  await w.call(voteOnTerm, { params: { id: term.id } }, voter);
  const { answer } = await propose(term.id, 'هاتف محمول', admin, { gender: 'masculine' });
  await w.call(setDesignationStatus, { params: { id: answer.id }, body: { status: 'preferred' } }, admin);
  const after = await page(term.id);
  expect([after.arabic, after.votes]).toEqual(['هاتف محمول', 0]);
  expect(after.designations.map(({ text, status }) => [text, status])).toEqual([['مسرّة', 'accepted']]);
});

test('of a further language one name is preferred, and an abbreviation is preferred to none', async () => {
  const admin = await buildAdmin(w.db);
  const term = await buildTerm(w.db, { latin: 'genome' });
  const french = ['génome', 'génom'];
  for (const text of french) {
    const { answer } = await propose(term.id, text, admin, { language: 'fr' });
    await w.call(setDesignationStatus, { params: { id: answer.id }, body: { status: 'preferred' } }, admin);
  }
  expect(await namesOf(term.id)).toEqual([
    ['génom', 'preferred'],
    ['génome', 'accepted'],
  ]);
  const { answer } = await propose(term.id, 'GNM', admin, { language: 'en', kind: 'abbreviation' });
  const status = { status: 'preferred' as const };
  const refused = await w.call(setDesignationStatus, { params: { id: answer.id }, body: status }, admin);
  expect([refused.status, refused.error?.code]).toEqual([409, 'not_preferable']);
});

test('whoever proposed a name changes it and takes it back until it is accepted', async () => {
  const [proposer, stranger, admin] = [await buildUser(w.db), await buildUser(w.db), await buildAdmin(w.db)];
  const term = await buildTerm(w.db, { isApproved: true });
  const { answer } = await propose(term.id, 'اسم خاطئ', proposer);
  const edit = (text: string, as: TestUser) =>
    w.call(editDesignation, { params: { id: answer.id }, body: { language: 'ar', text } }, as);
  expect((await edit('اسم غيره', stranger)).status).toBe(403);
  expect((await edit('اسم صحيح', proposer)).status).toBe(200);
  expect(await namesOf(term.id)).toEqual([['اسم صحيح', 'proposed']]);
  const accepted = { params: { id: answer.id }, body: { status: 'accepted' as const } };
  await w.call(setDesignationStatus, accepted, admin);
  const remove = (as: TestUser) => w.call(removeDesignation, { params: { id: answer.id } }, as);
  expect((await remove(proposer)).status).toBe(403);
  expect((await remove(admin)).status).toBe(200);
  expect((await remove(admin)).status).toBe(404);
});

test('an address that is not confirmed proposes nothing', async () => {
  const term = await buildTerm(w.db);
  const user = await buildUser(w.db, { email_confirmed_at: null });
  const { status, error } = await propose(term.id, 'اسم آخر', user);
  expect([status, error?.code]).toEqual([403, 'address_unconfirmed']);
});

test.each([
  [{ language: 'ar' }, 'text'],
  [{ language: 'ar', text: 'telephone' }, 'text'],
  [{ language: 'fr', text: 'هاتف' }, 'text'],
  [{ language: 'ar', text: 'ا'.repeat(201) }, 'text'],
  [{ language: 'ar', text: 'سطر\nسطر' }, 'text'],
  [{ language: 'xx', text: 'هاتف' }, 'language'],
  [{ language: 'ar', text: 'هاتف', kind: 7 }, 'kind'],
  [{ language: 'ar', text: 'هاتف', gender: 'neuter' }, 'gender'],
  [{ language: 'ar', text: 'هاتف', source_link: 'javascript:alert(1)' }, 'source_link'],
  [{ language: 'ar', text: 'هاتف', note: 'ا'.repeat(501) }, 'note'],
])('a name %j is refused at its field', async (body, field) => {
  const user = await buildUser(w.db);
  const { status, error } = await w.send('POST', '/api/terms/1/designations/', body, user);
  expect([status, error?.[field]]).toEqual([400, [expect.any(String)]]);
});

test('a symbol is written in any letters, and its case tells symbols apart', async () => {
  const term = await buildTerm(w.db);
  const symbol = { language: 'other', kind: 'symbol' };
  expect((await propose(term.id, 'k', term.author, symbol)).status).toBe(201);
  expect((await propose(term.id, 'K', term.author, symbol)).status).toBe(201);
  expect((await propose(term.id, '°C', term.author, symbol)).status).toBe(201);
});

test('an example is proposed, accepted and taken away', async () => {
  const [proposer, reviewer] = [await buildUser(w.db), await buildReviewer()];
  const term = await buildTerm(w.db, { isApproved: true });
  const body = { text: 'قيس الضغط بالمقياس', source_link: 'https://example.org/a' };
  const { answer } = await w.call(proposeExample, { params: { id: term.id }, body }, proposer);
  expect((await w.call(acceptExample, { params: { id: answer.id } }, proposer)).status).toBe(403);
  await w.call(acceptExample, { params: { id: answer.id } }, reviewer);
  expect((await page(term.id)).examples).toMatchObject([{ text: 'قيس الضغط بالمقياس', status: 'accepted' }]);
  await w.call(removeExample, { params: { id: answer.id } }, reviewer);
  expect((await page(term.id)).examples).toEqual([]);
});

test('a relation is stored once and seen from both ends', async () => {
  const [proposer, reviewer] = [await buildUser(w.db), await buildReviewer()];
  const [cell, tissue] = [await buildTerm(w.db), await buildTerm(w.db)];
  const relate = (id: number, term: number, kind: 'broader' | 'related', as = proposer) =>
    w.call(proposeRelation, { params: { id }, body: { term, kind } }, as);
  const { answer } = await relate(cell.id, tissue.id, 'broader');
  expect((await relate(tissue.id, cell.id, 'related')).error?.code).toBe('relation_exists');
  expect((await w.call(acceptRelation, { params: { id: answer.id } }, cell.author)).status).toBe(403);
  await w.call(acceptRelation, { params: { id: answer.id } }, reviewer);
  const seen = await Promise.all([page(cell.id), page(tissue.id)]);
  expect(
    seen.map(({ relations }) => relations.map(({ kind, status, term }) => [kind, status, term.id])),
  ).toEqual([[['broader', 'accepted', tissue.id]], [['narrower', 'accepted', cell.id]]]);
  await w.call(removeRelation, { params: { id: answer.id } }, reviewer);
  expect((await page(tissue.id)).relations).toEqual([]);
});

test('no entry is broader than itself, also when both halves of the circle come at once', async () => {
  const user = await buildUser(w.db);
  const [one, two, three] = [await buildTerm(w.db), await buildTerm(w.db), await buildTerm(w.db)];
  const broader = (id: number, term: number) =>
    w.call(proposeRelation, { params: { id }, body: { term, kind: 'broader' } }, user);
  expect((await broader(one.id, one.id)).error?.code).toBe('relation_circle');
  await broader(one.id, two.id);
  const [here, there] = await Promise.all([broader(two.id, three.id), broader(three.id, one.id)]);
  expect([here.status, there.status].toSorted()).toEqual([201, 409]);
  expect((await broader(one.id, 999_999)).status).toBe(404);
});

test('the domains of an entry are those of its category, chosen by who reviews it', async () => {
  const term = await buildTerm(w.db, { category: 'الفيزياء', isApproved: true });
  await loadDomains(w.db);
  const reviewer = await buildReviewer();
  const { answer: physics } = await w.call(listDomains, { query: { category: 'الفيزياء' } });
  const { answer: chemistry } = await w.call(listDomains, { query: { category: 'الكيمياء' } });
  const choose = (domains: number[], as: TestUser) =>
    w.call(setDomains, { params: { id: term.id }, body: { domains } }, as);
  const optics = physics.find(({ name }) => name === 'البصريات')?.id ?? 0;
  expect((await choose([optics], await buildUser(w.db))).status).toBe(403);
  expect((await choose([chemistry[0]?.id ?? 0], reviewer)).error?.code).toBe('domain_unknown');
  expect((await choose([optics, optics], reviewer)).status).toBe(200);
  expect((await page(term.id)).domains.map(({ name }) => name)).toEqual(['البصريات']);
});

test('the first domains come in once, each under a domain of its own category', async () => {
  await buildTerm(w.db);
  await loadDomains(w.db);
  const { answer: before } = await w.call(listDomains, { query: {} });
  await loadDomains(w.db);
  const { answer } = await w.call(listDomains, { query: {} });
  expect(answer).toEqual(before);
  expect([answer.length, new Set(answer.map(({ category }) => category)).size]).toEqual([134, 23]);
  expect(answer.find(({ name }) => name === 'التعلّم العميق')?.parent).toBe(
    answer.find(({ name }) => name === 'تعلّم الآلة')?.id,
  );
});

test('part of speech, gender and plural come with a suggestion, and are changed by who decides on the entry', async () => {
  const [author, reviewer] = [await buildUser(w.db), await buildReviewer()];
  const grammar = { part_of_speech: 'noun', gender: 'feminine', plural: 'مرشّحات' } as const;
  const { answer } = await w.call(
    submitTerm,
    {
      body: {
        arabic: 'مرشّحة موجية',
        latin: 'wave filter',
        definition: 'دارة تمرر نطاقًا من الترددات.',
        category: await categoryId(w.db, 'الهندسة'),
        ...grammar,
      },
    },
    author,
  );
  expect((await page(answer.id)).grammar).toEqual(grammar);
  const change = (body: object, as: TestUser) => w.call(setGrammar, { params: { id: answer.id }, body }, as);
  expect((await change({ gender: 'masculine' }, await buildUser(w.db))).error?.code).toBe('forbidden');
  const wrong = await change({ gender: 'neuter', part_of_speech: 'رابط', plural: 'ج'.repeat(201) }, reviewer);
  expect([wrong.status, Object.keys(wrong.error ?? {})]).toEqual([
    400,
    expect.arrayContaining(['gender', 'part_of_speech', 'plural']),
  ]);
  expect((await change({ ...grammar, plural: 'مرشّحات، مراشح' }, reviewer)).status).toBe(200);
  expect((await page(answer.id)).grammar.plural).toBe('مرشّحات، مراشح');
  expect((await change({}, author)).status).toBe(200);
  expect((await page(answer.id)).grammar).toEqual({ part_of_speech: null, gender: null, plural: '' });
});
