/** Compile every table of data/ into src/tables/<name>.data.generated.ts: `node morphology/scripts/pack.ts`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const DATA = new URL('../data/', import.meta.url);
const SOURCE = new URL('../src/tables/', import.meta.url);

/** Tables that `pack-latin.ts` compiles. */
const LATIN_TABLES = new Set(['latin-parts', 'loanwords', 'borrowed-words', 'latin-words']);

function rowsOf(file: URL): string[] {
  const lines = readFileSync(file, 'utf8').normalize('NFC').split('\n');
  return lines.slice(2).filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

function tablesOf(folder: URL): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) => rowsOf(new URL(name, folder)));
}

/** Each table's name and its rows without comment and header, in a fixed order. */
export function readTables(): Map<string, string[]> {
  const tables = new Map<string, string[]>();
  for (const entry of readdirSync(DATA, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.isDirectory()) tables.set(entry.name, tablesOf(new URL(`${entry.name}/`, DATA)));
    else if (entry.name.endsWith('.tsv')) {
      const name = entry.name.replace('.tsv', '');
      if (!LATIN_TABLES.has(name)) tables.set(name, rowsOf(new URL(entry.name, DATA)));
    }
  }
  return tables;
}

/** Tables longer than this are kept in plain JavaScript, which loads without type stripping. */
const LONG = 50_000;

/** The generated files of one table by their names: one module, and for a long table the script it hands on. */
export function moduleFiles(name: string, heading: string, rows: string): Map<string, string> {
  const notice = `// ${heading}; do not edit.\n`;
  const script = `${notice}export const rows = \`${rows.replace(/[\\`$]/g, '\\$&')}\`;\n`;
  const module = `${name}.data.generated.ts`;
  if (rows.length < LONG) return new Map([[module, script]]);
  return new Map([
    [module, `${notice}export { rows } from './${name}.rows.generated.js';\n`],
    [`${name}.rows.generated.js`, script],
    [`${name}.rows.generated.d.ts`, `${notice}export const rows: string;\n`],
  ]);
}

/** The generated files of one table of data/. */
export function filesOf(name: string, rows: readonly string[]): Map<string, string> {
  return moduleFiles(name, `Generated from data/${name} by scripts/pack.ts`, rows.join('\n'));
}

if (import.meta.main) {
  for (const [name, rows] of readTables()) {
    for (const [file, text] of filesOf(name, rows)) writeFileSync(new URL(file, SOURCE), text);
  }
}
