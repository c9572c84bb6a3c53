import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ActionButton } from './action-button.tsx';

function Endless({ onStart }: { onStart: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const start = () => {
    onStart();
    setBusy(true);
  };
  return (
    <>
      <ActionButton isBusy={isBusy} onClick={start}>
        صوّت
      </ActionButton>
    </>
  );
}

test('while it runs a click starts nothing', async () => {
  const onStart = vi.fn();
  render(<Endless onStart={onStart} />);
  await userEvent.dblClick(screen.getByRole('button'));
  await userEvent.click(screen.getByRole('button'));
  expect(onStart).toHaveBeenCalledTimes(1);
});

test('while it runs it says so and keeps the focus', async () => {
  render(<Endless onStart={() => {}} />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
