import { riyadhDay } from '../../../platform/calendar.ts';
import type { Tx } from '../../../platform/db.ts';
import { Refusal } from '../../../platform/errors.ts';
import { findJoinedAt } from '../../accounts/public-users.ts';
import { hasStandingVote } from '../queries.ts';
import { type Actor, doubleVoiceObjection } from '../rules.ts';

/** Refuse a decision on a term by whoever voted on it with an account of the same day. */
export async function refuseDoubleVoice(
  tx: Tx,
  { id }: { id: number },
  actor: Actor,
  now: Date,
): Promise<void> {
  const joined = await findJoinedAt(tx, actor.id);
  const objection = doubleVoiceObjection(
    {
      hasVoted: await hasStandingVote(tx, id, actor.id),
      isNewAccount: joined !== undefined && riyadhDay(joined) === riyadhDay(now),
    },
    actor,
  );
  if (objection) throw new Refusal(403, objection);
}
