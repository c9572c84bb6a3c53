import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { TermEntry } from '@mustalah/lexicography/find/term-index';
import type { FoundInPaper, PaperText } from './find-in-paper.ts';
import type { ToFinder } from './finder-thread.ts';

/** Looks for the terms of a dictionary in papers, one after the other, in a thread of its own. */
export interface Finder {
  find(paper: PaperText): Promise<FoundInPaper[]>;
  close(): Promise<unknown>;
}

const MEMORY_MB = 1_024;

/** Open a finder for the terms that come; it must be closed. */
export async function openFinder(dictionary: AsyncIterable<readonly TermEntry[]>): Promise<Finder> {
  const thread = new Worker(new URL('./finder-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  // Listened to from the start: a thread that dies between two papers must not take the process with it.
  const death = new Promise<never>((_, reject) => thread.once('error', reject));
  death.catch(() => {});
  // Between threads there are no origins.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const tell = (told: ToFinder) => thread.postMessage(told);
  try {
    for await (const terms of dictionary) tell({ terms });
  } catch (error) {
    await thread.terminate();
    throw error;
  }
  return {
    async find(paper) {
      const answer = once(thread, 'message') as Promise<[FoundInPaper[]]>;
      tell({ paper });
      const [found] = await Promise.race([answer, death]);
      return found;
    },
    close: () => thread.terminate(),
  };
}
