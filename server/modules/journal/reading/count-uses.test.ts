import { getArticle } from '@mustalah/contract/journal/articles';
import { expect, test, vi } from 'vitest';
import { buildUser } from '../../../test/factories.ts';
import { acceptedPaper, draftVolume, setPublished } from '../../../test/published.ts';
import { site } from '../../../test/site.ts';
import { PATIENT } from '../../../test/waiting.ts';
import { world } from '../../../test/world.ts';
import { DoublePresses, isPerson, useIn } from './count-uses.ts';

const now = new Date('2026-03-10T09:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

test('who presses again within half a minute is counted once, however often, and later again', () => {
  const presses = new DoublePresses();
  const seconds = [0, 29, 58, 88, 119];
  expect(seconds.map((each) => presses.isNew('a', 'view 1', after(each)))).toEqual([
    true,
    false,
    false,
    true,
    true,
  ]);
  expect([presses.isNew('b', 'view 1', after(119)), presses.isNew('a', 'view 2', after(119))]).toEqual([
    true,
    true,
  ]);
});

test('nothing is remembered longer than it is needed, and nobody is known on the next day', () => {
  const presses = new DoublePresses();
  for (let each = 0; each < 50; each++) presses.isNew(`reader ${each}`, 'view 1', after(each));
  presses.isNew('last', 'view 1', after(300));
  expect(presses.size).toBe(1);
  presses.isNew('late', 'view 1', new Date('2026-03-10T20:59:50Z'));
  expect(presses.isNew('late', 'view 1', new Date('2026-03-10T21:00:00Z'))).toBe(true);
});

const asked = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  useIn({ method, url, headers });

test.each([
  ['/articles/7/', {}, { paperId: 7, use: 'view' }],
  ['/articles/7?x=1', {}, { paperId: 7, use: 'view' }],
  ['/articles/7.data', {}, { paperId: 7, use: 'view' }],
  ['/articles/7/_.data?_routes=a', {}, { paperId: 7, use: 'view' }],
  ['/articles/7/paper.pdf', {}, { paperId: 7, use: 'download' }],
  ['/articles/7/paper.pdf', { range: 'bytes=0-65535' }, { paperId: 7, use: 'download' }],
  ['/articles/7/paper.pdf', { range: 'bytes=65536-' }, null],
  ['/articles/7/thumbnail.webp', {}, null],
  ['/articles/', {}, null],
  ['/articles/07/', {}, null],
  ['/api/journal/articles/7/', {}, null],
])('what is used is told by the address: %s %j', (url, headers, expected) => {
  expect(asked(url, headers)).toEqual(expected);
});

test.each([
  [{ 'user-agent': FIREFOX }, true],
  [{ 'user-agent': FIREFOX, 'sec-purpose': 'prefetch;prerender' }, false],
  [{ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }, false],
  [{ 'user-agent': 'curl/8.5.0' }, false],
  [{}, false],
])('a reader is a person in a browser, case %#', (headers, expected) => {
  expect(isPerson(headers)).toBe(expected);
});

const w = world();
const s = site(w);

test('readings and files add up from several processes, and what nobody may read counts nothing', async () => {
  const editor = await buildUser(w.db, { role: 'journal_admin' });
  const author = await buildUser(w.db);
  const volume = await draftVolume(w, editor);
  const paper = await acceptedPaper(w, author, { volume });
  const draft = await acceptedPaper(w, author);
  await setPublished(w, editor, volume, true);
  const headers = { 'user-agent': FIREFOX };
  const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
  await s.get(`/articles/${paper}/`, headers);
  await s.get(`/articles/${paper}/`, headers);
  await s.get(`/articles/${paper}/`, robot);
  await s.get(`/articles/${draft}/`, headers);
  await s.get(`/articles/${paper}/paper.pdf`, headers);
  await w.app.inject({ url: `/articles/${paper}/paper.pdf`, headers });
  await w.app.inject({ method: 'HEAD', url: `/articles/${paper}/paper.pdf`, headers });
  await vi.waitUntil(async () => {
    const { answer } = await w.call(getArticle, { params: { id: paper } });
    return answer.views === 1 && answer.downloads === 2;
  }, PATIENT);
  const rows = await w.db
    .selectFrom('article_uses')
    .select(['paper_id', 'month', 'views', 'downloads'])
    .execute();
  expect(rows).toEqual([{ paper_id: paper, month: '2026-03-01', views: 1, downloads: 2 }]);
});
