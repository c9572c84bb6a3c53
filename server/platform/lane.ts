import { Refusal } from './errors.ts';

const RETRY_SECONDS = 10;

export interface Lane {
  /** How many works are under way at a time. */
  atOnce: number;
  /** How many may wait for their turn before another is sent away with a 503. */
  waiting: number;
  /** How many of them one account may have waiting. */
  waitingOfOne: number;
}

/** Whose work it is, such as the id of an account; all that nobody waits for has one owner. */
export type Owner = number | 'nobody';

/**
 * Do heavy work a few at a time, fairly: the owners take turns, and within one owner the order is that of coming. Whoever
 * sends much waits behind their own, and others wait for one work of theirs at most.
 */
export function openLane({ atOnce, waiting, waitingOfOne }: Lane): InLane {
  // In the order of their turns: who has just had one goes to the end.
  const turns = new Map<Owner, (() => void)[]>();
  let running = 0;
  let waits = 0;

  async function turnOf(owner: Owner): Promise<void> {
    const own = turns.get(owner) ?? [];
    // guard: One account does not fill a lane (lane.test.ts) ‹ || own.length >= waitingOfOne →›
    if (waits >= waiting || own.length >= waitingOfOne) {
      throw new Refusal(503, 'unavailable', { retryAfter: RETRY_SECONDS });
    }
    waits++;
    await new Promise<void>((begin) => turns.set(owner, [...own, begin]));
  }

  function passOn(): void {
    const [next] = turns;
    if (!next) {
      running--;
      return;
    }
    const [owner, [begin, ...later]] = next;
    // guard: In a lane the accounts take turns (lane.test.ts)
    turns.delete(owner);
    if (later.length > 0) turns.set(owner, later);
    waits--;
    begin?.();
  }

  return async (owner, work) => {
    if (running < atOnce) running++;
    else await turnOf(owner);
    try {
      return await work();
    } finally {
      passOn();
    }
  };
}

export type InLane = <T>(owner: Owner, work: () => Promise<T>) => Promise<T>;
