// What is under way is made of steps: whoever records traces is told of them; without a recorder nothing is done.
import { doing, type Work, workNow } from './work.ts';

type Kind = 'server' | 'internal' | 'consumer' | 'client';

export interface Begun {
  kind: Kind;
  name: string;
  /** Whose step it is; its own step is the one above. */
  work: Work;
  attributes?: Record<string, string>;
  /** Milliseconds of the clock; now, if it is not said. */
  at?: number;
}

export interface Step {
  id: string;
  /** What went wrong is told by its kind alone: its words may be anybody's. */
  end(fault?: unknown): void;
}

/** Writes steps down as traces. */
export interface Recorder {
  begin(step: Begun): Step;
}

let recorder: Recorder | undefined;

/** Tell this recorder of all steps from now on; nobody, without one. */
export function recordSteps(by: Recorder | undefined): void {
  recorder = by;
}

/** Begin a step that somebody ends; nothing where nobody records. */
export const beginStep = (step: Begun): Step | undefined => recorder?.begin(step);

/** Do this as a work, which is a step of what caused it. */
export async function doingStep<T>(kind: Kind, work: Work, act: () => Promise<T>): Promise<T> {
  const step = recorder?.begin({ kind, name: work.call, work });
  if (!step) return doing(work, act);
  try {
    const done = await doing({ ...work, step: step.id }, act);
    step.end();
    return done;
  } catch (fault) {
    step.end(fault);
    throw fault;
  }
}

/** Do this as a step of what is under way. */
export async function asStep<T>(kind: Kind, name: string, act: () => Promise<T>): Promise<T> {
  const work = workNow();
  return work ? doingStep(kind, { ...work, call: name }, act) : act();
}
