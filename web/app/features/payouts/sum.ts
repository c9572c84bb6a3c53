const DECIMALS = 6;

/** The sum of decimal texts, to the last digit. */
export function sumOf(amounts: readonly string[]): string {
  const units = amounts.reduce((sum, amount) => {
    const [whole = '0', fraction = ''] = amount.split('.');
    return sum + BigInt(whole + fraction.padEnd(DECIMALS, '0'));
  }, 0n);
  const digits = units.toString().padStart(DECIMALS + 1, '0');
  const fraction = digits.slice(-DECIMALS).replace(/0+$/, '');
  return digits.slice(0, -DECIMALS) + (fraction && `.${fraction}`);
}
