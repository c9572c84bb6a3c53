import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

function Three() {
  const [shown, show] = useState<'one' | 'two' | 'three'>('one');
  const tabs = [
    { name: 'one', title: 'الأول' },
    { name: 'two', title: 'الثاني' },
    { name: 'three', title: 'الثالث' },
  ] as const;
  return (
    <Tabs label="ألسنة" tabs={tabs} value={shown} onChange={show}>
      {shown}
    </Tabs>
  );
}

const panelOf = (name: string) => screen.getByRole('tabpanel', { name }).textContent;

test('the left arrow leads on, for so runs the text, and round at the end', async () => {
  render(<Three />);
  screen.getByRole('tab', { name: 'الأول' }).focus();
  const panels = [panelOf('الأول')];
  await userEvent.keyboard('{ArrowLeft}');
  panels.push(panelOf('الثاني'));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  panels.push(panelOf('الثالث'));
  expect([panels, document.activeElement?.textContent]).toEqual([['one', 'two', 'three'], 'الثالث']);
});

test('only the chosen tab is in the order of the Tab key', async () => {
  render(<Three />);
  await userEvent.click(screen.getByRole('tab', { name: 'الثاني' }));
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
});
