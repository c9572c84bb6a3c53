import { expect, test } from 'vitest';
import { inOrder } from './catalog.ts';

const tables = (...names: string[]) => names.map((name) => ({ name, columns: ['id'] }));

test('a table comes after those that it refers to', () => {
  const references = [
    { from: 'entries', to: 'accounts' },
    { from: 'entries', to: 'transactions' },
    { from: 'accounts', to: 'users' },
    { from: 'transactions', to: 'users' },
  ];
  const ordered = inOrder(tables('accounts', 'entries', 'transactions', 'users'), references);
  expect(ordered.map(({ name }) => name)).toEqual(['users', 'accounts', 'transactions', 'entries']);
});

test('tables that refer to each other are named', () => {
  const references = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'a' },
  ];
  expect(() => inOrder(tables('a', 'b'), references)).toThrow('refer to each other: a, b');
});
