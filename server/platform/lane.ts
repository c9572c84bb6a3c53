import { type Owner, type Room, Turns } from './turns.ts';
import { aside } from './work.ts';

const RETRY_SECONDS = 10;

export type Lane = Pick<Room, 'atOnce' | 'waiting' | 'waitingOfOne'>;

/** Do heavy work a few at a time, fairly among its owners; a call that waits for it keeps nobody else waiting. */
export function openLane(lane: Lane): InLane {
  const turns = new Turns({ ...lane, retryAfter: RETRY_SECONDS });
  return (owner, work) =>
    // guard: A call that waits for heavy work holds no place of others (lane.test.ts) ‹aside( → (async (act) => act())(›
    aside(async () => {
      await turns.take(owner);
      try {
        return await work();
      } finally {
        turns.giveBack(owner);
      }
    });
}

export type InLane = <T>(owner: Owner, work: () => Promise<T>) => Promise<T>;
