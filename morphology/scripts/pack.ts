/** Compile every table of data/ into src/<name>.data.generated.ts: `node morphology/scripts/pack.ts`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const DATA = new URL('../data/', import.meta.url);
const SOURCE = new URL('../src/', import.meta.url);

/** Tables that `pack-latin.ts` compiles. */
const LATIN_TABLES = new Set(['latin-parts', 'loanwords', 'latin-words']);

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

/** The text of the generated module of one table. */
export function moduleText(name: string, rows: readonly string[]): string {
  const text = rows.join('\n').replace(/[\\`$]/g, '\\$&');
  return `// Generated from data/${name} by scripts/pack.ts; do not edit.\nexport const rows = \`${text}\`;\n`;
}

if (import.meta.main) {
  for (const [name, rows] of readTables()) {
    writeFileSync(new URL(`${name}.data.generated.ts`, SOURCE), moduleText(name, rows));
  }
}
