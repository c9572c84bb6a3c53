import type { Deps } from '../../platform/deps.ts';
import type { Knowledge } from './knowledge.ts';

/** Tell which helpers can answer now: all of them need the dictionary, the categories need some to choose from. */
export async function checkServices({ gateways }: Deps, knowledge: () => Promise<Knowledge>) {
  const known = await knowledge().catch(() => null);
  return {
    services: { translation: known !== null, definition: known !== null, category: known !== null },
    model: gateways.ai !== null,
  };
}
