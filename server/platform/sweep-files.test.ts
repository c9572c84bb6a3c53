import { expect, test } from 'vitest';
import type { KeptFile } from '../gateways/files.ts';
import { world } from '../test/world.ts';

const faults: unknown[] = [];
const w = world();

const keep = (): Promise<KeptFile> => w.deps.gateways.files.keep(Buffer.from('%PDF-'), 'application/pdf');
const isThere = async ({ key }: KeptFile): Promise<boolean> =>
  (await w.deps.gateways.files.open(key)) !== null;

let number = 0;
/** Let some row name the file; which table it is does not matter. */
const know = ({ key }: KeptFile) =>
  w.db
    .insertInto('volumes')
    .values({ number: ++number, year: 2026, main_category: 'العلوم', cover_key: key })
    .execute();

/** The files were written a moment ago by the clock of the machine; a night later that is a day and more. */
async function letDaysPass(days: number): Promise<void> {
  w.clock.now = new Date(Date.now() + days * 24 * 60 * 60 * 1000 + 60_000);
  await w.cleanUp();
}

test('a file whose row never came goes after a day, and one that any row names stays', async () => {
  const [named, orphan] = [await keep(), await keep()];
  await know(named);
  await letDaysPass(0);
  expect(await Promise.all([named, orphan].map(isThere))).toEqual([true, true]);
  await letDaysPass(1);
  expect(await Promise.all([named, orphan].map(isThere))).toEqual([true, false]);
});

test('a database that knows hardly any of many files is the wrong one: nothing is removed', async () => {
  const files = await Promise.all(Array.from({ length: 101 }, keep));
  w.deps.log.error = (fault) => faults.push(fault);
  await letDaysPass(2);
  expect(await Promise.all(files.map(isThere))).toEqual(Array(101).fill(true));
  expect(String(faults[0])).toBe('Error: 101 files are unknown to this database: none of them was removed');

  await Promise.all(files.slice(0, 51).map(know));
  await letDaysPass(3);
  expect((await Promise.all(files.map(isThere))).filter(Boolean)).toHaveLength(51);
});
