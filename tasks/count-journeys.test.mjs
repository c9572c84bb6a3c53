import { expect, test } from 'vitest';
import { countJourneys } from './count-journeys.mjs';

const reportOf = (second) => ({
  stats: { expected: 1, flaky: second === 'flaky' ? 1 : 0, unexpected: second === 'unexpected' ? 1 : 0 },
  suites: [
    {
      title: 'visitor.spec.ts',
      specs: [{ title: 'finds', tests: [{ status: 'expected' }] }],
      suites: [{ title: 'a newcomer', specs: [{ title: 'is shown round', tests: [{ status: second }] }] }],
    },
  ],
});
const TITLE = 'visitor.spec.ts › a newcomer › is shown round';
const known = [{ title: TITLE, reason: 'a trial' }];

test('a journey that passed only when it was tried again fails the run, and is named', () => {
  expect(countJourneys(reportOf('flaky'), [])).toEqual({
    passed: 1,
    failed: 1,
    faults: [`passed only when it was tried again: ${TITLE}`],
  });
});

test('one that is listed with its reason does not', () => {
  expect(countJourneys(reportOf('flaky'), known)).toEqual({ passed: 2, failed: 0, faults: [] });
});

test('one that is listed may not fail for good', () => {
  expect(countJourneys(reportOf('unexpected'), known)).toEqual({ passed: 1, failed: 1, faults: [] });
});

test('a listed journey that is gone fails the run', () => {
  const { failed, faults } = countJourneys(reportOf('expected'), [{ title: 'gone', reason: 'a trial' }]);
  expect([failed, faults]).toEqual([
    1,
    ['listed in e2e/known-flaky.json, but there is no such journey: gone'],
  ]);
});
