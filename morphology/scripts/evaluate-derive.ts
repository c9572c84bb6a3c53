/** Measure derivation on the tables of eval/: `node morphology/scripts/evaluate-derive.ts [-v] [table]`. */
import { DERIVATION_TABLES, measureDerivation } from './derivation-tables.ts';

const isVerbose = process.argv.includes('-v');
const asked = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const percent = (share: number) => (100 * share).toFixed(1);

for (const name of asked.length > 0 ? asked : Object.keys(DERIVATION_TABLES)) {
  const { rows, first, third, all, misses } = measureDerivation(name);
  if (isVerbose) for (const miss of misses) console.log(`  ${name}: ${miss}`);
  console.log(`${name}: ${rows} rows, top-1 ${percent(first)}, top-3 ${percent(third)}, any ${percent(all)}`);
}
