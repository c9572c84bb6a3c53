// What is under way: logs, background work and mails name by it the request that caused them.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** A request, or a piece of background work that one caused. */
export interface Work {
  /** Of the request with which it began; says nothing of anybody. */
  id: string;
  /** Such as `POST /api/terms/vote/:id`, or the kind of background work: `job mail`. */
  call: string;
  /** The step of its trace that it is, where traces are recorded. */
  step?: string;
  /** What it holds of what all calls share; background work holds nothing. */
  place?: Place;
}

/** A place among the calls that are answered at a time. */
export interface Place {
  leave(): void;
  comeBack(): Promise<void>;
}

export const REQUEST_ID_HEADER = 'x-request-id';

const underWay = new AsyncLocalStorage<Work>();

/** Have whatever happens in this act belong to that work. */
export const doing = <T>(work: Work, act: () => T): T => underWay.run(work, act);

/** What the code that runs belongs to; nothing in what no call and no background work has begun. */
export const workNow = (): Work | undefined => underWay.getStore();

/** Wait for what answers no sooner when others wait too, such as another system: they have the place of this call meanwhile. */
export async function aside<T>(act: () => Promise<T>): Promise<T> {
  const place = workNow()?.place;
  if (!place) return act();
  place.leave();
  try {
    return await act();
  } finally {
    await place.comeBack();
  }
}

/** The shape of an identifier of a trace as well. */
export const newWorkId = (): string => randomBytes(16).toString('hex');
