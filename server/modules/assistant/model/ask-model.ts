import type { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';

/** What a model may be asked; each has a prompt of its own. */
export type Question = 'latin' | 'category' | 'definition' | 'explanation' | 'derivation' | 'similar';

/** Ask the configured language model; null when there is none or it gave no good answer in time. Never throws. */
export async function askModel<T>(
  _deps: Pick<Deps, 'gateways' | 'db' | 'now'>,
  _kind: Question,
  _input: Record<string, string>,
  _schema: z.ZodType<T>,
  _timeoutMs: number,
): Promise<T | null> {
  return null;
}
