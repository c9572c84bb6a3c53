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

test('a press on a link to another page ends a search that is still to come; one on a page of the list does not', async () => {
  const press = (href: string) => {
    const link = document.createElement('a');
    link.href = href;
    // As the router does with a link to a page of ours.
    link.addEventListener('click', (click) => click.preventDefault());
    document.body.append(link);
    link.click();
    link.remove();
  };
  render(field(''));
  type('مجهر');
  press('/term/7');
  await pause();
  expect(onSearch).not.toHaveBeenCalled();
  type('مجهري');
  press(`${window.location.pathname}?page=2`);
  await pause();
  expect(onSearch.mock.calls).toEqual([['مجهري']]);
});
