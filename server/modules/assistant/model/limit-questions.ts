import { suggestLatin } from '@mustalah/contract/assistant';
import { type CallLimit, ownLimit } from '@mustalah/contract/endpoint';
import type { Deps } from '../../../platform/deps.ts';
import { networkOf } from '../../../platform/network.ts';
import { limit } from '../../../platform/rate-limit.ts';
import type { User } from '../../../platform/session.ts';

// All helpers state the same and count together.
const limitOf = (by: CallLimit['by']) => ownLimit(suggestLatin, 'model_questions', by);
const [OF_STRANGER, OF_USER, OF_MEMBERS] = [limitOf('stranger'), limitOf('user'), limitOf('members')];

/** The same dependencies, with a model that stops answering a caller who asks too much: the engine then serves. */
export function withModelFor(deps: Deps, caller: { user: User | null; address: string }): Deps {
  const { ai } = deps.gateways;
  if (ai === null) return deps;
  const limited = {
    model: ai.model,
    async ask(request: Parameters<typeof ai.ask>[0]) {
      await limitQuestions(deps, caller);
      return ai.ask(request);
    },
  };
  return { ...deps, gateways: { ...deps.gateways, ai: limited } };
}

async function limitQuestions(
  deps: Deps,
  { user, address }: { user: User | null; address: string },
): Promise<void> {
  if (user === null) return limit(deps, { key: `model:address:${networkOf(address)}`, ...OF_STRANGER });
  await limit(deps, { key: `model:user:${user.id}`, ...OF_USER });
  await limit(deps, { key: `model:members:${networkOf(address)}`, ...OF_MEMBERS });
}
