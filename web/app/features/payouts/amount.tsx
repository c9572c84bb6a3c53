import { formatInteger } from '../../text/format.ts';
import { text } from './text.ts';

const DIGITS = '٠١٢٣٤٥٦٧٨٩';

/** An amount as it is, to its last digit: a decimal text is never taken for a number. */
export function writeAmount(amount: string): string {
  const [whole = '0', fraction] = amount.split('.');
  const start = formatInteger(BigInt(whole));
  return fraction ? `${start}٫${fraction.replace(/\d/g, (digit) => DIGITS[Number(digit)] ?? '')}` : start;
}

/** The number first, as Arabic is read. */
export const Amount = ({ amount }: { amount: string }) => (
  <bdi dir="rtl">{text.uas(writeAmount(amount))}</bdi>
);
