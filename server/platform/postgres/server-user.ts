// PostgreSQL refuses to run as root, as which containers often run: then another user of the machine runs it.
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { StartFault } from '../start-fault.ts';
import { startText } from '../start-text.ts';

/** Empty when PostgreSQL runs as we do. */
export interface ServerUser {
  uid?: number;
  gid?: number;
}

/** Who may own a new data folder, the fittest first. PostgreSQL does not start as a user without a name. */
const ACCOUNTS = ['postgres', '_postgres', 'nobody'];

/** Who runs the server of this data folder: as root its owner, or for a new one a user that the machine has. */
export function serverUserOf(data: string): ServerUser {
  if (process.getuid?.() !== 0) return {};
  const owner = fs.statSync(data, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : findAccount();
}

function findAccount(): ServerUser {
  const accounts = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ACCOUNTS) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new StartFault(startText.noUser(ACCOUNTS.join(', ')));
}

/** Make somebody the owner of a file, or of a folder with all that is in it. */
export function giveTo({ uid, gid }: ServerUser, path: string): void {
  if (uid === undefined || gid === undefined) return;
  fs.lchownSync(path, uid, gid);
  if (!fs.lstatSync(path).isDirectory()) return;
  for (const name of fs.readdirSync(path)) giveTo({ uid, gid }, join(path, name));
}

/** Whether somebody may enter a folder, and all folders above it. */
export function mayEnter(user: ServerUser, folder: string): boolean {
  const above = dirname(folder);
  return lets(user, fs.statSync(folder)) && (above === folder || mayEnter(user, above));
}

function lets({ uid, gid }: ServerUser, { uid: owner, gid: group, mode }: fs.Stats): boolean {
  if (uid === undefined) return true;
  const asked = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  return (mode & asked) !== 0;
}
