import { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import type { JobKind } from '../../../platform/jobs.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { findMailboxOf } from '../queries.ts';
import { nameFor } from '../rules.ts';
import { guessedMail } from '../text.ts';
import { FAILURES_BEFORE_WARNING, GUESSES_WITHIN_SECONDS } from './rules.ts';

const Warning = z.object({ email: z.string() });

/** It is sent for any address, so that the time of the answer does not tell which ones have an account. */
export const warningJob: JobKind<z.infer<typeof Warning>> = {
  name: 'guessing-warning',
  shape: Warning,
  outdates: 'nothing',
};

/** Have the owner of an account told that somebody guesses at it, once a day. */
export async function warnOfGuesses({ db, jobs, now }: Deps, email: string, failures: number): Promise<void> {
  if (failures < FAILURES_BEFORE_WARNING) return;
  const { hits } = await countHit(db, `guesses-told:${email}`, GUESSES_WITHIN_SECONDS, now());
  if (hits === 1) await db.transaction().execute((tx) => jobs.send(tx, warningJob, { email }));
}

/** An address that nobody has confirmed may be a stranger's. */
export async function sendWarning({ db, gateways }: Deps, email: string): Promise<void> {
  const owner = await findMailboxOf(db, email);
  if (owner) await gateways.mail.send({ to: owner.email, ...guessedMail(nameFor(owner)) });
}
