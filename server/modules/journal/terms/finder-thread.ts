// Runs in a thread: an index of a large dictionary takes seconds to build, and nobody's answer waits for it.
import { parentPort } from 'node:worker_threads';
import { indexTerms, type TermEntry, type TermIndex } from '@mustalah/lexicography/find/term-index';
import { findInPaper, type PaperText } from './find-in-paper.ts';

/** What the thread is told: more of the dictionary, or a paper to look through. */
export type ToFinder = { terms: readonly TermEntry[] } | { paper: PaperText };

const terms: TermEntry[] = [];
let index: TermIndex | undefined;

parentPort?.on('message', (told: ToFinder) => {
  if ('terms' in told) {
    terms.push(...told.terms);
    return;
  }
  index ??= indexTerms(terms);
  // Between threads there are no origins.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(findInPaper(told.paper, index));
});
