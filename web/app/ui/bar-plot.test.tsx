import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BarPlot } from './bar-plot.tsx';

test('whoever cannot see the bars has the numbers in a table', () => {
  render(
    <BarPlot
      label="القرارات"
      rowTitle="الشهر"
      tableTitle="جدول"
      series={['قبول', 'رفض']}
      rows={[{ name: 'مارس', values: [3, 0] }]}
      format={String}
    />,
  );
  const cells = [...screen.getByRole('table', { name: 'القرارات', hidden: true }).querySelectorAll('th, td')];
  expect(cells.map(({ textContent }) => textContent)).toEqual(['الشهر', 'قبول', 'رفض', 'مارس', '3', '0']);
});

test('the largest number is the longest bar, and nothing is none', () => {
  const { container } = render(
    <BarPlot
      label="القرارات"
      rowTitle="الشهر"
      series={['قبول', 'رفض']}
      rows={[
        { name: 'مارس', values: [4, 0] },
        { name: 'أبريل', values: [1, 2] },
      ]}
      format={String}
    />,
  );
  const widths = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'));
  expect(widths).toEqual(['100%', '0%', '25%', '50%']);
});
