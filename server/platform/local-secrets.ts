import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartFault } from './start-fault.ts';
import { startText } from './start-text.ts';

/** What a data folder of an earlier release kept itself. */
const Former = z.object({
  accessToken: z.string().min(32),
  captchaChallenge: z.string().min(32),
  captchaKey: z.string().min(32),
});
export type FormerSecrets = z.infer<typeof Former>;

const databasePassword = z.string().min(16);
const File = z.union([
  z.object({ secretsKey: z.string().min(32), databasePassword }),
  Former.extend({ databasePassword }),
]);

/** What this machine keeps for itself. */
export interface LocalSecrets {
  /** Of the embedded database. */
  databasePassword: string;
  /** Open what is sealed in the database; the first one seals. */
  keys: readonly string[];
  former: FormerSecrets | null;
}

export const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * Read `secrets.json` of a data folder, which is made at the first start and readable by its owner only.
 *
 * @param given keys of the environment, before the one of the file.
 */
export function readLocalSecrets(dataFolder: string, given: readonly string[] = []): LocalSecrets {
  const path = join(dataFolder, 'secrets.json');
  mkdirSync(dataFolder, { recursive: true, mode: 0o755 });
  try {
    const fresh = { secretsKey: newSecret(), databasePassword: newSecret() };
    // `wx`: of two starters at once the second reads what the first has written.
    writeFileSync(path, JSON.stringify(fresh, null, 2), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const file = read(path);
  const former = 'accessToken' in file ? file : null;
  const own = 'secretsKey' in file ? file.secretsKey : keyOf(file);
  return { databasePassword: file.databasePassword, keys: [...given, own], former };
}

/** Machines that have the same old file have the same key. */
const keyOf = ({ accessToken }: FormerSecrets): string =>
  Buffer.from(hkdfSync('sha256', accessToken, '', 'key of the secrets', 32)).toString('base64url');

function read(path: string): z.infer<typeof File> {
  try {
    return File.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code) throw cause;
    throw new StartFault(startText.damaged(path), { cause });
  }
}
