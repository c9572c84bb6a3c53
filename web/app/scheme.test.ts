import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeScheme, followScheme, SCHEME_SCRIPT } from './scheme.ts';

/** What the system prefers, and how it says that this has changed. */
const system = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => system);
  prefer(false);
  document.documentElement.dataset.scheme = 'light';
});
afterEach(() => vi.unstubAllGlobals());

function prefer(isDark: boolean): void {
  system.matches = isDark;
  system.dispatchEvent(new Event('change'));
}
const shown = () => document.documentElement.dataset.scheme;
// The text that the page carries, run as the page runs it.
// oxlint-disable-next-line typescript/no-implied-eval
const startPage = () => new Function(SCHEME_SCRIPT)();

test('a page begins with what the system prefers, or what the reader chose instead', () => {
  prefer(true);
  startPage();
  const preferred = shown();
  changeScheme();
  document.documentElement.dataset.scheme = '';
  startPage();
  expect([preferred, shown()]).toEqual(['dark', 'light']);
});

test('whoever comes back to what the system prefers follows it from then on', () => {
  const stop = followScheme();
  changeScheme();
  prefer(false);
  const chosen = shown();
  changeScheme();
  prefer(true);
  stop();
  prefer(false);
  expect([chosen, shown()]).toEqual(['dark', 'dark']);
});

test('a choice in another window holds here too', () => {
  const stop = followScheme();
  localStorage.setItem('scheme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'scheme' }));
  stop();
  expect(shown()).toBe('dark');
});

test('what is kept and means nothing is passed over', () => {
  localStorage.setItem('scheme', 'auto');
  prefer(true);
  startPage();
  expect(shown()).toBe('dark');
});
