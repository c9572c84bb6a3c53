import type { Guard } from './guard.ts';
import { takeAway } from './guard.ts';
import { type Mark, withoutMarked } from './marks.ts';

/** Something that is taken away, and who must notice. */
export interface Removal {
  /** What holds, in words; or what stands there. */
  guarantee: string;
  file: string;
  tests: readonly string[] | 'types';
  /** The source of its file without it. */
  spoil(source: string): string;
}

export const removalOfGuard = (guard: Guard): Removal => ({
  ...guard,
  spoil: (source) => takeAway(source, guard),
});
export const removalOfMark = (mark: Mark): Removal => ({
  ...mark,
  spoil: (source) => withoutMarked(source, mark),
});
