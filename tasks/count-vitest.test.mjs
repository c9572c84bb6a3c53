import { expect, test } from 'vitest';
import { countVitest } from './count-vitest.mjs';

const passing = { fullName: 'pays once', status: 'passed', failureMessages: [] };
const failing = {
  fullName: 'payouts pays nobody twice',
  status: 'failed',
  failureMessages: ['AssertionError: expected 2 to be 1\n    at pay.test.ts:9'],
};
const fileOf = (name, assertionResults, message = '') => ({
  name: `/here/server/${name}`,
  status: message || assertionResults.includes(failing) ? 'failed' : 'passed',
  message,
  assertionResults,
});

test('what failed is named with its file and what it said first', () => {
  const testResults = [fileOf('pay.test.ts', [passing, failing]), fileOf('vote.test.ts', [passing])];
  expect(countVitest({ numPassedTests: 2, testResults }, '/here')).toEqual({
    passed: 2,
    failed: 1,
    faults: [
      {
        name: 'server/pay.test.ts › payouts pays nobody twice',
        error: ['AssertionError: expected 2 to be 1', '    at pay.test.ts:9'],
      },
    ],
    excused: [],
  });
});

test('a file that could not be loaded has failed, though none of its tests did', () => {
  const testResults = [fileOf('pay.test.ts', [], 'Cannot find module')];
  expect(countVitest({ numPassedTests: 0, testResults }, '/here')).toEqual({
    passed: 0,
    failed: 1,
    faults: [{ name: 'server/pay.test.ts', error: ['Cannot find module'] }],
    excused: [],
  });
});
