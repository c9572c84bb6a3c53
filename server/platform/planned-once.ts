import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';

/** The same for a text that is written out. */
export const PLANNED_ONCE = '/* planned once */';

/**
 * Ends a statement that each connection plans once: `.modifyEnd(plannedOnce)`.
 *
 * For statements that are sent at every turn and find their rows by keys, so that one plan is good for all values;
 * never for a search, a list or anything whose text grows with its values.
 */
export const plannedOnce: RawBuilder<unknown> = sql.raw(PLANNED_ONCE);

/** A name for each marked text; they are few. */
const names = new Map<string, string>();

/** Let a new connection keep the plans of marked statements under their names. */
export function keepPlans(client: pg.PoolClient): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown;
  const query = (...args: unknown[]) => {
    const [text, values, ...rest] = args;
    if (typeof text !== 'string' || !text.endsWith(PLANNED_ONCE)) return send(...args);
    return send({ name: nameOf(text), text, values }, ...rest);
  };
  client.query = query as typeof client.query;
}

function nameOf(text: string): string {
  const name = names.get(text) ?? `planned_${names.size + 1}`;
  names.set(text, name);
  return name;
}
