import { type Attestation, MOST_PASSKEYS } from '@mustalah/contract/identity';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import type { User } from '../../../platform/session.ts';
import { lockActiveUser } from '../queries.ts';
import { givenAtFirst } from './give-recovery-codes.ts';
import { offerOf, readAttestation, type Site, siteOf } from './passkey-ceremony.ts';
import { markProved } from './prove-identity.ts';
import { listPasskeys } from './queries.ts';
import { AWAITED_MS } from './rules.ts';
import { tellOfSecurity } from './tell.ts';

type Person = Pick<User, 'id' | 'session'>;

function demandSite(deps: Pick<Deps, 'config'>): Site {
  const site = siteOf(deps.config);
  if (!site) throw new Refusal(409, 'passkeys_impossible');
  return site;
}

/** Begin to add a passkey: what the browser is given. The newest offer counts. */
export function offerPasskey(deps: Deps, { id }: Person): Promise<Record<string, unknown>> {
  const { db, now } = deps;
  const site = demandSite(deps);
  return db.transaction().execute(async (tx) => {
    const user = await lockActiveUser(tx, id);
    if (!user) throw notFound();
    const passkeys = await listPasskeys(tx, id);
    // Asked here alone: there is one offer at a time, and whoever adds a passkey takes it.
    // guard: Nobody has passkeys without end (second-factor.test.ts)
    if (passkeys.length >= MOST_PASSKEYS) throw new Refusal(409, 'too_many_passkeys');
    const options = await offerOf(site, user, passkeys);
    const offer = { challenge: options.challenge, expires_at: new Date(now().getTime() + AWAITED_MS) };
    await tx
      .insertInto('offered_passkeys')
      .values({ user_id: id, ...offer })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(offer))
      .execute();
    return { ...options };
  });
}

export interface NewPasskey {
  name: string;
  credential: Attestation;
}

/** Add the passkey that the browser has made for the offer; gives the codes for a paper that come with a first second factor. */
export function addPasskey(deps: Deps, { id, session }: Person, { name, credential }: NewPasskey) {
  const { db, now } = deps;
  const site = demandSite(deps);
  return db.transaction().execute(async (tx) => {
    if (!(await lockActiveUser(tx, id))) throw notFound();
    const challenge = await takeOffer(tx, id, now());
    const made = challenge && (await readAttestation(site, challenge, credential));
    if (!made) throw new Refusal(400, 'passkey_unusable');
    const passkey = await tx
      .insertInto('passkeys')
      .values({
        user_id: id,
        credential_id: made.id,
        public_key: Buffer.from(made.publicKey),
        counter: made.counter,
        transports: made.transports ?? [],
        name,
        created_at: now(),
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning(['id', 'name', 'created_at', 'last_used_at'])
      .executeTakeFirst();
    if (!passkey) throw new Refusal(409, 'passkey_known');
    // Whoever adds it has just used it.
    await markProved(tx, session, 'passkey', now());
    await audit(tx, {
      actorId: id,
      action: 'user.factor_add',
      subject: `user:${id}`,
      detail: { factor: 'passkey', name },
    });
    await tellOfSecurity(tx, deps, id, 'passkey_added');
    return { passkey, recovery_codes: await givenAtFirst(tx, id, now()) };
  });
}

async function takeOffer(tx: Tx, userId: number, now: Date): Promise<string | null> {
  const offer = await tx
    .deleteFrom('offered_passkeys')
    .where('user_id', '=', userId)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst();
  // guard: An offer of a passkey has its time (second-factor.test.ts) ‹ && offer.expires_at > now →›
  return offer && offer.expires_at > now ? offer.challenge : null;
}
