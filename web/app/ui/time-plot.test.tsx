import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { roundedUp } from './rounded-up.ts';
import { TimePlot } from './time-plot.tsx';

const shown = (...values: number[]) =>
  render(
    <TimePlot
      title="الأصوات"
      total="٦ أصوات"
      nothing="لا شيء"
      columns={values.map((value, place) => ({ name: `يوم ${place + 1}`, value }))}
      format={String}
    />,
  ).container;

test('time runs from the right to the left, and the highest number that is shown is the top', () => {
  const bars = [...shown(1, 4).querySelectorAll('rect[width="7"]')];
  const drawn = bars.map((bar) => [bar.getAttribute('x'), bar.getAttribute('height')]);
  expect(drawn).toEqual([
    ['11.5', '25'],
    ['1.5', '100'],
  ]);
});

test('each column tells its number to whoever points at it', () => {
  const titles = [...shown(1, 5).querySelectorAll('title')].map(({ textContent }) => textContent);
  expect(titles).toEqual(['يوم 1: 1', 'يوم 2: 5']);
});

test('what is little is still seen, and what is nothing is not', () => {
  const heights = [...shown(1, 0, 1000).querySelectorAll('rect[width="7"]')].map((bar) =>
    bar.getAttribute('height'),
  );
  expect(heights).toEqual(['1.5', '0', '100']);
});

test('where there is nothing the plot says so', () => {
  const container = shown(0, 0);
  expect(screen.getByText('لا شيء').textContent).toBe('لا شيء');
  expect(container.querySelector('svg')).toBeNull();
});

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [5, 6],
  [9, 10],
  [10, 10],
  [11, 20],
  [41, 60],
  [999, 1000],
  [0.5, 2],
])('the scale for %d reaches to %d', (most, top) => expect(roundedUp(most)).toBe(top));
