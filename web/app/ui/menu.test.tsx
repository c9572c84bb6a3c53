import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { showAt } from '../../test/screen.tsx';
import { Menu, MenuButton, MenuLink } from './menu.tsx';

const leave = vi.fn();

beforeEach(async () => {
  leave.mockClear();
  showAt('/', {
    '/': (
      <>
        <Menu label="سلمى" face="س">
          <MenuLink to="/profile">الملف</MenuLink>
          <MenuButton onClick={leave}>الخروج</MenuButton>
        </Menu>
        <button type="button">غيره</button>
      </>
    ),
  });
  await userEvent.click(screen.getByRole('button', { name: 'سلمى' }));
});

const focused = (): string => document.activeElement?.textContent ?? '';
const isOpen = (): boolean => screen.queryByRole('menu') !== null;

test('the arrows lead through the list and round', async () => {
  const places = [focused()];
  for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowUp}']) {
    await userEvent.keyboard(key);
    places.push(focused());
  }
  expect(places).toEqual(['الملف', 'الخروج', 'الملف', 'الخروج']);
});

test('Escape closes it and gives the focus back', async () => {
  await userEvent.keyboard('{Escape}');
  expect([isOpen(), focused()]).toEqual([false, 'س']);
});

test('a press elsewhere closes it', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'غيره' }));
  expect(isOpen()).toBe(false);
});

test('what is chosen is done, and the list is gone', async () => {
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect([leave.mock.calls.length, isOpen()]).toEqual([1, false]);
});
