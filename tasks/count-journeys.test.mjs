import { expect, test } from 'vitest';
import { countJourneys } from './count-journeys.mjs';

const LOST = 'Error: \u001b[31mno dialog\u001b[39m\n\n    at desk.spec.ts:7';
const reportOf = (second) => ({
  stats: { expected: 1, flaky: second === 'flaky' ? 1 : 0, unexpected: second === 'unexpected' ? 1 : 0 },
  suites: [
    {
      title: 'visitor.spec.ts',
      specs: [{ title: 'finds', tests: [{ status: 'expected', results: [{ errors: [] }] }] }],
      suites: [
        {
          title: 'a newcomer',
          specs: [
            {
              title: 'is shown round',
              tests: [{ status: second, results: [{ errors: [{ message: LOST }] }, { errors: [] }] }],
            },
          ],
        },
      ],
    },
  ],
});
const TITLE = 'visitor.spec.ts › a newcomer › is shown round';
const AGAIN = `passed only when it was tried again: ${TITLE}`;
const SAID = ['Error: no dialog', '    at desk.spec.ts:7'];
const known = [{ title: TITLE, reason: 'a trial' }];

test('a journey that passed only when it was tried again fails the run, and is named with its error', () => {
  expect(countJourneys(reportOf('flaky'), [])).toEqual({
    passed: 1,
    failed: 1,
    faults: [{ name: AGAIN, error: SAID }],
    excused: [],
  });
});

test('one that is listed with its reason does not, and is named all the same', () => {
  expect(countJourneys(reportOf('flaky'), known)).toEqual({
    passed: 2,
    failed: 0,
    faults: [],
    excused: [{ name: AGAIN, error: SAID }],
  });
});

test('one that is listed may not fail for good', () => {
  expect(countJourneys(reportOf('unexpected'), known)).toEqual({
    passed: 1,
    failed: 1,
    faults: [{ name: TITLE, error: SAID }],
    excused: [],
  });
});

test('a listed journey that is gone fails the run', () => {
  const { failed, faults } = countJourneys(reportOf('expected'), [{ title: 'gone', reason: 'a trial' }]);
  expect([failed, faults]).toEqual([
    1,
    [{ name: 'listed in e2e/known-flaky.json, but there is no such journey: gone' }],
  ]);
});

test('what kept every journey from beginning is told', () => {
  const errors = [{ message: 'Error: Process from config.webServer was not able to start.' }];
  const stats = { expected: 0, flaky: 0, unexpected: 0 };
  expect(countJourneys({ stats, suites: [], errors }, []).faults).toEqual([
    {
      name: 'journeys in a browser',
      error: ['Error: Process from config.webServer was not able to start.'],
    },
  ]);
});
