/** Tags by which colours are computed (ICC.1:2022, 9.2). */
const COMPUTING = new Set([
  'A2B0',
  'A2B1',
  'A2B2',
  'B2A0',
  'B2A1',
  'B2A2',
  'D2B0',
  'D2B1',
  'B2D0',
  'B2D1',
  'rXYZ',
  'gXYZ',
  'bXYZ',
  'rTRC',
  'gTRC',
  'bTRC',
  'kTRC',
  'wtpt',
  'bkpt',
  'chad',
  'lumi',
  'gamt',
]);
const HEADER = 128;
/** Of the header: who makes it, the device, who computed it, and a number of its own. */
const TELLING: readonly [number, number][] = [
  [4, 8],
  [24, 36],
  [48, 56],
  [80, HEADER],
];

/** A colour profile in which nothing stands but what computes colours; every other byte is zero. */
export function stripIcc(profile: Uint8Array): Uint8Array {
  const given = Buffer.from(profile);
  if (given.length < HEADER + 4) return given;
  const count = Math.min(given.readUInt32BE(HEADER), Math.floor((given.length - HEADER - 4) / 12));
  const table = HEADER + 4 + count * 12;
  const kept = Buffer.alloc(given.length);
  given.copy(kept, 0, 0, table);
  for (const [from, to] of TELLING) kept.fill(0, from, to);
  for (let place = 0; place < count; place++) {
    const at = HEADER + 4 + place * 12;
    const [from, size] = [given.readUInt32BE(at + 4), given.readUInt32BE(at + 8)];
    // guard: A colour profile says nothing of who made it (../anonymise.test.ts) ‹COMPUTING.has(given.toString('latin1', at, at + 4)) → true›
    if (COMPUTING.has(given.toString('latin1', at, at + 4))) given.copy(kept, from, from, from + size);
  }
  return kept;
}
