import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageCache } from './cache.ts';
import { sealPage } from './sealed-page.ts';
import { type Changed, EVERYTHING } from './tags.ts';

const KILOBYTE = 1_000;
const page = sealPage('x'.repeat(KILOBYTE), 'nonce');
const shown = new Set(['term', 'term:1']);

beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

test('a page that began to render before a write is never kept after it', () => {
  const cache = new PageCache({ maxAgeMs: 1_000 });
  const keep = cache.begin('/term/1');
  cache.outdate(['term:1']);
  keep(page, shown);
  expect(cache.get('/term/1')).toBeUndefined();
});

test('a page that began after the write is kept', () => {
  const cache = new PageCache({ maxAgeMs: 1_000 });
  cache.outdate(['term:1']);
  cache.begin('/term/1')(page, shown);
  expect(cache.get('/term/1')).toBe(page);
});

test('only pages that show what was changed are forgotten, and those of which nobody knows what they show', () => {
  const cache = new PageCache({ maxAgeMs: 1_000 });
  const keepAll = () => {
    cache.begin('/term/7')(page, new Set(['term', 'term:7']));
    cache.begin('/term/8')(page, new Set(['term', 'term:8']));
    cache.begin('/about')(page, new Set());
    cache.begin('/anything')(page, 'anything');
    return ['/term/7', '/term/8', '/about', '/anything'].filter((address) => cache.get(address));
  };
  const left = (changed: Changed) => {
    const all = keepAll();
    cache.outdate(changed);
    return all.filter((address) => cache.get(address));
  };
  expect([left(['term:7']), left(['term']), left(['volume:7', 'dictionary']), left(EVERYTHING)]).toEqual([
    ['/term/8', '/about'],
    ['/about'],
    ['/term/7', '/term/8', '/about'],
    [],
  ]);
});

test('a page that is being rendered is kept when what changed meanwhile is none of its own', () => {
  const cache = new PageCache({ maxAgeMs: 1_000 });
  const keep = ['/term/7', '/term/8', '/anything'].map((address) => cache.begin(address));
  cache.outdate(['term:8']);
  keep[0]?.(page, new Set(['term', 'term:7']));
  keep[1]?.(page, new Set(['term', 'term:8']));
  keep[2]?.(page, 'anything');
  expect(['/term/7', '/term/8', '/anything'].map((address) => cache.get(address))).toEqual([
    page,
    undefined,
    undefined,
  ]);
});

test('a change that is too long ago to be remembered counts as a change of everything', () => {
  const cache = new PageCache({ maxAgeMs: 1_000 });
  const keep = cache.begin('/term/1');
  cache.outdate(['term:1']);
  cache.outdate(Array.from({ length: 10_000 }, (_, place) => `votes:${place}`));
  keep(page, shown);
  expect(cache.get('/term/1')).toBeUndefined();
});

test('pages take no more memory than they may; the oldest go first', () => {
  const cache = new PageCache({ maxAgeMs: 1_000, maxBytes: 2.5 * page.bytes });
  for (const address of ['/1', '/2', '/2', '/3']) cache.begin(address)(page, shown);
  expect([cache.get('/1'), cache.get('/2'), cache.get('/3'), cache.bytes]).toEqual([
    undefined,
    page,
    page,
    2 * page.bytes,
  ]);
});

test('a page that is too large for the whole cache pushes out nothing', () => {
  const cache = new PageCache({ maxAgeMs: 1_000, maxBytes: 2 * page.bytes });
  cache.begin('/1')(page, shown);
  cache.begin('/large')(sealPage('x'.repeat(10 * KILOBYTE), 'nonce'), shown);
  expect([cache.get('/1'), cache.get('/large')]).toEqual([page, undefined]);
});

test('expired pages leave memory though nobody asks for them', () => {
  const cache = new PageCache({ maxAgeMs: 1_000 });
  cache.begin('/1')(page, shown);
  vi.advanceTimersByTime(600);
  cache.begin('/2')(page, shown);
  vi.advanceTimersByTime(600);
  expect([cache.get('/1'), cache.size]).toEqual([undefined, 1]);
  vi.advanceTimersByTime(600);
  expect([cache.size, cache.bytes, vi.getTimerCount()]).toEqual([0, 0, 0]);
});

test('who cannot hear of writes keeps nothing', () => {
  const cache = new PageCache({ maxAgeMs: 1_000 });
  cache.deafen();
  cache.begin('/1')(page, shown);
  expect(cache.get('/1')).toBeUndefined();
});

test('while nothing is heard what was true until then may stand in for a while, less what changed here', () => {
  const cache = new PageCache({ maxAgeMs: 1_000 });
  cache.begin('/old')(page, shown);
  vi.advanceTimersByTime(1_001);
  cache.begin('/term/1')(page, shown);
  cache.begin('/term/2')(page, new Set(['term', 'term:2']));
  const standIns = () =>
    ['/old', '/term/1', '/term/2'].filter((address) => cache.standIn(address) !== undefined);
  const before = standIns();
  cache.deafen();
  cache.outdate(['term:2']);
  vi.advanceTimersByTime(59_000);
  const during = [cache.get('/term/1'), standIns()];
  vi.advanceTimersByTime(1_000);
  const late = standIns();
  cache.hear();
  expect([before, ...during, late, standIns(), cache.size]).toEqual([[], undefined, ['/term/1'], [], [], 0]);
});

test('what began while nothing was heard is not kept later either', () => {
  const cache = new PageCache({ maxAgeMs: 1_000 });
  cache.begin('/1')(page, shown);
  cache.deafen();
  const keep = cache.begin('/2');
  const whileDeaf = [cache.get('/1'), cache.get('/2')];
  cache.hear();
  keep(page, shown);
  expect([...whileDeaf, cache.get('/2')]).toEqual([undefined, undefined, undefined]);
});
