import { mkdir, readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Files, openFiles } from '../../gateways/files.ts';
import { greetMailServer } from '../../gateways/mail.ts';
import { type Config, isPublicHost } from '../../platform/config.ts';
import { startFaultOf } from '../../platform/explain-start.ts';
import type { Store } from '../../platform/open.ts';
import { MANIFEST } from '../backup/manifest.ts';
import { lookAtDatabase } from './look-at-database.ts';
import type { Seen } from './rules.ts';

export interface Looking {
  openStore(): Promise<Store>;
  /** The folder that backups lie in, one folder each. */
  backups: string | undefined;
  now(): Date;
}

const PATIENCE_MS = 10_000;

/** Look at everything that an installation needs; nothing of it is changed. */
export async function look(config: Config, { openStore, backups, now }: Looking): Promise<Seen> {
  // First: where there is no data folder yet, this makes it.
  const database = await openStore()
    .then((store) => lookAtDatabase(store, config.DATABASE_REPLICA_URL, now))
    .catch((fault: unknown) => ({ fault: startFaultOf(fault).arabic }));
  const { PUBLIC_URL } = config;
  return {
    isPublic: isPublicHost(config),
    isHttps: PUBLIC_URL?.startsWith('https:') ?? false,
    answers: PUBLIC_URL === undefined ? null : await doesAnswer(PUBLIC_URL),
    freeBytes: await freeBytesOf(config.DATA_DIR),
    filesFault: await faultOf(() => keepOne(openFiles(config.FILES_URL, config.DATA_DIR))),
    mail: await lookAtMail(config),
    backupAgeMs: backups === undefined ? 'untold' : await ageOfNewest(backups, now()),
    database,
  };
}

const doesAnswer = (publicUrl: string): Promise<boolean> =>
  fetch(new URL('/health/live', publicUrl), { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function freeBytesOf(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function keepOne(files: Files): Promise<void> {
  const { key } = await files.keep(Buffer.from('doctor\n'), 'text/csv');
  try {
    const file = await files.open(key);
    if (!file) throw new Error('what was kept is not there');
    for await (const _ of file.content);
  } finally {
    await files.remove(key);
  }
}

async function lookAtMail({ MAIL_URL }: Config): Promise<Seen['mail']> {
  if (MAIL_URL === undefined) return 'folder';
  const fault = await faultOf(() => greetMailServer(MAIL_URL));
  return fault === null ? 'server' : { fault };
}

/** Of a folder of backups, by when each was finished: a manifest is written last. */
export async function ageOfNewest(folder: string, now: Date): Promise<number | null> {
  const names = await readdir(folder).catch(() => []);
  const manifests = names.flatMap((name) =>
    [MANIFEST, `${MANIFEST}.age`].map((file) => join(folder, name, file)),
  );
  const finished = await Promise.all(
    manifests.map((path) =>
      stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  const newest = Math.max(0, ...finished);
  return newest === 0 ? null : now.getTime() - newest;
}

async function faultOf(act: () => Promise<void>): Promise<string | null> {
  try {
    await act();
    return null;
  } catch (fault) {
    return fault instanceof Error ? (fault.message.split('\n')[0] ?? fault.name) : String(fault);
  }
}
