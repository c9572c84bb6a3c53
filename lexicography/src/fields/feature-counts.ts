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
  /** Of each feature place and count by turns: most are met in one class or two of two dozen. */
  readonly #own = new Map<string, number[]>();
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
    const own = this.#own.get(feature);
    if (own === undefined) {
      this.#own.set(feature, [place, amount]);
      if (this.#packed?.has(feature) !== true) this.#added += 1;
    } else if (!addedTo(own, place, amount)) this.#own.set(feature, [...own, place, amount]);
    this.totals[place] = (this.totals[place] ?? 0) + amount;
  }

  rowOf(feature: string): Float64Array | undefined {
    const own = this.#own.get(feature);
    const isPacked = this.#packed?.has(feature) === true;
    if (own === undefined && !isPacked) return undefined;
    const row = new Float64Array(this.labels.length);
    for (const [place, count] of pairsOf(own ?? [])) row[place] = count;
    if (isPacked) this.#packed?.addTo(row, feature);
    return row;
  }

  /** Write the counts as bytes that `PackedCounts` reads; what was packed before is not in them. */
  pack(): Uint8Array {
    const rows = [...this.#own].map(([feature, own]) => ({ hash: hashOf(feature), own }));
    rows.sort((one, other) => one.hash - other.hash);
    const labels = new TextEncoder().encode(JSON.stringify(this.labels));
    const entries = rows.map(({ own }) =>
      pairsOf(own)
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

/** Add to the count of a place that has one; an array that grows by itself would take room for many more. */
function addedTo(own: number[], place: number, amount: number): boolean {
  for (let at = 0; at < own.length; at += 2) {
    if (own[at] !== place) continue;
    own[at + 1] = (own[at + 1] ?? 0) + amount;
    return true;
  }
  return false;
}

const pairsOf = (own: readonly number[]): (readonly [place: number, count: number])[] =>
  Array.from({ length: own.length / 2 }, (_, at) => [own[2 * at] ?? 0, own[2 * at + 1] ?? 0]);

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
