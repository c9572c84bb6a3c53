import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildLatinModule } from './latin/build.ts';

const dataFolder = new URL('../data/', import.meta.url);
const target = fileURLToPath(new URL('../src/tables/latin.data.generated.ts', import.meta.url));

/** Read one data file as text. */
function readTable(name: string): string {
  return readFileSync(new URL(name, dataFolder), 'utf8');
}

writeFileSync(target, buildLatinModule(readTable));
