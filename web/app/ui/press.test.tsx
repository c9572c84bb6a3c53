import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPress, useSteady } from './press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const Rows = ({ rows }: { rows: string }) => <button type="button">{useSteady(rows)}</button>;
const shown = () => screen.getByRole('button').textContent;
const settle = () => act(() => vi.runAllTimersAsync());

test('what comes between the press and its click is shown after the click', async () => {
  const { rerender } = render(<Rows rows="old" />);
  fireEvent.pointerDown(screen.getByRole('button'));
  rerender(<Rows rows="new" />);
  expect(shown()).toBe('old');
  fireEvent.pointerUp(screen.getByRole('button'));
  expect(shown()).toBe('old');
  fireEvent.click(screen.getByRole('button'));
  await settle();
  expect(shown()).toBe('new');
});

test('a press that ends without a click holds nothing up', async () => {
  const { rerender } = render(<Rows rows="old" />);
  fireEvent.pointerDown(screen.getByRole('button'));
  rerender(<Rows rows="new" />);
  fireEvent.pointerCancel(screen.getByRole('button'));
  await settle();
  expect(shown()).toBe('new');
  rerender(<Rows rows="newer" />);
  expect(shown()).toBe('newer');
});

test('work waits for the end of a press and is done once', async () => {
  const work = vi.fn();
  afterPress(work);
  expect(work).toHaveBeenCalledOnce();
  fireEvent.pointerDown(document.body);
  afterPress(work);
  expect(work).toHaveBeenCalledOnce();
  fireEvent.click(document.body);
  await settle();
  fireEvent.click(document.body);
  await settle();
  expect(work).toHaveBeenCalledTimes(2);
});
