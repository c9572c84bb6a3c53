import * as accounts from './accounts.ts';
import * as assistant from './assistant.ts';
import type { Endpoint } from './endpoint.ts';
import * as journal from './journal.ts';
import * as language from './language.ts';
import * as rewards from './rewards.ts';
import * as terms from './terms.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value;

/** Every endpoint of the API, for tests and documentation. */
export const allEndpoints: readonly Endpoint[] = [accounts, terms, language, rewards, assistant, journal]
  .flatMap((area): unknown[] => Object.values(area))
  .filter(isEndpoint);
