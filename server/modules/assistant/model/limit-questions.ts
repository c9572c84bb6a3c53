import type { Deps } from '../../../platform/deps.ts';
import { networkOf } from '../../../platform/network.ts';
import { limit } from '../../../platform/rate-limit.ts';
import type { User } from '../../../platform/session.ts';

const MINUTE = 60;
/** Questions a minute that one person may cost us; kept answers are free. */
const QUESTIONS = 30;
/** The same for one address, behind which many members may sit. */
const QUESTIONS_OF_ADDRESS = 150;

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
  const window = { windowSeconds: MINUTE };
  if (user === null) {
    await limit(deps, { key: `model:address:${networkOf(address)}`, max: QUESTIONS, ...window });
    return;
  }
  await limit(deps, { key: `model:user:${user.id}`, max: QUESTIONS, ...window });
  await limit(deps, { key: `model:members:${networkOf(address)}`, max: QUESTIONS_OF_ADDRESS, ...window });
}
