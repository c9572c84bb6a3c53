import { createHash } from 'node:crypto';
import type { Files } from '../../../gateways/files.ts';
import type { Db } from '../../../platform/db.ts';
import { listNamedFiles, type NamedFile } from '../../journal/paper/named-files.ts';
import type { Finding } from '../findings.ts';

/** Whether every file that a row names is there, and holds what it held; how many were looked at so far. */
export async function* checkFiles(
  db: Db,
  files: Files,
): AsyncIterable<{ done: number; findings: Finding[] }> {
  let done = 0;
  for await (const part of listNamedFiles(db)) {
    const findings: Finding[] = [];
    for (const named of part) {
      const kind = await faultOf(files, named);
      if (kind) findings.push({ kind, of: named.of, key: named.key });
    }
    done += part.length;
    yield { done, findings };
  }
}

async function faultOf(
  files: Files,
  { key, sha256 }: NamedFile,
): Promise<'file_gone' | 'file_altered' | null> {
  const file = await files.open(key);
  if (!file) return 'file_gone';
  if (sha256 === null) return null;
  const hash = createHash('sha256');
  for await (const chunk of file.content) hash.update(chunk);
  return hash.digest('hex') === sha256 ? null : 'file_altered';
}
