import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const onSearch = vi.fn();
const field = (value: string) => (
  <SearchField label="ابحث" value={value} maxLength={200} onSearch={onSearch} />
);
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const pause = () => act(() => vi.advanceTimersByTimeAsync(1_000));

beforeEach(() => void onSearch.mockClear());

test('what was typed is asked for once typing stops, without the blanks around it', async () => {
  render(field(''));
  type('مج');
  type(' مجهر ');
  expect(onSearch).not.toHaveBeenCalled();
  await pause();
  expect(onSearch.mock.calls).toEqual([['مجهر']]);
});

test('the Enter key asks at once, and only once', async () => {
  render(field(''));
  type('مجهر');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(onSearch.mock.calls).toEqual([['مجهر']]);
  await pause();
  expect(onSearch).toHaveBeenCalledOnce();
});

test('an answer that comes late takes nothing from what was typed meanwhile', async () => {
  const { rerender } = render(field(''));
  type('مجه');
  await pause();
  type('مجهر');
  rerender(field('مجه'));
  expect(box().value).toBe('مجهر');
});

test('another search from elsewhere stands in the box, also one that was asked here before', async () => {
  const { rerender } = render(field(''));
  type('مجهر');
  await pause();
  rerender(field('مجهر'));
  rerender(field(''));
  expect(box().value).toBe('');
  rerender(field('مجهر'));
  expect(box().value).toBe('مجهر');
});
