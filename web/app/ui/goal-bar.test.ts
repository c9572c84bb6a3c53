import { expect, test } from 'vitest';
import { percentOf } from './goal-bar.tsx';

test('the bar shows the share of the goal', () => {
  expect(percentOf(2, 5)).toBe(40);
});

test('the bar is full when more than the goal was done', () => {
  expect(percentOf(9, 5)).toBe(100);
});

test('a goal of nothing is reached', () => {
  expect(percentOf(0, 0)).toBe(100);
});
