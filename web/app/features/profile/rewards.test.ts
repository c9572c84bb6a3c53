import { expect, test } from 'vitest';
import { pageOf, paidSum, remainingUas, rewardStateOf } from './rewards.ts';

test.each([
  [{ points: 10, paid: false, reversed: false }, 'pending'],
  [{ points: 10, paid: true, reversed: false }, 'paid'],
  [{ points: 10, paid: false, reversed: true }, 'taken-back'],
  [{ points: -10, paid: false, reversed: true }, 'counter-entry'],
])('%o is %s', (reward, expected) => {
  expect(rewardStateOf(reward)).toBe(expected);
});

test('paid amounts are summed without the errors of binary fractions', () => {
  expect(paidSum([{ amount: '0.1' }, { amount: '0.2' }, { amount: '15.000001' }])).toBe(15.300001);
});

test('nothing was paid yet', () => {
  expect(paidSum([])).toBe(0);
});

test('what remains is the points less what was paid', () => {
  expect(remainingUas(60.3, 60.1)).toBe(0.2);
});

test('what remains is below zero where more was paid than is still earned', () => {
  expect(remainingUas(10, 25)).toBe(-15);
});

test.each([
  [1, [1, 2]],
  [2, [3, 4]],
  [3, [5]],
  [4, []],
])('page %i of five rows by two', (page, expected) => {
  expect(pageOf([1, 2, 3, 4, 5], page, 2)).toEqual(expected);
});
