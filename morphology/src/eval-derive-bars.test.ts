import { expect, it } from 'vitest';
import { comparable, measureDerivation } from '../scripts/derivation-tables.ts';

it.each([
  ['derive-forms', 0.995, 1],
  ['masdar-one', 0.95, 0.98],
  ['vowels-one', 0.97, 0.99],
  ['instrument', 0.9, 0.97],
  ['place', 0.95, 0.98],
  ['elative', 0.99, 0.99],
  ['intensive', 0.9, 0.99],
  ['intensive-second', 0.9, 0.99],
  ['nisba', 0.97, 0.98],
  ['nisba-third', 0.93, 0.97],
  ['diminutive', 0.97, 0.98],
  ['diminutive-third', 0.97, 0.98],
  ['plural', 0.95, 0.98],
])('%s: an accepted word comes first and among three as often as the bar asks', (name, first, third) => {
  const measured = measureDerivation(name);
  expect(measured.first).toBeGreaterThanOrEqual(first);
  expect(measured.third).toBeGreaterThanOrEqual(third);
});

it('compares words modulo the marks that may be left out', () => {
  expect(comparable('مُعْطًى')).toBe(comparable('مُعطَى'));
  expect(comparable('اِسْتِخْرَاج')).toBe(comparable('استِخراج'));
  expect(comparable('كَتَبَ')).not.toBe(comparable('كَتِبَ'));
});
