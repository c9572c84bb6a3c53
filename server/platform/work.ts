// What is under way: logs, background work and mails name by it the request that caused them.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** A request, or a piece of background work that one caused. */
export interface Work {
  /** Of the request with which it began; says nothing of anybody. */
  id: string;
  /** Such as `POST /api/terms/vote/:id`, or the kind of background work: `job mail`. */
  call: string;
}

export const REQUEST_ID_HEADER = 'x-request-id';

const underWay = new AsyncLocalStorage<Work>();

/** Have whatever happens in this act belong to that work. */
export const doing = <T>(work: Work, act: () => T): T => underWay.run(work, act);

/** What the code that runs belongs to; nothing in what no call and no background work has begun. */
export const workNow = (): Work | undefined => underWay.getStore();

/** The shape of an identifier of a trace as well. */
export const newWorkId = (): string => randomBytes(16).toString('hex');
