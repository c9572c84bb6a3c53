import type {
  Block,
  Cell,
  Flow,
  ListItem,
  Paragraph,
  Row,
  Run,
} from '@mustalah/contract/journal/article-text';
import { Unreadable } from '../unreadable.ts';

/** Longer than any article that a journal prints. */
const LIMITS = { blocks: 10_000, cells: 20_000, characters: 1_000_000, runs: 60_000 };

/** A paragraph that is complete, and what it is among others. */
export interface Written {
  direction: Paragraph['direction'];
  runs: Run[];
  pictures: Flow[];
  /** 0 is the first order. */
  outline: number | undefined;
  list: { id: string; level: number; isNumbered: boolean } | undefined;
}

/** A cell as it is read: what is merged into the one above it has no content of its own. */
export interface ReadCell {
  columns: number;
  isMerged: boolean;
  content: Flow[];
}
export interface ReadRow {
  isHead: boolean;
  cells: ReadCell[];
}

/** Counts what is written, over all parts; too much of anything throws. */
export function openCounter() {
  const counts = { blocks: 0, cells: 0, characters: 0, runs: 0 };
  return (what: keyof typeof LIMITS, more = 1): void => {
    counts[what] += more;
    // guard: A text that is longer than any article is given up (../../../docx-reader.test.ts) ‹> LIMITS[what] → < 0›
    if (counts[what] > LIMITS[what]) throw new Unreadable('too_heavy');
  };
}
export type Counter = ReturnType<typeof openCounter>;

/** Put words after those that are there, in one run with what looks alike. */
export function addRun(runs: Run[], run: Run, count: Counter): void {
  const last = runs.at(-1);
  if ('formula' in run) count('characters', run.formula.length);
  if ('text' in run) {
    count('characters', run.text.length);
    if (last && 'text' in last && looksAlike(last, run)) {
      last.text += run.text;
      return;
    }
  }
  count('runs');
  runs.push(run);
}

type Words = Extract<Run, { text: string }>;
const looksAlike = (one: Words, other: Words): boolean =>
  one.bold === other.bold && one.italic === other.italic && one.script === other.script;

/** Whether a reader sees anything of it. */
export const saysAnything = (runs: readonly Run[]): boolean =>
  runs.some((run) => !('text' in run) || run.text.trim() !== '');

/** Collects the blocks of a text, the points of a list in one list. */
export function openBlocks(count: Counter) {
  const blocks: Block[] = [];
  const numbers = new Map<string, number[]>();
  let listId: string | null = null;

  function addItem(list: NonNullable<Written['list']>, line: Omit<ListItem, 'level' | 'number'>): void {
    const level = Math.min(8, Math.max(0, list.level));
    const number = list.isNumbered ? nextNumber(numbers, list.id, level) : null;
    const last = blocks.at(-1);
    const item = { level, number, ...line };
    if (last?.kind === 'list' && listId === list.id) {
      count('runs');
      last.items.push(item);
    } else {
      count('blocks');
      blocks.push({ kind: 'list', items: [item] });
    }
    listId = list.id;
  }

  return {
    blocks,
    addParagraph({ direction, runs, pictures, outline, list }: Written): void {
      const line = { direction, runs };
      if (saysAnything(runs)) {
        if (outline !== undefined && outline < 9) {
          count('blocks');
          blocks.push({ kind: 'heading', level: Math.min(3, outline + 1), ...line });
        } else if (list) addItem(list, line);
        else {
          count('blocks');
          blocks.push({ kind: 'paragraph', ...line });
        }
      }
      count('blocks', pictures.length);
      blocks.push(...(pictures as Block[]));
    },
    addTable(direction: 'rtl' | 'ltr', rows: readonly ReadRow[]): void {
      const kept = withSpans(rows);
      if (kept.length === 0) return;
      count('blocks');
      blocks.push({ kind: 'table', direction, rows: kept });
    },
  };
}

/** A point of a level goes on where that level was; those below it begin anew. */
function nextNumber(numbers: Map<string, number[]>, id: string, level: number): number {
  const before = (numbers.get(id) ?? []).slice(0, level + 1);
  const levels = Array.from({ length: level + 1 }, (_, at) => before[at] ?? 0);
  const next = (levels[level] ?? 0) + 1;
  levels[level] = next;
  numbers.set(id, levels);
  return next;
}

/** Let cells that go on into the next row span it. */
function withSpans(rows: readonly ReadRow[]): Row[] {
  const open = new Map<number, Cell>();
  const written = rows.map(({ isHead, cells }) => {
    const row: Row = { is_head: isHead, cells: [] };
    let column = 0;
    for (const { columns, isMerged, content } of cells) {
      const above = isMerged ? open.get(column) : undefined;
      if (above) above.rows++;
      else {
        const cell = { columns, rows: 1, content };
        row.cells.push(cell);
        open.set(column, cell);
      }
      column += columns;
    }
    return row;
  });
  return written.filter(({ cells }) => cells.length > 0);
}
