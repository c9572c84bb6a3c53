import { readFileSync } from 'node:fs';
import type { Config } from '../../platform/config.ts';
import { CommandError } from '../command.ts';
import type { Key, Lock } from './encryption.ts';

type Locks = Pick<Config, 'BACKUP_RECIPIENT' | 'BACKUP_PASSPHRASE' | 'BACKUP_WORK_FACTOR'>;
type Keys = Pick<Config, 'BACKUP_PASSPHRASE' | 'BACKUP_IDENTITY'>;

/** For whom backups are locked; null when for nobody. */
export function lockIn({ BACKUP_RECIPIENT, BACKUP_PASSPHRASE, BACKUP_WORK_FACTOR }: Locks): Lock | null {
  if (BACKUP_RECIPIENT) {
    return { recipients: BACKUP_RECIPIENT.split(/[\s,]+/).filter(Boolean) };
  }
  if (BACKUP_PASSPHRASE === undefined) return null;
  return { passphrase: BACKUP_PASSPHRASE, workFactor: BACKUP_WORK_FACTOR };
}

/** What opens a backup that is locked. */
export function keyIn({ BACKUP_IDENTITY, BACKUP_PASSPHRASE: passphrase }: Keys): Key | null {
  if (BACKUP_IDENTITY) return { identities: readIdentities(BACKUP_IDENTITY) };
  return passphrase === undefined ? null : { passphrase };
}

function readIdentities(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new CommandError(`BACKUP_IDENTITY: ${path} cannot be read.`);
  }
}
