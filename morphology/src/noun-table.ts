import { stripMarks } from './letters.ts';

/** A table of nouns and their answers: marked nouns are found by their marks, bare ones by their letters. */
export function nounTable(rows: string): (noun: string) => readonly string[] {
  let table: Map<string, string[]> | undefined;
  return (noun) => {
    if (!table) {
      table = new Map();
      for (const row of rows.split('\n')) {
        const [key = '', list = ''] = row.split('\t');
        const answers = list
          .split(',')
          .map((word) => word.trim())
          .filter(Boolean);
        table.set(key, answers);
        if (!table.has(stripMarks(key))) table.set(stripMarks(key), answers);
      }
    }
    return table.get(noun) ?? [];
  };
}
