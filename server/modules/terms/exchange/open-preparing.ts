import { availableParallelism } from 'node:os';
import { openThreads, type Threads } from '../../../platform/threads.ts';
import type { PreparedRows, PrepareSettings } from './prepare-rows.ts';
import type { RawRow } from './read-rows.ts';

/** Prepares rows of a file, some at a time. */
export type Preparing = Threads<RawRow[], PreparedRows>;

/** Shorter files are read before a thread has learnt the language. */
const WORTH_A_THREAD = 1_000_000;
/** More have no more to do, for the database works too. */
const MOST_THREADS = 3;
/** A limit, never reached: the language takes 60, the words that are remembered as much again at most. */
const THREAD_MB = 220;

/** Begin to prepare the rows of a file of so many bytes: a long one in threads, in which alone the language is in memory. */
export async function openPreparing(settings: PrepareSettings, size: number): Promise<Preparing> {
  if (size >= WORTH_A_THREAD) {
    const count = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
    const script = new URL('./prepare-thread.ts', import.meta.url);
    return openThreads({ script, count, settings, memoryMb: THREAD_MB });
  }
  const { preparing } = await import('./prepare-rows.ts');
  const prepare = preparing(settings);
  return { count: 1, run: async (rows) => prepare(rows), close: async () => {} };
}
