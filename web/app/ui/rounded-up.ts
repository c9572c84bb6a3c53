const STEPS = [1, 2, 4, 6, 8, 10];

/** The next number whose half is whole as well and which reads easily: 2, 4, 6, 8, 10, 20, 40 and so on. */
export function roundedUp(value: number): number {
  if (value <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = STEPS.find((each) => each * power >= value) ?? 10;
  return step * power;
}
