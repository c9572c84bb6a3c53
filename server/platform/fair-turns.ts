// Under a storm each call waits for its turn, or is told at once to come again: fewer are answered, but these in time.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from './deps.ts';
import { RETRY_AFTER } from './drain.ts';
import { networkOf } from './network.ts';
import { type Owner, Turns } from './turns.ts';
import { doing, type Place } from './work.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Do a part of the work of a request when it is its turn. What takes its body in or its answer away is none. */
    inTurn<T>(request: FastifyRequest, act: () => Promise<T>, owner?: Owner): Promise<T>;
    /** All calls that are answered at a time. */
    turns: Turns;
  }
  interface FastifyRequest {
    /** It has had a turn already, and is not to lose what was done. */
    hadTurn: boolean;
    /** No turn came in time, which is no fault: a storm is counted, not written down call by call. */
    wasSentAway: boolean;
  }
}

/** So many calls for each connection: while one waits for the database another one works. */
const CALLS_PER_CONNECTION = 2;
/** More would only wait in vain, and sending them all away at the end of their time would cost those whose turn it is. */
const MOST_WAITING = 2_000;
const MOST_WAITING_OF_ONE = 500;
/** Of its time a call may wait this much, however late the process is. */
const LEAST_SHARE = 0.5;
/** So often it is asked how late this process is. */
const TICK_MS = 100;

/** Let the calls of all accounts and strangers take turns. */
export function takeTurns(app: FastifyInstance, { config }: Pick<Deps, 'config'>): void {
  const { QUEUE_MS, DATABASE_POOL } = config;
  const turns = new Turns({
    atOnce: CALLS_PER_CONNECTION * DATABASE_POOL,
    atOnceOfOne: DATABASE_POOL,
    waiting: MOST_WAITING,
    waitingOfOne: MOST_WAITING_OF_ONE,
    refusal: 'overloaded',
    retryAfter: RETRY_AFTER,
  });
  const lateness = watchLateness(app);
  // A call has waited already where the process came late to it; were all who come late sent away, none would be answered.
  const patience = () =>
    QUEUE_MS === 0 ? Infinity : Math.max(QUEUE_MS * LEAST_SHARE, QUEUE_MS - lateness());
  app.decorate('turns', turns);
  app.decorateRequest('hadTurn', false);
  app.decorateRequest('wasSentAway', false);
  app.decorate('inTurn', async (request, act, owner = ownerOf(request)) => {
    const isOwed = request.hadTurn;
    request.wasSentAway = true;
    await turns.take(owner, { patienceMs: isOwed ? QUEUE_MS || Infinity : patience(), isOwed });
    request.wasSentAway = false;
    request.hadTurn = true;
    const { place, end } = placeIn(turns, owner);
    try {
      return await doing({ ...request.work, place }, act);
    } finally {
      end();
    }
  });
}

/** Members by their accounts, strangers by their networks. */
const ownerOf = ({ user, ip }: FastifyRequest): Owner => user?.id ?? networkOf(ip);

/** A place that is held, and may be left for a while. */
function placeIn(turns: Turns, owner: Owner): { place: Place; end(): void } {
  let isHeld = true;
  let isOver = false;
  let away = 0;
  let last = Promise.resolve();
  const giveBack = () => {
    if (isHeld) turns.giveBack(owner);
    isHeld = false;
  };
  const takeAgain = async () => {
    if (isOver) return;
    await turns.take(owner, { isOwed: true });
    isHeld = true;
  };
  const next = (act: () => void | Promise<void>): Promise<void> => (last = last.then(act));
  return {
    place: {
      // Several parts of a call may be away at a time.
      leave() {
        if (away++ === 0) void next(giveBack);
      },
      comeBack: () => (--away === 0 ? next(takeAgain) : last),
    },
    end() {
      isOver = true;
      void next(giveBack);
    },
  };
}

/** How late the process is now with what it meant to do, in milliseconds. */
function watchLateness(app: FastifyInstance): () => number {
  let due = Infinity;
  let late = 0;
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    due = performance.now() + TICK_MS;
    timer = setInterval(() => {
      late = Math.max(0, performance.now() - due);
      due = performance.now() + TICK_MS;
    }, TICK_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
  return () => late;
}
