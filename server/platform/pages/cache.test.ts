import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageCache } from './cache.ts';
import { sealPage } from './sealed-page.ts';

const KILOBYTE = 1_000;
const page = sealPage('x'.repeat(KILOBYTE), 'nonce');

beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

test('a page that began to render before a write is never kept after it', () => {
  const cache = new PageCache({ maxAgeMs: 1_000 });
  const keep = cache.begin('/term/1');
  cache.outdate();
  keep(page);
  expect(cache.get('/term/1')).toBeUndefined();
});

test('a page that began after the write is kept', () => {
  const cache = new PageCache({ maxAgeMs: 1_000 });
  cache.outdate();
  cache.begin('/term/1')(page);
  expect(cache.get('/term/1')).toBe(page);
});

test('what a replica may still show as it was is not kept', () => {
  const cache = new PageCache({ maxAgeMs: 10_000, settleMs: 3_000 });
  cache.outdate();
  const early = cache.begin('/early');
  vi.advanceTimersByTime(3_000);
  early(page);
  cache.begin('/late')(page);
  expect([cache.get('/early'), cache.get('/late')]).toEqual([undefined, page]);
});

test('pages take no more memory than they may; the oldest go first', () => {
  const cache = new PageCache({ maxAgeMs: 1_000, maxBytes: 2.5 * page.bytes });
  for (const address of ['/1', '/2', '/2', '/3']) cache.begin(address)(page);
  expect([cache.get('/1'), cache.get('/2'), cache.get('/3'), cache.bytes]).toEqual([
    undefined,
    page,
    page,
    2 * page.bytes,
  ]);
});

test('a page that is too large for the whole cache pushes out nothing', () => {
  const cache = new PageCache({ maxAgeMs: 1_000, maxBytes: 2 * page.bytes });
  cache.begin('/1')(page);
  cache.begin('/large')(sealPage('x'.repeat(10 * KILOBYTE), 'nonce'));
  expect([cache.get('/1'), cache.get('/large')]).toEqual([page, undefined]);
});

test('expired pages leave memory though nobody asks for them', () => {
  const cache = new PageCache({ maxAgeMs: 1_000 });
  cache.begin('/1')(page);
  vi.advanceTimersByTime(600);
  cache.begin('/2')(page);
  vi.advanceTimersByTime(600);
  expect([cache.get('/1'), cache.size]).toEqual([undefined, 1]);
  vi.advanceTimersByTime(600);
  expect([cache.size, cache.bytes, vi.getTimerCount()]).toEqual([0, 0, 0]);
});

test('who cannot hear of writes keeps nothing', () => {
  const cache = new PageCache({ maxAgeMs: 1_000 });
  cache.deafen();
  cache.begin('/1')(page);
  expect(cache.get('/1')).toBeUndefined();
});

test('what began while nothing was heard is not kept later either', () => {
  const cache = new PageCache({ maxAgeMs: 1_000 });
  cache.begin('/1')(page);
  cache.deafen();
  const keep = cache.begin('/2');
  const whileDeaf = [cache.get('/1'), cache.get('/2')];
  cache.hear();
  keep(page);
  expect([...whileDeaf, cache.get('/2')]).toEqual([undefined, undefined, undefined]);
});
