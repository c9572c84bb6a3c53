import { open, stat } from 'node:fs/promises';
import { CommandError, type Terminal } from './command.ts';

const PROGRESS_MS = 1_000;

/** How long a file is that can be read. */
export async function sizeOf(file: string): Promise<number> {
  try {
    await (await open(file)).close();
    return (await stat(file)).size;
  } catch (error) {
    throw new CommandError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** Says now and then how far it is. */
export function tellOf(terminal: Terminal, size: number) {
  const started = performance.now();
  let told = started;
  let read = 0;
  let bytes = 0;
  return {
    async *watched(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      bytes = 0;
      for await (const piece of stream) {
        bytes += piece.length;
        yield piece;
      }
    },
    rows(count: number): void {
      read += count;
      const now = performance.now();
      if (now - told < PROGRESS_MS) return;
      told = now;
      const share = size === 0 ? 100 : Math.floor((100 * bytes) / size);
      terminal.progress(`${read} rows, ${share} %, ${Math.round((1_000 * read) / (now - started))} a second`);
    },
  };
}
