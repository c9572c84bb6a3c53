import type { Deps } from '../../platform/deps.ts';
import { limit } from '../../platform/rate-limit.ts';
import type { User } from '../../platform/session.ts';

const MINUTE = 60;
/** Calls of one helper a minute by one person. */
const CALLS = 60;
/** Calls of one helper a minute from one address, behind which a whole campus may sit signed in. */
const CALLS_OF_ADDRESS = 300;

/** Refuse a caller who asks one helper too often; strangers are counted by their address alone. */
export async function limitCalls(
  deps: Deps,
  helper: string,
  { user, address }: { user: User | null; address: string },
): Promise<void> {
  const window = { windowSeconds: MINUTE };
  if (user === null) {
    await limit(deps, { key: `assistant:${helper}:address:${address}`, max: CALLS, ...window });
    return;
  }
  await limit(deps, { key: `assistant:${helper}:user:${user.id}`, max: CALLS, ...window });
  await limit(deps, { key: `assistant:${helper}:members:${address}`, max: CALLS_OF_ADDRESS, ...window });
}
