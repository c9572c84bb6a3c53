import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showAt } from '../../../test/screen.tsx';
import { paperAnchor, useHighlight } from './use-highlight.ts';

const movedTo = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  movedTo.mockClear();
  Element.prototype.scrollIntoView = function (this: Element) {
    movedTo(this.id);
  };
  return () => vi.useRealTimers();
});

function Volume() {
  const marked = useHighlight();
  return [1, 12].map((id) => (
    <p key={id} id={paperAnchor(id)} data-marked={id === marked || undefined}>
      {id}
    </p>
  ));
}

const show = (address: string) => showAt(address, { '/volume/3': <Volume />, '/other': <p>other</p> });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const marked = () =>
  screen
    .queryAllByText(/^\d+$/)
    .filter((paper) => paper.dataset.marked)
    .map(({ id }) => id);

test('the paper of the address is marked after 300 ms for three seconds, then the parameter goes', async () => {
  const { place } = show('/volume/3?paper=12&x=1');
  await pass(299);
  const before = [marked(), movedTo.mock.calls.length];
  await pass(1);
  const begun = [marked(), movedTo.mock.calls, place()];
  await pass(2_999);
  const late = [marked(), place()];
  await pass(1);
  expect([before, begun, late, [marked(), place()]]).toEqual([
    [[], 0],
    [['paper-12'], [['paper-12']], '/volume/3?paper=12&x=1'],
    [['paper-12'], '/volume/3?paper=12&x=1'],
    [[], '/volume/3?x=1'],
  ]);
});

test('a paper that is not here marks nothing, and the parameter goes as well', async () => {
  const { place } = show('/volume/3?paper=99');
  await pass(400);
  expect([marked(), movedTo.mock.calls]).toEqual([[], []]);
  await pass(3_000);
  expect(place()).toBe('/volume/3');
});

test('without the parameter nothing happens', async () => {
  const { place } = show('/volume/3');
  await pass(5_000);
  expect([marked(), movedTo.mock.calls, place()]).toEqual([[], [], '/volume/3']);
});

test('who leaves the page meanwhile is not brought back', async () => {
  const { place, goTo } = show('/volume/3?paper=12');
  await pass(500);
  await act(() => goTo('/other'));
  await pass(5_000);
  expect(place()).toBe('/other');
});
