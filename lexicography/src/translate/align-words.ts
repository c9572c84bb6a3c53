import type { Breathe } from '../vocabulary/breather.ts';

/** The words of a term and of its equivalent. */
export interface Aligned {
  arabic: { key: string; stem: string }[];
  latin: string[];
}

/** How often each Arabic word stands for each Latin one. */
export type Table = Map<string, Map<string, number>>;

const ROUNDS = 4;
/** Arabic puts the noun before what qualifies it, English after: words meet in reverse order. */
const REVERSED = 0.8;
/** A word of which nothing is known, beside one whose translations are known to be others or the very same. */
const UNKNOWN_SHARE = 0.1;
const OTHER_SHARE = 0.005;
/** A smaller part of a use says nothing. */
const LEAST_SHARE = 0.02;
/** So many meetings take no time worth speaking of. */
const AT_ONCE = 256;

/**
 * Count which word stands for which (IBM model 1 with a prior for the order); what is known before counts as well.
 *
 * Pairs that meet are numbered once, so that the rounds look nothing up.
 */
export async function alignWords(
  aligned: readonly Aligned[],
  before: Table,
  breathe: Breathe,
): Promise<Table> {
  const cells = new Cells();
  const known: number[] = [];
  for (const [key, row] of before) {
    for (const [latin, count] of row) known[cells.of(key, latin)] = count;
  }
  const meetings = await meetingsOf(aligned, cells, breathe);
  const beginning = Float64Array.from({ length: cells.size }, (_, cell) => known[cell] ?? 0);
  let counts: Float64Array = beginning;
  for (let round = 0; round < ROUNDS; round++) {
    counts = await expectations(meetings, cells, { beliefs: counts, beginning }, breathe);
  }
  return cells.tableOf(counts);
}

/** Each Arabic word has a row, and a cell for each Latin one that it may stand for. */
class Cells {
  readonly #rows = new Map<string, { place: number; cells: Map<string, number> }>();
  /** The place of the row of each cell. */
  readonly #rowOf: number[] = [];

  get size(): number {
    return this.#rowOf.length;
  }

  of(key: string, latin: string): number {
    const row = this.#rows.get(key) ?? { place: this.#rows.size, cells: new Map<string, number>() };
    this.#rows.set(key, row);
    const known = row.cells.get(latin);
    if (known !== undefined) return known;
    row.cells.set(latin, this.size);
    this.#rowOf.push(row.place);
    return this.size - 1;
  }

  /** Each count as a share of what its row counts; of a row that counts nothing, nothing is known. */
  sharesOf(counts: Float64Array): Float64Array {
    const totals = new Float64Array(this.#rows.size);
    counts.forEach((count, cell) => {
      const row = this.#rowOf[cell] ?? 0;
      totals[row] = (totals[row] ?? 0) + count;
    });
    return counts.map((count, cell) => {
      const total = totals[this.#rowOf[cell] ?? 0] ?? 0;
      return total === 0 ? UNKNOWN_SHARE : count / total;
    });
  }

  tableOf(counts: Float64Array): Table {
    const table: Table = new Map();
    for (const [key, row] of this.#rows) {
      const met = [...row.cells].flatMap(([latin, cell]) => {
        const count = counts[cell] ?? 0;
        return count > 0 ? [[latin, count] as const] : [];
      });
      if (met.length > 0) table.set(key, new Map(met));
    }
    return table;
  }
}

/** For each Latin word of each term one after the other: the cells that it has with the Arabic ones, and where they end. */
interface Meetings {
  cells: number[];
  /** How likely the two words of a cell meet by their order. */
  priors: number[];
  ends: number[];
}

async function meetingsOf(aligned: readonly Aligned[], cells: Cells, breathe: Breathe): Promise<Meetings> {
  const meetings: Meetings = { cells: [], priors: [], ends: [] };
  for (const { arabic, latin } of aligned) {
    await breathe();
    latin.forEach((word, place) => {
      arabic.forEach(({ key }, at) => {
        meetings.cells.push(cells.of(key, word));
        meetings.priors.push(orderPrior(at, arabic.length, place, latin.length));
      });
      meetings.ends.push(meetings.cells.length);
    });
  }
  return meetings;
}

/** Count how often each word is expected to stand for each, given what the last round believed. */
async function expectations(
  { cells, priors, ends }: Meetings,
  grid: Cells,
  { beliefs, beginning }: Record<'beliefs' | 'beginning', Float64Array>,
  breathe: Breathe,
): Promise<Float64Array> {
  const shares = grid.sharesOf(beliefs);
  const counts = beginning.slice();
  const weightAt = (at: number) => (priors[at] ?? 0) * Math.max(shares[cells[at] ?? 0] ?? 0, OTHER_SHARE);
  let from = 0;
  for (const [meeting, end] of ends.entries()) {
    if (meeting % AT_ONCE === 0) await breathe();
    let total = 0;
    for (let at = from; at < end; at++) total += weightAt(at);
    for (let at = from; at < end; at++) {
      const share = weightAt(at) / total;
      const cell = cells[at] ?? 0;
      if (share >= LEAST_SHARE) counts[cell] = (counts[cell] ?? 0) + share;
    }
    from = end;
  }
  return counts;
}

/** How likely the word at one place stands for that at another, by their order alone. */
function orderPrior(at: number, length: number, place: number, latinLength: number): number {
  if (length === 1) return 1;
  const expected =
    latinLength === 1 ? (length - 1) / 2 : ((latinLength - 1 - place) * (length - 1)) / (latinLength - 1);
  return Math.abs(at - expected) < 0.5 ? REVERSED : (1 - REVERSED) / (length - 1);
}
