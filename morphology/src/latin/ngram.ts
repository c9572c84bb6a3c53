/** Counts by 32-bit hash with linear probing: small, and quick enough for a beam search. */
type CountTable = { keys: Int32Array; values: Int32Array; mask: number };

function createTable(bits: number): CountTable {
  const size = 1 << bits;
  return { keys: new Int32Array(size), values: new Int32Array(size), mask: size - 1 };
}

function slot(table: CountTable, hash: number): number {
  const key = hash | 1;
  let place = (hash >>> 3) & table.mask;
  while (table.keys[place] !== 0 && table.keys[place] !== key) place = (place + 1) & table.mask;
  return place;
}

function change(table: CountTable, hash: number, amount: number): number {
  const place = slot(table, hash);
  table.keys[place] = hash | 1;
  const before = table.values[place] ?? 0;
  table.values[place] = before + amount;
  return before;
}

function read(table: CountTable, hash: number): number {
  return table.values[slot(table, hash)] ?? 0;
}

function extend(hash: number, symbol: number): number {
  const mixed = Math.imul(hash ^ (symbol + 0x9e37), 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}

const startHash = 0x2545f491;

/** An n-gram model over numbered symbols with interpolated absolute discounting. */
export type Ngram = {
  order: number;
  counts: CountTable;
  totals: CountTable;
  kinds: CountTable;
  floor: number;
  discount: number;
};

/** Make an empty model; floor is the chance given to a symbol never seen. */
export function createNgram(order: number, bits: number, floor: number, discount: number): Ngram {
  return {
    order,
    counts: createTable(bits),
    totals: createTable(bits),
    kinds: createTable(bits),
    floor,
    discount,
  };
}

/** Count one sequence, or with amount −1 take it out again. */
export function addSequence(model: Ngram, symbols: readonly number[], amount = 1): void {
  for (let end = 0; end < symbols.length; end++) {
    // The context of each length is hashed from its nearest symbol outwards, as it is when asked for.
    let context = startHash;
    for (let length = 0; length < model.order; length++) {
      if (length > 0) context = extend(context, symbols[end - length] ?? -1);
      const before = change(model.counts, extend(context, symbols[end] ?? 0) ^ 0x5bd1e995, amount);
      change(model.totals, context, amount);
      if (amount > 0 && before === 0) change(model.kinds, context, 1);
      if (amount < 0 && before === 1) change(model.kinds, context, -1);
      if (length > end) break;
    }
  }
}

/** The chance of a symbol after the first so many symbols of a sequence. */
export function chance(model: Ngram, symbols: readonly number[], end: number, symbol: number): number {
  const { discount } = model;
  let result = model.floor;
  let hash = startHash;
  for (let length = 0; length < model.order; length++) {
    if (length > 0) hash = extend(hash, symbols[end - length] ?? -1);
    const total = read(model.totals, hash);
    if (total <= 0) break;
    const count = read(model.counts, extend(hash, symbol) ^ 0x5bd1e995);
    const kinds = read(model.kinds, hash);
    result = (Math.max(count - discount, 0) + discount * kinds * result) / total;
    if (length > end) break;
  }
  return result;
}
