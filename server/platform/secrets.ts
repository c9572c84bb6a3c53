import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartFault } from './start-fault.ts';
import { startText } from './start-text.ts';

const Secrets = z.object({
  accessToken: z.string().min(32),
  captchaChallenge: z.string().min(32),
  captchaKey: z.string().min(32),
  databasePassword: z.string().min(16),
});
export type Secrets = z.infer<typeof Secrets>;

const fresh = (): string => randomBytes(32).toString('base64url');

/** The secrets of this installation: made at the first start, kept readable by its owner only. */
export function readSecrets(dataFolder: string): Secrets {
  const file = join(dataFolder, 'secrets.json');
  mkdirSync(dataFolder, { recursive: true, mode: 0o755 });
  try {
    // `wx`: of two starters at once the second reads what the first has written.
    writeFileSync(
      file,
      JSON.stringify(
        { accessToken: fresh(), captchaChallenge: fresh(), captchaKey: fresh(), databasePassword: fresh() },
        null,
        2,
      ),
      { mode: 0o600, flag: 'wx' },
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  try {
    return Secrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code) throw cause;
    throw new StartFault(startText.damaged(file), { cause });
  }
}

/** Tells one `secrets.json` from another, and nothing of what stands in it. */
export const secretsPrint = ({ accessToken }: Secrets): string =>
  createHmac('sha256', accessToken).update('mustalah secrets').digest('hex').slice(0, 32);
