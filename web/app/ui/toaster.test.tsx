import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from './toast.ts';
import Toaster from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // The test's browser knows no popovers.
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
});
afterEach(() => {
  vi.useRealTimers();
});

const shownTones = () =>
  [...document.querySelectorAll('[data-tone]')].map((each) => each.getAttribute('data-tone'));

test('a message goes after three seconds', () => {
  render(<Toaster />);
  act(() => toast('success', 'حُفظ'));
  act(() => void vi.advanceTimersByTime(2_999));
  expect(shownTones()).toEqual(['success']);
  act(() => void vi.advanceTimersByTime(1));
  expect(shownTones()).toEqual([]);
});

test('a failure is read out at once, a success when the reader pauses', () => {
  render(<Toaster />);
  act(() => {
    toast('error', 'تعذّر الحفظ');
    toast('success', 'حُفظ');
  });
  expect(screen.getByRole('alert').textContent).toBe('تعذّر الحفظ');
  expect(screen.getByRole('status').textContent).toBe('حُفظ');
});

test('of many messages the last three stay', () => {
  render(<Toaster />);
  act(() => {
    for (const tone of ['error', 'success', 'warning', 'info'] as const) toast(tone, tone);
  });
  expect(shownTones()).toEqual(['success', 'warning', 'info']);
});
