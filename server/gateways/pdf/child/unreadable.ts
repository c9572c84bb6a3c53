import type { UnreadableReason } from '../child-answer.ts';

/** What is wrong with the file, on its way to the answer. */
export class Unreadable extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason) {
    super(reason);
    this.reason = reason;
  }
}
