// The secrets of an installation stand in its database, sealed by a key that does not: so all its processes share them.
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from './db.ts';
import { type FormerSecrets, type LocalSecrets, newSecret } from './local-secrets.ts';
import { type SealedFor, seal, unseal } from './seal.ts';
import { FIRST_KEY, SigningKeys } from './signing-keys.ts';
import { StartFault } from './start-fault.ts';
import { startText } from './start-text.ts';

export interface Secrets {
  /** What is hashed or sealed with it is kept, so it stays. */
  lasting: string;
  signing: SigningKeys;
  captchaChallenge: string;
  captchaKey: string;
}

const Secret = z.string().min(32);
const Shared = z.object({
  lasting: Secret,
  captchaChallenge: Secret,
  captchaKey: Secret,
  signing: z.array(z.object({ id: z.string(), secret: Secret, until: z.number().nullable() })).min(1),
});
type Shared = z.infer<typeof Shared>;

const OWNER: SealedFor = { purpose: 'secrets of the installation', owner: 'all processes' };

/** Longer than a token or a link lives, and than a process takes to learn of a new key. */
const OLD_KEYS_HOLD_MS = 10 * 60_000;

/** Open the secrets of the installation: made at its first start, of what an earlier release kept in its folder where it did. */
export async function openSecrets(db: Db, { keys, former }: LocalSecrets): Promise<Secrets> {
  const shared = await db.transaction().execute(async (tx) => {
    const made = { sealed: sealed(keys, former ? sharedOf(former) : newShared()), changed_at: new Date() };
    // Of several first starts at once one makes them.
    await tx
      .insertInto('installation_secrets')
      .values(made)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { known, isOldKey } = await read(tx, keys);
    // guard: What another key had sealed is sealed by the one of the environment (secrets.test.ts) ‹isOldKey → false›
    if (isOldKey) await write(tx, keys, known);
    return known;
  });
  const { signing, ...rest } = shared;
  return { ...rest, signing: new SigningKeys(signing, async () => (await read(db, keys)).known.signing) };
}

/** Which key opens the secrets of the installation, for whoever only looks: of this machine, of others, or none yet. */
export async function lookAtSecrets(
  db: Db,
  { keys }: Pick<LocalSecrets, 'keys'>,
): Promise<'none' | 'opened' | 'old_key' | 'other_key'> {
  const row = await db.selectFrom('installation_secrets').select('sealed').executeTakeFirst();
  if (!row) return 'none';
  const place = keys.findIndex((key) => tryToOpen(key, row.sealed) !== null);
  if (place < 0) return 'other_key';
  return place === 0 ? 'opened' : 'old_key';
}

/** Let a new key sign; the one before it holds until whatever it has signed has ended. Nobody is signed out. */
export async function rotateSigning(db: Db, { keys }: LocalSecrets, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select from installation_secrets for update`.execute(tx);
    const { known } = await read(tx, keys);
    const holding = known.signing
      .map((key) => ({ ...key, until: key.until ?? now.getTime() + OLD_KEYS_HOLD_MS }))
      .filter(({ until }) => until > now.getTime());
    const fresh = { id: newSecret().slice(0, 12), secret: newSecret(), until: null };
    await write(tx, keys, { ...known, signing: [fresh, ...holding] });
  });
}

/** Those of another installation, which nobody here can open: the next start makes new ones. */
export const forgetSecrets = (db: Db) => db.deleteFrom('installation_secrets').execute();

/** Tells one key from another, and nothing of what it is: which one opens the secrets of a backup. */
export const keyPrint = ({ keys: [key = ''] }: LocalSecrets): string =>
  createHmac('sha256', key).update('mustalah secrets').digest('hex').slice(0, 32);

async function read(db: Db, keys: readonly string[]): Promise<{ known: Shared; isOldKey: boolean }> {
  const { sealed: text } = await db
    .selectFrom('installation_secrets')
    .select('sealed')
    .executeTakeFirstOrThrow();
  for (const key of keys) {
    const opened = tryToOpen(key, text);
    if (opened !== null) return { known: Shared.parse(JSON.parse(opened)), isOldKey: key !== keys[0] };
  }
  throw new StartFault(startText.otherKey());
}

function tryToOpen(key: string, text: Buffer): string | null {
  try {
    return unseal(key, OWNER, text);
  } catch {
    // Sealed with another key.
    return null;
  }
}

async function write(tx: Tx, keys: readonly string[], shared: Shared): Promise<void> {
  await tx
    .updateTable('installation_secrets')
    .set({ sealed: sealed(keys, shared), changed_at: new Date() })
    .execute();
}

const sealed = ([key = '']: readonly string[], shared: Shared): Buffer =>
  seal(key, OWNER, JSON.stringify(shared));

const newShared = (): Shared => ({
  lasting: newSecret(),
  captchaChallenge: newSecret(),
  captchaKey: newSecret(),
  signing: [{ id: FIRST_KEY, secret: newSecret(), until: null }],
});

/** Whoever was signed in before stays so. */
const sharedOf = ({ accessToken, captchaChallenge, captchaKey }: FormerSecrets): Shared => ({
  lasting: accessToken,
  captchaChallenge,
  captchaKey,
  signing: [{ id: FIRST_KEY, secret: accessToken, until: null }],
});
