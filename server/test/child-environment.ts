import { join } from 'node:path';

/** What a program of ours that a test starts is given: where programs lie, and what V8 compiled of it before. */
export const childEnvironment: Record<string, string> = {
  PATH: process.env.PATH ?? '',
  // The lists are loaded where that is the point: they cost a processor for a quarter of a minute.
  SHELF_LISTS: 'off',
  // So are the entries behind the first ones.
  FOUNDING_ENTRIES: 'off',
  // A second of a processor at each start, for assistants that these tests do not ask.
  LEARN_AT_START: 'off',
  // However slow the machine is, nobody is sent away.
  QUEUE_MS: '0',
  NODE_COMPILE_CACHE:
    process.env.NODE_COMPILE_CACHE ?? join(import.meta.dirname, '../../node_modules/.cache/node'),
};
