import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { type Column, DataTable } from './data-table.tsx';

interface Person {
  id: number;
  name: string;
}
const people: Person[] = [
  { id: 1, name: 'هند' },
  { id: 2, name: 'ليلى' },
];
const columns: Column<Person>[] = [
  { key: 'name', title: 'الاسم', cell: ({ id, name }) => <a href={`#${id}`}>{name}</a>, isSortable: true },
  { key: 'id', title: 'الرقم', cell: ({ id }) => id },
];

const show = (more: Partial<Parameters<typeof DataTable<Person>>[0]>) =>
  render(
    <>
      <DataTable
        label="الناس"
        columns={columns}
        rows={people}
        keyOf={({ id }) => id}
        empty={<p>لا أحد</p>}
        {...more}
      />
    </>,
  );

test('each cell carries the name of its column, for the card that a row is on phones', () => {
  show({});
  expect(screen.getAllByRole('cell').map((cell) => cell.dataset.title)).toEqual([
    'الاسم',
    'الرقم',
    'الاسم',
    'الرقم',
  ]);
});

test('a heading orders the rows by its column, and then the other way round', async () => {
  const onSort = vi.fn();
  show({ onSort, sort: { key: 'name', isDescending: false } });
  expect(screen.getByRole('columnheader', { name: /الاسم/ }).getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(screen.getByRole('button', { name: /الاسم/ }));
  expect(onSort).toHaveBeenCalledWith({ key: 'name', isDescending: true });
});

test('without rows it says what the owner says', () => {
  show({ rows: [] });
  expect(screen.getByText('لا أحد')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

test('while the rows come it says so', () => {
  show({ rows: undefined });
  expect(screen.getByRole('status').getAttribute('aria-label')).toContain('الناس');
});

test('a failure offers another try', async () => {
  const onRetry = vi.fn();
  show({ rows: undefined, failure: { message: 'تعذّر التحميل', onRetry } });
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('تعذّر التحميل')).toBeDefined();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('up and down lead through the rows', async () => {
  show({});
  screen.getByText('هند').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByText('ليلى'));
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByText('هند'));
});

const onPage = (page: number) => {
  const pages = { page, total: 2, hrefOf: (each: number) => `/people?page=${each}`, label: 'الصفحة' };
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <DataTable
          label="الناس"
          columns={columns}
          rows={[]}
          keyOf={({ id }) => id}
          empty="لا أحد"
          pages={pages}
        />
      ),
    },
  ]);
  return render(<Stub initialEntries={['/people']} />);
};

test('a page beyond the last does not say that there is nothing, and leads to the first', () => {
  onPage(3);
  expect(screen.queryByText('لا أحد')).toBeNull();
  expect(screen.getByRole('link', { name: 'الصفحة الأولى' }).getAttribute('href')).toBe('/people?page=1');
});

test('a first page without rows says that there is nothing', () => {
  onPage(1);
  expect(screen.getByText('لا أحد')).toBeDefined();
});
