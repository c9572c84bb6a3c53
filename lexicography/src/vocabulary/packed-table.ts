/** Something that is looked up by key. */
export interface Lookup<Value> {
  get(key: string): Value | undefined;
}

const NEWLINE = 10;
const TAB = 9;

/** Write a table as text that `PackedTable` reads: a line for each key, behind a tab its values joined by tabs. */
export function packTable(table: Iterable<readonly [key: string, values: readonly string[]]>): Buffer {
  const lines = [...table].map(([key, values]) => Buffer.from(`${[key, ...values].join('\t')}\n`));
  // By bytes, not by letters: that is how the reader compares.
  lines.sort((one, other) => Buffer.compare(keyOf(one), keyOf(other)));
  return Buffer.concat(lines);
}

const keyOf = (line: Buffer): Buffer => line.subarray(0, line.indexOf(TAB));

/** A table of words that is searched where it lies: a hundred thousand rows cost their bytes and no more. */
export class PackedTable implements Lookup<string[]> {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /** The values of a key, in their order; undefined when the table does not have it. */
  get(key: string): string[] | undefined {
    const wanted = Buffer.from(key);
    let low = 0;
    let high = this.#bytes.length;
    while (low < high) {
      // The line around the middle: from behind the newline before it to the next.
      const middle = (low + high) >> 1;
      const start = middle === 0 ? 0 : this.#bytes.lastIndexOf(NEWLINE, middle - 1) + 1;
      const end = this.#bytes.indexOf(NEWLINE, middle);
      const line = this.#bytes.subarray(start, end);
      const order = Buffer.compare(wanted, keyOf(line));
      if (order === 0) return line.toString().split('\t').slice(1);
      if (order < 0) high = start;
      else low = end + 1;
    }
    return undefined;
  }
}
