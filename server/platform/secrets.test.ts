import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getUserStats } from '@mustalah/contract/rewards';
import { decodeJwt } from 'jose';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { buildUser } from '../test/factories.ts';
import { world } from '../test/world.ts';
import { readLocalSecrets } from './local-secrets.ts';
import { openSecrets, rotateSigning, type Secrets } from './secrets.ts';
import { type AccessClaims, signAccessToken } from './session.ts';
import { readLink, signLink } from './signed-link.ts';

const w = world();
const folder = mkdtempSync(join(tmpdir(), 'mustalah-secrets-'));
let folders = 0;
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => w.db.deleteFrom('installation_secrets').execute());

const machine = (...given: string[]) => readLocalSecrets(join(folder, String(++folders)), given);
const OURS = 'the key that all processes have been given';
const valuesOf = ({ lasting, captchaKey, captchaChallenge, signing }: Secrets) => ({
  lasting,
  captchaKey,
  captchaChallenge,
  signing: signing.current,
});

test('processes without a common folder share the secrets by their key, also when they start at once', async () => {
  const opened = await Promise.all([1, 2, 3].map(() => openSecrets(w.db, machine(OURS))));
  const [first, ...others] = opened.map(valuesOf);
  expect(others).toEqual([first, first]);
  const { sealed } = await w.db.selectFrom('installation_secrets').select('sealed').executeTakeFirstOrThrow();
  expect(sealed.toString('latin1')).not.toContain(first?.lasting);
});

test('a process whose key is another does not start, and says so', async () => {
  await openSecrets(w.db, machine(OURS));
  await expect(openSecrets(w.db, machine())).rejects.toMatchObject({
    message: expect.stringMatching(/^This key does not open the secrets/),
  });
});

test('the key is changed by naming the new one before the old one', async () => {
  const before = valuesOf(await openSecrets(w.db, machine(OURS)));
  const later = 'the key that comes after it, as long as it';
  await openSecrets(w.db, machine(later, OURS));
  expect(valuesOf(await openSecrets(w.db, machine(later)))).toEqual(before);
  await expect(openSecrets(w.db, machine(OURS))).rejects.toThrow('does not open');
});

test('what a data folder of an earlier release kept serves on, also on machines that have copies of it', async () => {
  const former = {
    accessToken: 'signed the tokens of an earlier release',
    captchaChallenge: 'of the captchas of an earlier release',
    captchaKey: 'of the captchas of an earlier release',
  };
  const copies = ['a', 'b'].map((name) => join(mkdtempSync(join(folder, name))));
  for (const copy of copies) {
    writeFileSync(
      join(copy, 'secrets.json'),
      JSON.stringify({ ...former, databasePassword: 'of an old folder' }),
    );
  }
  const [one, other] = copies.map((copy) => readLocalSecrets(copy));
  if (!one || !other) throw new Error('no copies');
  const secrets = await openSecrets(w.db, one);
  expect(valuesOf(secrets)).toEqual({
    lasting: former.accessToken,
    captchaKey: former.captchaKey,
    captchaChallenge: former.captchaChallenge,
    signing: { id: 'first', secret: former.accessToken, until: null },
  });
  expect(valuesOf(await openSecrets(w.db, other))).toEqual(valuesOf(secrets));
  expect(one.databasePassword).toBe('of an old folder');
});

test('a new signing key signs nobody out: tokens and links of before open until they end, in every process', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const [here, there] = [await openSecrets(w.db, machine(OURS)), await openSecrets(w.db, machine(OURS))];
  const claims = await signedIn();
  const token = await signAccessToken(here.signing, claims, w.clock.now);
  const link = signLink({ secrets: here, now: w.deps.now }, '/api/test/', { session: claims });

  await rotateSigning(w.db, machine(OURS), w.clock.now);
  const rotated = await openSecrets(w.db, machine(OURS));
  expect(rotated.signing.current).not.toEqual(here.signing.current);

  const younger = await signAccessToken(rotated.signing, claims, w.clock.now);
  expect(await Promise.all([token, younger].map((each) => ask(rotated, each)))).toEqual([200, 200]);
  expect(readLink({ secrets: rotated, now: w.deps.now }, link)).toMatchObject({ userId: claims.userId });
  // The other process has not heard of the new key yet.
  vi.advanceTimersByTime(1_000);
  expect(await ask(there, younger)).toBe(200);
});

async function ask(secrets: Secrets, token: string): Promise<number> {
  const app = buildApp({ ...w.deps, secrets });
  const { statusCode } = await app.inject({
    url: getUserStats.path,
    headers: { authorization: `Bearer ${token}` },
  });
  await app.close();
  return statusCode;
}

/** What a token of a new user says, whose sign-in is in the database. */
async function signedIn(): Promise<AccessClaims> {
  const user = await buildUser(w.db);
  const { user_id, family, epoch } = decodeJwt(await user.token(w));
  return {
    userId: Number(user_id),
    familyId: String(family),
    epoch: Number(epoch),
    name: user.name,
    role: 'user',
    isReviewer: false,
  };
}
