/** How often each feature was met in each class: what a classifier has learnt, and all it needs to know. */
export interface FeatureCounts {
  readonly labels: readonly string[];
  /** How many features were met at all. */
  readonly size: number;
  /** Everything that was counted for each class, in the order of the labels. */
  readonly totals: Float64Array;
  /** The counts of one feature, in the order of the labels; undefined for one never met. */
  rowOf(feature: string): Float64Array | undefined;
}

/** Counts that grow, on top of packed ones where there are any; the packed ones stay as they are. */
export class GrowingCounts implements FeatureCounts {
  readonly labels: readonly string[];
  readonly totals: Float64Array;
  readonly #places: ReadonlyMap<string, number>;
  readonly #own = new FeatureRows();
  readonly #packed: PackedCounts | null;
  #added = 0;

  /** Classes that the packed counts do not have may be named too. */
  constructor(labels: readonly string[], packed: PackedCounts | null = null) {
    this.#packed = packed;
    this.labels = [...(packed?.labels ?? []), ...labels.filter((label) => !packed?.labels.includes(label))];
    this.#places = new Map(this.labels.map((label, place) => [label, place]));
    this.totals = new Float64Array(this.labels.length);
    if (packed) this.totals.set(packed.totals);
  }

  get size(): number {
    return (this.#packed?.size ?? 0) + this.#added;
  }

  /** Count a feature for a class; a class that nobody named is left out. */
  add(feature: string, label: string, amount: number): void {
    const place = this.#places.get(label);
    if (place === undefined) return;
    const isNew = this.#own.add(feature, place, amount);
    if (isNew && this.#packed?.has(feature) !== true) this.#added += 1;
    this.totals[place] = (this.totals[place] ?? 0) + amount;
  }

  rowOf(feature: string): Float64Array | undefined {
    const own = this.#own.find(feature);
    const isPacked = this.#packed?.has(feature) === true;
    if (own < 0 && !isPacked) return undefined;
    const row = new Float64Array(this.labels.length);
    if (own >= 0) for (const [place, count] of this.#own.cellsOf(own)) row[place] = count;
    if (isPacked) this.#packed?.addTo(row, feature);
    return row;
  }

  /** Write the counts as bytes that `PackedCounts` reads; what was packed before is not in them. */
  pack(): Uint8Array {
    const rows = Array.from({ length: this.#own.size }, (_, at) => ({ at, hash: this.#own.hashAt(at) }));
    rows.sort((one, other) => one.hash - other.hash);
    const labels = new TextEncoder().encode(JSON.stringify(this.labels));
    const entries = rows.map(({ at }) =>
      this.#own
        .cellsOf(at)
        .filter(([, count]) => count > 0)
        .sort(([one], [other]) => one - other)
        .map(([place, count]) => [place, levelOf(count)] as const),
    );
    const numbers = new Uint32Array(HEADER + 2 * rows.length);
    numbers.set([labels.length, rows.length]);
    let end = 0;
    rows.forEach(({ hash }, at) => {
      end += entries[at]?.length ?? 0;
      numbers[HEADER + at] = hash;
      numbers[HEADER + rows.length + at] = end;
    });
    const bytes = new Uint8Array(numbers.byteLength + labels.length + 2 * end);
    bytes.set(new Uint8Array(numbers.buffer));
    bytes.set(labels, numbers.byteLength);
    bytes.set(entries.flat(2), numbers.byteLength + labels.length);
    return bytes;
  }
}

/** So many features and cells have room at first. */
const ROOM = 1024;

/**
 * Features and their counts as numbers in a few arrays: as texts with a list each they took four times the room.
 *
 * A feature is its two hashes, found by open addressing. Its counts are a chain of cells, since most are met in one
 * class or two of two dozen.
 */
class FeatureRows {
  size = 0;
  #cells = 0;
  /** One more than the feature that lies there; 0 where none does. Never more than half full. */
  #slots = new Uint32Array(2 * ROOM);
  #hashes = new Uint32Array(ROOM);
  #checks = new Uint32Array(ROOM);
  /** One more than the first cell of each feature, and than the next of each cell; 0 at the end. */
  #firsts = new Uint32Array(ROOM);
  #nexts = new Uint32Array(ROOM);
  #places = new Uint16Array(ROOM);
  #counts = new Float64Array(ROOM);

  /** Count for a place; whether the feature is new. */
  add(feature: string, place: number, amount: number): boolean {
    const known = this.find(feature);
    const at = known < 0 ? this.#enter(feature) : known;
    for (let cell = this.#firsts[at] ?? 0; cell > 0; cell = this.#nexts[cell - 1] ?? 0) {
      if (this.#places[cell - 1] !== place) continue;
      this.#counts[cell - 1] = (this.#counts[cell - 1] ?? 0) + amount;
      return false;
    }
    if (this.#cells === this.#counts.length) this.#growCells();
    this.#places[this.#cells] = place;
    this.#counts[this.#cells] = amount;
    this.#nexts[this.#cells] = this.#firsts[at] ?? 0;
    this.#cells += 1;
    this.#firsts[at] = this.#cells;
    return known < 0;
  }

  /** The number of a feature; -1 where it was never met. */
  find(feature: string): number {
    return (this.#slots[this.#slotOf(hashOf(feature), checkOf(feature))] ?? 0) - 1;
  }

  hashAt(at: number): number {
    return this.#hashes[at] ?? 0;
  }

  cellsOf(at: number): (readonly [place: number, count: number])[] {
    const cells: [number, number][] = [];
    for (let cell = this.#firsts[at] ?? 0; cell > 0; cell = this.#nexts[cell - 1] ?? 0) {
      cells.push([this.#places[cell - 1] ?? 0, this.#counts[cell - 1] ?? 0]);
    }
    return cells;
  }

  #enter(feature: string): number {
    if (this.size === this.#hashes.length) this.#growFeatures();
    const at = this.size;
    this.#hashes[at] = hashOf(feature);
    this.#checks[at] = checkOf(feature);
    this.size += 1;
    this.#slots[this.#slotOf(hashOf(feature), checkOf(feature))] = this.size;
    return at;
  }

  /** Where the feature of these hashes lies, or would. */
  #slotOf(hash: number, check: number): number {
    const last = this.#slots.length - 1;
    for (let slot = hash & last; ; slot = (slot + 1) & last) {
      const at = (this.#slots[slot] ?? 0) - 1;
      if (at < 0 || (this.#hashes[at] === hash && this.#checks[at] === check)) return slot;
    }
  }

  #growFeatures(): void {
    const room = 2 * this.#hashes.length;
    this.#hashes = grown(this.#hashes, new Uint32Array(room));
    this.#checks = grown(this.#checks, new Uint32Array(room));
    this.#firsts = grown(this.#firsts, new Uint32Array(room));
    this.#slots = new Uint32Array(2 * room);
    for (let at = 0; at < this.size; at++) {
      this.#slots[this.#slotOf(this.#hashes[at] ?? 0, this.#checks[at] ?? 0)] = at + 1;
    }
  }

  #growCells(): void {
    const room = 2 * this.#counts.length;
    this.#places = grown(this.#places, new Uint16Array(room));
    this.#counts = grown(this.#counts, new Float64Array(room));
    this.#nexts = grown(this.#nexts, new Uint32Array(room));
  }
}

/** A larger array that begins with what a smaller one has. */
function grown<Numbers extends Uint16Array | Uint32Array | Float64Array>(
  small: Numbers,
  large: Numbers,
): Numbers {
  large.set(small);
  return large;
}

/** Two numbers open the bytes: the length of the labels, and the number of rows. */
const HEADER = 2;

/** Counts in a few megabytes, read where they lie: features as sorted hashes, counts in steps of four per cent. */
export class PackedCounts implements FeatureCounts {
  readonly labels: readonly string[];
  readonly totals: Float64Array;
  readonly size: number;
  readonly #hashes: Uint32Array;
  readonly #ends: Uint32Array;
  readonly #entries: Uint8Array;

  /** Read the bytes of `GrowingCounts.pack`, on a machine of the same byte order. */
  constructor(bytes: Uint8Array) {
    const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
    const { buffer, byteOffset } = aligned;
    const [labels = 0, rows = 0] = new Uint32Array(buffer, byteOffset, HEADER);
    const text = byteOffset + 4 * (HEADER + 2 * rows);
    this.size = rows;
    this.#hashes = new Uint32Array(buffer, byteOffset + 4 * HEADER, rows);
    this.#ends = new Uint32Array(buffer, byteOffset + 4 * (HEADER + rows), rows);
    this.labels = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, text, labels)));
    this.#entries = new Uint8Array(buffer, text + labels, 2 * (this.#ends.at(-1) ?? 0));
    this.totals = new Float64Array(this.labels.length);
    for (let at = 0; at < this.#entries.length; at += 2) this.#addEntry(this.totals, at);
  }

  has(feature: string): boolean {
    return this.#find(feature) >= 0;
  }

  rowOf(feature: string): Float64Array | undefined {
    if (!this.has(feature)) return undefined;
    const row = new Float64Array(this.labels.length);
    this.addTo(row, feature);
    return row;
  }

  /** Add the counts of a feature to a row. */
  addTo(row: Float64Array, feature: string): void {
    const at = this.#find(feature);
    if (at < 0) return;
    const from = at === 0 ? 0 : (this.#ends[at - 1] ?? 0);
    for (let entry = from; entry < (this.#ends[at] ?? 0); entry++) this.#addEntry(row, 2 * entry);
  }

  #addEntry(row: Float64Array, at: number): void {
    const place = this.#entries[at] ?? 0;
    row[place] = (row[place] ?? 0) + (COUNTS[this.#entries[at + 1] ?? 0] ?? 0);
  }

  #find(feature: string): number {
    const hash = hashOf(feature);
    let low = 0;
    let high = this.#hashes.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.#hashes[middle] ?? 0;
      if (found === hash) return middle;
      if (found < hash) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}

/** A count is kept as a level: `SMALLEST` times a power of the sixteenth root of two. */
const SMALLEST = 0.1;
const STEPS = 16;
const COUNTS = Float64Array.from({ length: 256 }, (_, level) => SMALLEST * 2 ** (level / STEPS));

const levelOf = (count: number): number =>
  Math.min(255, Math.max(0, Math.round(STEPS * Math.log2(count / SMALLEST))));

/** FNV-1a over UTF-16: two of half a million features share a hash a few dozen times, and little is lost then. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Another hash of a text: two features that share both are not to be expected in any dictionary. */
function checkOf(text: string): number {
  let hash = 0x9747b28c;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x5bd1e995);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}
