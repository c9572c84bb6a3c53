import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ActionButton } from './action-button.tsx';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
afterEach(cleanup);

const show = (action: () => unknown) => {
  render(
    <MantineProvider env="test">
      <ActionButton action={action}>صوّت</ActionButton>
    </MantineProvider>,
  );
  return screen.getByRole('button');
};

test('two clicks in one breath run the action once', () => {
  const action = vi.fn(() => new Promise(() => {}));
  const button = show(action);
  // Both before anything is rendered again.
  button.click();
  button.click();
  expect(action).toHaveBeenCalledTimes(1);
});

test('once the action is over it can be run again', async () => {
  const action = vi.fn(async () => {});
  const button = show(action);
  await userEvent.click(button);
  await userEvent.click(button);
  expect(action).toHaveBeenCalledTimes(2);
});

test('while it runs the button says so and keeps the focus', async () => {
  const button = show(() => new Promise(() => {}));
  await userEvent.click(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
});
