// Archives beyond what the common kind of ZIP counts, too slow for each run of the tests.
import { expect, test } from 'vitest';
import { archiveOf } from '../modules/personal-data/export/archive.ts';

const MANY = 65_536;

test('an archive of more files than the common kind counts is of the larger one', async () => {
  async function* entries() {
    for (let file = 0; file < MANY; file++) {
      yield { name: `${file}`, content: Buffer.from('x'), isPacked: true };
    }
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of archiveOf(entries(), new Date())) pieces.push(piece);
  const archive = Buffer.concat(pieces);
  // The record at the end says that its count does not fit, and the one before it (ZIP64) has it.
  const [end, larger] = [archive.lastIndexOf('PK\u0005\u0006'), archive.lastIndexOf('PK\u0006\u0006')];
  const counts = [archive.readUInt16LE(end + 10), archive.readBigUInt64LE(larger + 32)];
  expect(counts).toEqual([0xffff, BigInt(MANY)]);
});
