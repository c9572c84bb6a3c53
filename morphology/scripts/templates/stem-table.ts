/** The stems that the packing scripts collect, by pattern and root. */
import { foldHamza } from '../../src/script/fold-hamza.ts';

export interface Stem {
  letters: string;
  marks: string[];
  endings: Set<string>;
}

/** Stems by pattern and root; stems written alike share their marks where they agree. */
export const table = new Map<string, Map<string, Stem>>();

/** Add a written stem; `ending` is what may follow it. */
export function add(pattern: string, root: string, written: string, ending: string): void {
  const folded = foldHamza(written);
  let letters = '';
  const marks: string[] = [];
  for (const sign of folded) {
    if (/[\u064b-\u0652]/.test(sign)) marks[letters.length - 1] = (marks[letters.length - 1] ?? '') + sign;
    else letters += sign;
  }
  for (let at = 0; at < letters.length; at++) marks[at] ??= '';
  const key = `${pattern}\t${root}`;
  const stems = table.get(key) ?? new Map<string, Stem>();
  table.set(key, stems);
  const known = stems.get(letters);
  if (!known) {
    stems.set(letters, { letters, marks, endings: new Set([ending]) });
    return;
  }
  known.endings.add(ending);
  known.marks = known.marks.map((mark, at) =>
    mark === marks[at] ? mark : shaddaOnly(mark, marks[at] ?? ''),
  );
}

function shaddaOnly(one: string, other: string): string {
  return one.includes('\u0651') && other.includes('\u0651') ? '\u0651' : '';
}

/** Put literal radicals (the first, or all three) where the class has digits. */
export function withFirst(word: string, radicals: string): string {
  return /[1-4]/.test(radicals)
    ? word
    : word.replace(/[1-3]/g, (digit) => radicals[Number(digit) - 1] ?? digit);
}
