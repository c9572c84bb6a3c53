import type { Sentences } from './start-text.ts';

/** The product cannot start; whoever started it can do something about it. */
export class StartFault extends Error {
  readonly arabic: string;
  /** It may go away by itself, so that another try makes sense. */
  readonly mayPass: boolean;

  constructor(
    { arabic, english }: Sentences,
    { mayPass = false, cause }: { mayPass?: boolean; cause?: unknown } = {},
  ) {
    super(english, { cause });
    this.arabic = arabic;
    this.mayPass = mayPass;
  }
}
