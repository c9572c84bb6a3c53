import type { ErrorCode } from '@mustalah/contract/errors';
import { Refusal } from './errors.ts';

/** Whose work it is, such as the id of an account or the network of a stranger; all that nobody waits for has one owner. */
export type Owner = number | string;

export interface Room {
  /** How many works are under way at a time. */
  atOnce: number;
  /** How many of them may be of one owner. */
  atOnceOfOne?: number;
  /** How many may wait for their turn before another is sent away with a 503. */
  waiting: number;
  /** How many of them one owner may have waiting. */
  waitingOfOne: number;
  /** What those hear who are sent away, and after how many seconds they may come again. */
  refusal?: ErrorCode;
  retryAfter: number;
}

interface Waiting {
  begin(): void;
}

export interface Claim {
  /** Nobody waits longer. */
  patienceMs?: number;
  /** They have had a turn, and go on: before all who wait for their first one. */
  isOwed?: boolean;
}

/**
 * Let works be done a few at a time, fairly: the owners take turns, and within one owner the order is that of coming.
 * Whoever sends much waits behind their own, and others wait for one work of theirs at most.
 */
export class Turns {
  readonly #room: Room;
  readonly #ofOwner = new Map<Owner, number>();
  /** In the order of their turns: who has just had one goes to the end. */
  readonly #owed = new Map<Owner, Waiting[]>();
  readonly #first = new Map<Owner, Waiting[]>();
  #running = 0;
  #waits = 0;
  #sentAway = 0;

  /** One for all: under a storm writing down where each comes from would cost more than an answer. */
  readonly #refusal: Refusal;

  constructor(room: Room) {
    this.#room = room;
    this.#refusal = new Refusal(503, room.refusal ?? 'unavailable', { retryAfter: room.retryAfter });
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waits;
  }

  /** How many were sent away since the beginning. */
  get sentAway(): number {
    return this.#sentAway;
  }

  /** Wait for a place; it is held until it is given back. */
  async take(owner: Owner, { patienceMs = Infinity, isOwed = false }: Claim = {}): Promise<void> {
    if (this.#mayRun(owner)) {
      this.#begin(owner);
      return;
    }
    const queue = isOwed ? this.#owed : this.#first;
    const { waiting, waitingOfOne } = this.#room;
    const ofOwner = queue.get(owner)?.length ?? 0;
    // guard: One account does not fill a lane (lane.test.ts) ‹ || ofOwner >= waitingOfOne →›
    const isFull = this.#waits >= waiting || ofOwner >= waitingOfOne;
    if (patienceMs <= 0 || (isFull && !isOwed)) throw this.#sendAway();
    await this.#wait(queue, owner, patienceMs);
  }

  giveBack(owner: Owner): void {
    this.#running -= 1;
    const left = (this.#ofOwner.get(owner) ?? 1) - 1;
    if (left === 0) this.#ofOwner.delete(owner);
    else this.#ofOwner.set(owner, left);
    // guard: Who has had a turn goes on before those who come (turns.test.ts) ‹this.#passOn(this.#owed) → false›
    if (!this.#passOn(this.#owed)) this.#passOn(this.#first);
  }

  #mayRun(owner: Owner): boolean {
    const { atOnce, atOnceOfOne = atOnce } = this.#room;
    // guard: No owner has more than their share of the places (turns.test.ts) ‹atOnceOfOne → atOnce›
    return this.#running < atOnce && (this.#ofOwner.get(owner) ?? 0) < atOnceOfOne;
  }

  #begin(owner: Owner): void {
    this.#running += 1;
    this.#ofOwner.set(owner, (this.#ofOwner.get(owner) ?? 0) + 1);
  }

  #wait(queue: Map<Owner, Waiting[]>, owner: Owner, patienceMs: number): Promise<void> {
    this.#waits += 1;
    return new Promise((begin, refuse) => {
      const tired = () => {
        leave(queue, owner, waiting);
        this.#waits -= 1;
        refuse(this.#sendAway());
      };
      // guard: Nobody waits longer for a turn than they may (turns.test.ts) ‹patienceMs < Infinity → false›
      const timer = patienceMs < Infinity ? setTimeout(tired, patienceMs) : undefined;
      const waiting = {
        begin: () => {
          clearTimeout(timer);
          this.#waits -= 1;
          this.#begin(owner);
          begin();
        },
      };
      queue.set(owner, [...(queue.get(owner) ?? []), waiting]);
    });
  }

  /** Have the next one begin who may; tell whether there was one. */
  #passOn(queue: Map<Owner, Waiting[]>): boolean {
    for (const [owner, [next]] of queue) {
      if (!next || !this.#mayRun(owner)) continue;
      const later = leave(queue, owner, next);
      // guard: In a lane the owners take turns (lane.test.ts) ‹later.length > 0 → false›
      if (later.length > 0) {
        queue.delete(owner);
        queue.set(owner, later);
      }
      next.begin();
      return true;
    }
    return false;
  }

  #sendAway(): Refusal {
    this.#sentAway += 1;
    return this.#refusal;
  }
}

/** Give those of the owner who still wait. */
function leave(queue: Map<Owner, Waiting[]>, owner: Owner, waiting: Waiting): Waiting[] {
  const others = (queue.get(owner) ?? []).filter((each) => each !== waiting);
  if (others.length > 0) queue.set(owner, others);
  else queue.delete(owner);
  return others;
}
