import { errorText } from '@mustalah/contract/errors';
import { audit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { seal, unseal } from '../../../platform/seal.ts';
import type { User } from '../../../platform/session.ts';
import { lockActiveUser } from '../queries.ts';
import { ownerOf } from './check-answer.ts';
import { givenAtFirst } from './give-recovery-codes.ts';
import { markProved } from './prove-identity.ts';
import { lockCodeApp } from './queries.ts';
import { tellOfSecurity } from './tell.ts';
import { newSecret, stepOf, uriOf } from './totp.ts';

type Person = Pick<User, 'id' | 'session'>;

/** Make a secret for an app; it counts for nothing until the app has shown a code of it. */
export function beginCodeApp(deps: Deps, { id }: Person): Promise<{ secret: string; uri: string }> {
  const { db, secrets, now } = deps;
  return db.transaction().execute(async (tx) => {
    const user = await lockActiveUser(tx, id);
    if (!user) throw notFound();
    // guard: A second app does not push the first one out (second-factor.test.ts)
    if ((await lockCodeApp(tx, id))?.confirmed_at) throw new Refusal(409, 'code_app_known');
    const secret = newSecret();
    const sealed = { sealed_secret: seal(secrets.lasting, ownerOf(id), secret), created_at: now() };
    await tx
      .insertInto('code_apps')
      .values({ user_id: id, ...sealed })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(sealed))
      .execute();
    return { secret, uri: uriOf(secret, user.email) };
  });
}

/** Set the app up that shows a right code; gives the codes for a paper that come with a first second factor. */
export function confirmCodeApp(deps: Deps, { id, session }: Person, code: string): Promise<string[]> {
  const { db, secrets, now } = deps;
  return db.transaction().execute(async (tx) => {
    if (!(await lockActiveUser(tx, id))) throw notFound();
    const app = await lockCodeApp(tx, id);
    if (!app) throw new Refusal(409, 'code_app_unknown');
    if (app.confirmed_at) throw new Refusal(409, 'code_app_known');
    const step = stepOf(unseal(secrets.lasting, ownerOf(id), app.sealed_secret), code, now());
    if (step === null) {
      throw new Refusal(400, 'second_factor_wrong', { fields: { totp: [errorText.second_factor_wrong] } });
    }
    await tx
      .updateTable('code_apps')
      // guard: The code that sets an app up is spent (second-factor.test.ts) ‹, last_step: step →›
      .set({ confirmed_at: now(), last_step: step })
      .where('user_id', '=', id)
      .execute();
    // Whoever sets it up has just used it.
    await markProved(tx, session, 'code', now());
    await audit(tx, {
      actorId: id,
      action: 'user.factor_add',
      subject: `user:${id}`,
      detail: { factor: 'code_app' },
    });
    await tellOfSecurity(tx, deps, id, 'code_app_added');
    return givenAtFirst(tx, id, now());
  });
}
