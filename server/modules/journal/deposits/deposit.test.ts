import { getArticle, retractArticle } from '@mustalah/contract/journal/articles';
import {
  getReferences,
  listDois,
  markDoisRegistered,
  sendDois,
  setReferences,
} from '@mustalah/contract/journal/dois';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { AgencyAway, type DepositResult } from '../../../gateways/doi-agency.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { acceptedPaper, draftVolume, setPublished } from '../../../test/published.ts';
import { untilWaiting } from '../../../test/waiting.ts';
import { world } from '../../../test/world.ts';
import { depositArticles } from './deposit.ts';
import { claimDue } from './queries.ts';

/** An agency that keeps what it is sent and says what it is told to. */
const agency = {
  sent: [] as { name: string; content: string }[],
  isAway: false,
  result: { state: 'registered' } as DepositResult,
};
const w = world({
  config: { JOURNAL_DOI_PREFIX: '10.12345' },
  gateways: {
    doiAgency: {
      host: 'agency.test',
      async send(name, content) {
        if (agency.isAway) throw new AgencyAway();
        agency.sent.push({ name, content });
        return null;
      },
      ask: async () => agency.result,
    },
  },
});
let editor: TestUser;
let author: TestUser;
let paper: number;

beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
  author = await buildUser(w.db);
});
beforeEach(async () => {
  await w.empty('article_dois', 'article_records', 'papers', 'volumes');
  agency.sent = [];
  agency.isAway = false;
  agency.result = { state: 'registered' };
  const volume = await draftVolume(w, editor);
  paper = await acceptedPaper(w, author, { volume, title: 'أثر المصطلح' });
  await setPublished(w, editor, volume, true);
});

/** The agency is gone to, so much later. */
const round = async (minutes = 10) => {
  w.clock.now = new Date(w.clock.now.getTime() + minutes * 60_000);
  await depositArticles(w.deps);
};
const standing = async () => {
  const { answer } = await w.call(listDois, { query: {} }, editor);
  const row = answer.results.find(({ paper_id }) => paper_id === paper);
  return [row?.state, row?.is_outdated, row?.failure];
};
const shownDoi = async () => (await w.call(getArticle, { params: { id: paper } })).answer.doi;

test('a DOI is prepared, sent, and shown once the agency has registered it; what changes is sent again', async () => {
  expect([await standing(), await shownDoi()]).toEqual([['prepared', false, ''], '']);
  await round();
  expect([await standing(), await shownDoi(), agency.sent.length]).toEqual([['sent', false, ''], '', 1]);
  await round();
  expect([await standing(), await shownDoi(), agency.sent.length]).toEqual([
    ['registered', false, ''],
    `10.12345/article.${paper}`,
    1,
  ]);
  await w.call(retractArticle, { params: { id: paper }, body: { note: 'ثبت انتحال.' } }, editor);
  expect(await standing()).toEqual(['registered', true, '']);
  await round();
  expect([await standing(), await shownDoi()]).toEqual([['sent', false, ''], `10.12345/article.${paper}`]);
  expect(agency.sent.map(({ content }) => content.includes('<update type="retraction"'))).toEqual([
    false,
    true,
  ]);
  expect(new Set(agency.sent.map(({ name }) => name)).size).toBe(2);
});

test('what one process has taken, another that goes at once leaves to it', async () => {
  const due = {
    now: w.clock.now,
    until: new Date(w.clock.now.getTime() + 60_000),
    most: 9,
    prefix: '10.12345',
  };
  const [first, second] = await w.db.transaction().execute(async (tx) => {
    const taken = await claimDue(tx, due);
    const other = claimDue(w.db, due);
    await untilWaiting(w.db);
    return [taken, { other }] as const;
  });
  expect([first.map(({ paperId }) => paperId), await second.other]).toEqual([[paper], []]);
});

test('an agency that is away is tried again by itself', async () => {
  agency.isAway = true;
  await round();
  expect(await standing()).toEqual(['failed', false, 'تعذّر الوصول إلى Crossref، ويُعاد الإيداع وحده']);
  agency.isAway = false;
  await round();
  expect([await standing(), agency.sent.length]).toEqual([['sent', false, ''], 1]);
});

test('what the agency refuses waits with its words until an editor has it sent again', async () => {
  agency.result = { state: 'refused', reason: 'User not allowed' };
  await round();
  await round();
  await round(24 * 60);
  expect([await standing(), agency.sent.length, await shownDoi()]).toEqual([
    ['failed', false, 'User not allowed'],
    1,
    '',
  ]);
  agency.result = { state: 'registered' };
  expect((await w.call(sendDois, { body: { paper_ids: [paper] } }, editor)).status).toBe(200);
  await w.jobs.drain();
  await round();
  expect([await standing(), agency.sent.length]).toEqual([['registered', false, ''], 2]);
});

test('an agency that never says what became of a file is asked ever less, and then an editor is', async () => {
  agency.result = { state: 'waiting' };
  for (let each = 0; each < 16; each++) await round(7 * 60);
  expect([await standing(), agency.sent.length]).toEqual([
    ['failed', false, 'لم يرد من Crossref ما يثبت التسجيل'],
    1,
  ]);
});

test('an editor says what was carried to the agency by hand, and that is kept', async () => {
  const mark = (ids: number[], as = editor) => w.call(markDoisRegistered, { body: { paper_ids: ids } }, as);
  const statuses = [
    (await mark([paper], author)).status,
    (await mark([])).status,
    (await mark([paper, 9_999_999])).status,
    (await mark([paper])).status,
    (await mark([paper])).status,
  ];
  const act = await w.db
    .selectFrom('audit_log')
    .select(['actor_id', 'detail'])
    .where('action', '=', 'doi.registered')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect([statuses, await standing(), await shownDoi(), act]).toEqual([
    [403, 400, 404, 200, 200],
    ['registered', false, ''],
    `10.12345/article.${paper}`,
    { actor_id: editor.id, detail: { dois: [`10.12345/article.${paper}`] } },
  ]);
});

test('the DOI of another publisher is neither sent nor said to be registered here', async () => {
  await w.db.updateTable('papers').set({ doi: '10.9999/old.7' }).where('id', '=', paper).execute();
  await round();
  const { error } = await w.call(markDoisRegistered, { body: { paper_ids: [paper] } }, editor);
  expect([agency.sent.length, error?.code, await standing()]).toEqual([
    0,
    'dois_of_others',
    ['registered', false, ''],
  ]);
});

test('what an article cites is found in its file, corrected by an editor, and deposited', async () => {
  await w.db
    .updateTable('paper_versions')
    .set({ page_text: 'المقدمة\nنص\nالمراجع\n1. Sager. Terms.\ndoi:10.1000/182\n2. أحمد. كتاب' })
    .where('paper_id', '=', paper)
    .execute();
  const params = { id: paper };
  const { answer } = await w.call(getReferences, { params }, editor);
  expect(answer).toEqual({ references: '', found: 'Sager. Terms. doi:10.1000/182\nأحمد. كتاب' });
  const put = (references: string, as = editor) =>
    w.call(setReferences, { params, body: { references } }, as);
  const own = await buildUser(w.db, { role: 'journal_admin' });
  await w.db.updateTable('papers').set({ submitter_id: own.id }).where('id', '=', paper).execute();
  expect([
    (await put(answer.found, author)).status,
    (await put(answer.found, own)).error?.code,
    (await put('س'.repeat(50_001))).status,
    (await put(answer.found)).answer.count,
  ]).toEqual([403, 'own_paper', 400, 2]);
  await round();
  expect(agency.sent[0]?.content).toContain(
    '<citation key="ref1"><doi>10.1000/182</doi><unstructured_citation>Sager. Terms. doi:10.1000/182</unstructured_citation>',
  );
});
