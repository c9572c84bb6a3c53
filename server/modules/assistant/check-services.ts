import type { Deps } from '../../platform/deps.ts';
import type { Knowledge } from './knowledge.ts';

/** Tell whether the helpers can answer: all of them need what is learnt from the dictionary, and nothing else. */
export async function checkServices({ gateways }: Deps, knowledge: () => Promise<Knowledge>) {
  const isReady = await knowledge().then(
    () => true,
    () => false,
  );
  return {
    services: { translation: isReady, definition: isReady, category: isReady },
    model: gateways.ai !== null,
  };
}
