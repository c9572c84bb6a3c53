import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AnnouncementsCard } from './announcements-card.tsx';
import { text } from './text.ts';

const announcements = [
  { id: 1, title: 'الأول', content: 'نص الأول' },
  { id: 2, title: 'الثاني', content: 'نص الثاني' },
];

const show = (shown: typeof announcements, address = '/') =>
  render(
    <>
      <MemoryRouter initialEntries={[address]}>
        <AnnouncementsCard announcements={shown} />
      </MemoryRouter>
    </>,
  );

test('opening an announcement closes the one before it', async () => {
  show(announcements);
  await userEvent.click(screen.getByRole('button', { name: 'الأول' }));
  await userEvent.click(screen.getByRole('button', { name: 'الثاني' }));
  expect(screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)).toEqual([
    'الثاني',
  ]);
});

test('a second click closes the announcement', async () => {
  show(announcements);
  await userEvent.click(screen.getByRole('button', { name: 'الأول' }));
  await userEvent.click(screen.getByRole('button', { name: 'الأول' }));
  expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
});

test('an address that names an announcement opens it', () => {
  show(announcements, '/#announcement-2');
  expect(screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)).toEqual([
    'الثاني',
  ]);
});

test('without announcements the card says so', () => {
  show([]);
  expect(screen.getByText(text.noAnnouncements)).toBeDefined();
});
