import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LongTextField, SecretField, TextField } from './field.tsx';

const directionOf = (field: React.ReactNode): string | null => {
  render(<MantineProvider env="test">{field}</MantineProvider>);
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
