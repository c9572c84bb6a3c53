import { Refusal } from './errors.ts';

const RETRY_SECONDS = 10;

export interface Lane {
  /** How many works are under way at a time. */
  atOnce: number;
  /** How many may wait for their turn before another is sent away with a 503. */
  waiting: number;
}

/** Do heavy work a few at a time, in the order in which it comes. */
export function openLane({ atOnce, waiting }: Lane): <T>(work: () => Promise<T>) => Promise<T> {
  const turns: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running++;
    else if (turns.length < waiting) await new Promise<void>((done) => turns.push(done));
    else throw new Refusal(503, 'unavailable', { retryAfter: RETRY_SECONDS });
    try {
      return await work();
    } finally {
      const next = turns.shift();
      if (next) next();
      else running--;
    }
  };
}
