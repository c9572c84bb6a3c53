import {
  analyse,
  type Measured,
  measureOf,
  readScript,
  stripMarks,
  withoutArticle,
  withoutAttached,
} from '@mustalah/morphology';
import { remembering } from './remembering.ts';

/** What a word is: its root, and where the engine itself can make the word, how. */
export interface WordReading {
  root: string;
  rootClass: string;
  /** The measure, fully marked and with the ending of the word; empty unless it is the only one. */
  pattern: string;
  /** How the engine makes the word; null where it cannot, or by several measures. */
  measured: Measured | null;
  status: 'attested' | 'regular' | 'doubtful';
}

/** Read a word as its author marked it; null for loanwords and words without a root. Terms share most of their words. */
export const readWord = remembering(20_000, (text): Readonly<WordReading> | null => {
  const [best] = analyse(text);
  if (!best) return null;
  const measured = measureOf(withoutBefore(text), best.root);
  return {
    root: best.root,
    rootClass: best.class,
    pattern: measured?.measure ?? '',
    measured,
    status: best.status,
  };
});

/** Cut the article and what is written together with it; the marks of the rest stay. */
export function withoutBefore(text: string): string {
  const written = readScript(text).trim();
  const bare = stripMarks(written);
  const rest = [withoutArticle(bare), withoutAttached(bare)].sort(
    (one, other) => one.length - other.length,
  )[0];
  const before = bare.length - (rest ?? bare).length;
  if (before === 0) return written;
  // The letter after the article carries the shadda of the article, not its own.
  return written
    .replace(new RegExp(`^(?:\\p{L}\\p{M}*){${before}}`, 'u'), '')
    .replace(/^(\p{L}\p{M}*?)\u0651/u, '$1');
}
