import { describe, expect, test, vi } from 'vitest';

describe('a test fails', () => {
  test.fails('that says something on console.error', () => console.error('nobody expects this'));

  test.fails('that leaves a promise rejected with nobody to hear it', () => {
    void Promise.reject(new Error('nobody hears this'));
  });
});

test('an error that is expected is no fault', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  console.error('expected');
  expect(said.mock.calls).toEqual([['expected']]);
  said.mockRestore();
});
