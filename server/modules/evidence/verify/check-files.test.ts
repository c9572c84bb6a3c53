import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildPaper } from '../../../test/build-paper.ts';
import { buildUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import type { Finding } from '../findings.ts';
import { checkFiles } from './check-files.ts';

const w = world();

async function found(): Promise<Finding[]> {
  const findings: Finding[] = [];
  for await (const part of checkFiles(w.db, w.deps.gateways.files)) findings.push(...part.findings);
  return findings;
}

test('a file that is lost or holds something else is named with the paper it belongs to', async () => {
  const { files } = w.deps.gateways;
  const paper = await buildPaper(w.db, await buildUser(w.db));
  const [whole, cover] = await Promise.all([
    files.keep(new TextEncoder().encode('a'), 'application/pdf'),
    files.keep(new TextEncoder().encode('c'), 'image/png'),
  ]);
  await sql`insert into volumes (number, title, year, main_category, cover_key)
    values (1, 'x', 2026, 'x', ${cover.key})`.execute(w.db);
  await sql`delete from paper_versions`.execute(w.db);
  await sql`insert into paper_versions (paper_id, round, file_key, file_sha256, file_bytes)
    values (${paper}, 1, ${whole.key}, ${whole.sha256}, 1)`.execute(w.db);
  expect(await found()).toEqual([]);
  await sql`update paper_versions set file_sha256 = repeat('0', 64)`.execute(w.db);
  await files.remove(cover.key);
  expect((await found()).toSorted((one, other) => (one.kind < other.kind ? -1 : 1))).toEqual([
    { kind: 'file_altered', of: `paper:${paper}`, key: whole.key },
    { kind: 'file_gone', of: expect.stringMatching(/^volume:\d+$/), key: cover.key },
  ]);
});
