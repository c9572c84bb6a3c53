import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ChoiceField, LongTextField, SecretField, TextField } from './field.tsx';

const directionOf = (field: React.ReactNode): string | null => {
  render(field);
  return screen.getByLabelText('حقل').getAttribute('dir');
};

test('the direction of a line stands on the input itself', () => {
  expect(directionOf(<TextField label="حقل" />)).toBe('auto');
});

test('the direction of a text of several lines stands on the input itself', () => {
  expect(directionOf(<LongTextField label="حقل" dir="rtl" />)).toBe('rtl');
});

test('a password runs from the left', () => {
  expect(directionOf(<SecretField label="حقل" />)).toBe('ltr');
});

test('a field is named by its label and told of by its description and its fault', () => {
  render(<TextField label="حقل" description="ما يُكتب فيه" error="لا يصح هذا" />);
  const field = screen.getByRole('textbox', { name: 'حقل', description: 'ما يُكتب فيه لا يصح هذا' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('a field without a fault says none', () => {
  render(<ChoiceField label="حقل" data={['أول', { value: 'two', label: 'ثان' }]} error={null} />);
  const field = screen.getByLabelText('حقل');
  expect([field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby')]).toEqual([null, null]);
});

test('a hidden word is seen while one asks for it', async () => {
  render(<SecretField label="حقل" />);
  const types = [screen.getByLabelText('حقل').getAttribute('type')];
  for (let press = 0; press < 2; press++) {
    await userEvent.click(screen.getByRole('button'));
    types.push(screen.getByLabelText('حقل').getAttribute('type'));
  }
  expect(types).toEqual(['password', 'text', 'password']);
});
