import type { ComponentProps } from 'react';
import { TextField } from './field.tsx';

const DIGITS = '٠١٢٣٤٥٦٧٨٩';
const shown = (value: string) => value.replace(/\d/g, (digit) => DIGITS[Number(digit)] as string);
const meant = (value: string) => value.replace(/[٠-٩]/g, (digit) => String(DIGITS.indexOf(digit)));

interface WholeNumberFieldProps
  extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type' | 'inputMode' | 'dir'> {
  value: string;
  /** Is given the digits that programs read, whichever were typed. */
  onChange: (digits: string) => void;
}

/** A number in the digits of the rest of the page; a field of the browser would write its own. */
export const WholeNumberField = ({ value, onChange, ...field }: WholeNumberFieldProps) => (
  <TextField
    {...field}
    inputMode="numeric"
    dir="rtl"
    value={shown(value)}
    onChange={(event) => onChange(meant(event.currentTarget.value))}
  />
);
