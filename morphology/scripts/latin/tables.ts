export type ReadTable = (name: string) => string;

/** Split a TSV file into its rows, leaving out the licence line and the header. */
export function tableRows(text: string, columns: number): string[][] {
  const lines = text.split('\n').filter((line) => line !== '');
  const [source, , ...rows] = lines;
  if (!source?.startsWith('# Source:')) throw new Error('the first line must name source and licence');
  return rows.map((line, index) => {
    const cells = line.split('\t');
    if (cells.length !== columns) throw new Error(`row ${index + 3} has ${cells.length} columns: ${line}`);
    return cells;
  });
}
