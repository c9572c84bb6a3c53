import {
  getPolicy,
  listPolicies,
  POLICY_LENGTH,
  type PolicyName,
  resetPolicy,
  savePolicy,
} from '@mustalah/contract/journal/policies';
import { beforeAll, expect, test } from 'vitest';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { site } from '../../../test/site.ts';
import { world } from '../../../test/world.ts';

const w = world();
const s = site(w);

let editor: TestUser;
beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin', name: 'محررة السياسات' });
});

const save = (name: PolicyName, text: string, after: number, as = editor) =>
  w.call(savePolicy, { params: { name }, body: { text, after } }, as);
const reset = (name: PolicyName, after: number) =>
  w.call(resetPolicy, { params: { name }, body: { after } }, editor);
const read = (name: PolicyName, version?: number) =>
  w.call(getPolicy, { params: { name }, query: { version } });

test('a page that editors wrote is read by everybody, its former versions too, until it goes back to its first text', async () => {
  expect((await read('ethics')).answer).toEqual({
    name: 'ethics',
    version: 0,
    text: null,
    saved_at: null,
    versions: [],
  });
  expect((await save('ethics', '# أول', 0)).answer).toMatchObject({ version: 1, saved_by: 'محررة السياسات' });
  await save('ethics', '# ثانٍ\n{من يقرر}', 1);
  expect((await read('ethics')).answer).toMatchObject({ version: 2, text: '# ثانٍ\n{من يقرر}' });
  expect((await reset('ethics', 2)).answer).toMatchObject({ version: 3, text: null });

  const { answer } = await read('ethics');
  const at = expect.any(String);
  expect(answer).toEqual({
    name: 'ethics',
    version: 3,
    text: null,
    saved_at: at,
    versions: [
      { version: 3, saved_at: at, is_original: true },
      { version: 2, saved_at: at, is_original: false },
      { version: 1, saved_at: at, is_original: false },
    ],
  });
  const former = await Promise.all([0, 1, 2].map((version) => read('ethics', version)));
  expect(former.map(({ answer: { version, text } }) => [version, text])).toEqual([
    [0, null],
    [1, '# أول'],
    [2, '# ثانٍ\n{من يقرر}'],
  ]);
  expect((await read('ethics', 4)).status).toBe(404);
  const acts = await w.db
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('subject', '=', 'policy:ethics')
    .orderBy('id')
    .execute();
  expect(acts).toEqual([
    { action: 'policy.edit', detail: { version: 1 } },
    { action: 'policy.edit', detail: { version: 2 } },
    { action: 'policy.reset', detail: { version: 3 } },
  ]);
});

test('of two editors who write at once one is kept, and the other is told', async () => {
  const answers = await Promise.all([save('about', 'نص الأولى', 0), save('about', 'نص الثانية', 0)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const kept = (await read('about')).answer;
  expect([kept.version, kept.versions.length]).toEqual([1, 1]);
  // Whoever comes later, or from nowhere.
  const late = await Promise.all([save('about', 'متأخر', 0), save('about', 'سابق', 7)]);
  expect(late.map(({ status, error }) => [status, error])).toEqual([
    [409, expect.objectContaining({ code: 'policy_changed' })],
    [409, expect.objectContaining({ code: 'policy_changed' })],
  ]);
  expect((await reset('about', 0)).status).toBe(409);
  // The same text once more is no version of its own, whoever sends it.
  const again = await save('about', String(kept.text), 0);
  expect([again.status, again.answer.version]).toEqual([200, 1]);
  expect((await save('about', 'بعده', 1)).answer.version).toBe(2);
});

test.each([
  ['nothing', { text: ' \n', after: 0 }, { text: ['هذا الحقل مطلوب'] }],
  ['too much', { text: 'ن'.repeat(POLICY_LENGTH + 1), after: 0 }, { text: ['عدد الحروف لا يتجاوز ٢٠٠٠٠'] }],
  ['a number', { text: 5, after: 0 }, { text: ['هذا الحقل مطلوب'] }],
  ['a text after an impossible version', { text: 'نص', after: -1 }, { after: ['رقم النسخة غير صحيح'] }],
  ['a text after no version', { text: 'نص' }, { after: ['رقم النسخة غير صحيح'] }],
  [
    'a place that the page does not know',
    { text: '{من يقرر}', after: 0 },
    { text: ['لا يُعرف {من يقرر} في هذه الصفحة، ولا يُكتب فيها شيء بين هذين القوسين'] },
  ],
])('%s is not kept', async (_, body, fields) => {
  const { status, error } = await w.send('POST', '/api/journal/policies/open-access/versions/', body, editor);
  expect([status, error]).toEqual([400, expect.objectContaining(fields)]);
  expect((await read('open-access')).answer.versions).toEqual([]);
});

test('a page that names a place of no page says which there is', async () => {
  expect((await save('review-process', 'يقرر {المدير}.', 0)).error).toMatchObject({
    text: ['لا يُعرف {المدير} في هذه الصفحة. ما يُكتب فيها بين قوسين: {من يقرر}'],
  });
});

test('only journal admins write the pages, and only those that are there', async () => {
  const reviewer = await buildUser(w.db, { is_reviewer: true });
  const lists = await Promise.all([reviewer, undefined].map((as) => w.call(listPolicies, {}, as)));
  expect([
    (await save('open-access', 'نص', 0, reviewer)).status,
    ...lists.map(({ status }) => status),
  ]).toEqual([403, 403, 401]);
  const unknown = await w.send(
    'POST',
    '/api/journal/policies/constructor/versions/',
    { text: 'نص', after: 0 },
    editor,
  );
  expect([unknown.status, unknown.error]).toMatchObject([400, { name: ['لا صفحة بهذا الاسم'] }]);
});

test('the page shows a text as lines, heading and lists, runs nothing of it, and still says who decides', async () => {
  const before = await s.get('/journal/review-process');
  expect(before.html).not.toContain('آخر تعديل');
  await save(
    'review-process',
    'مقدمة <script>alert(1)</script>\n# عنوان <img src=x onerror=alert(1)>\n- نقطة',
    0,
  );
  await s.app.inject({
    method: 'POST',
    url: savePolicy.path.replace(':name', 'review-process'),
    headers: { authorization: `Bearer ${await editor.token(w)}` },
    payload: { text: 'مقدمة ثانية\n# عنوان\nنحن نقول: {من يقرر}', after: 1 },
  });
  // What was kept of the page is not true any more.
  const now = await s.get('/journal/review-process');
  expect([now.html.includes('مقدمة ثانية'), now.html.includes('آخر تعديل')]).toEqual([true, true]);
  const former = await s.get('/journal/review-process?version=1');
  expect(former.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(former.html).not.toMatch(/<script>alert|<img src=x/);
  expect(former.html).toMatch(/<li[^>]*>نقطة<\/li>/);
  expect(former.html).toContain('هذه نسخة سابقة');
  // The text of version 1 does not say it: the site does.
  expect(former.html).toContain('القرار: قبول، أو طلب تعديلات');
  expect((await s.get('/journal/review-process?version=9')).status).toBe(404);
  expect((await s.get('/journal/review-process?version=x')).status).toBe(404);
  const sitemap = await s.get('/sitemap-pages.xml');
  expect(sitemap.html).toMatch(/\/journal\/review-process<\/loc><lastmod>/);
});
