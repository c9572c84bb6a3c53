import { suggestLatin } from '@mustalah/contract/assistant';
import type { Deps } from '../../../platform/deps.ts';
import { countOnly } from '../../../platform/rate-limit.ts';
import type { User } from '../../../platform/session.ts';

/** The same dependencies, with a model that stops answering a caller who asks too much: the engine then serves. */
export function withModelFor(deps: Deps, { user, address }: { user: User | null; address: string }): Deps {
  const { ai } = deps.gateways;
  if (ai === null) return deps;
  const limited = {
    model: ai.model,
    async ask(request: Parameters<typeof ai.ask>[0]) {
      // All helpers state the same and count together, as one of them.
      const caller = { user, ip: address, body: undefined };
      await countOnly(deps, suggestLatin, 'model_questions', caller);
      return ai.ask(request);
    },
  };
  return { ...deps, gateways: { ...deps.gateways, ai: limited } };
}
