import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { takeConsoleErrors, watchConsole } from './console.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));

// Longer than anything takes on a slow machine: only what never comes is a fault.
configure({ asyncUtilTimeout: 60_000 });

beforeEach(watchConsole);

// An unhandled rejection fails the run by itself; what only reaches the console would go unseen.
afterEach(() => {
  cleanup();
  // Tests of files that never meet a browser run without one.
  if (typeof document !== 'undefined') {
    localStorage.clear();
    sessionStorage.clear();
  }
  expect(takeConsoleErrors(), 'unexpected console.error').toEqual([]);
});
