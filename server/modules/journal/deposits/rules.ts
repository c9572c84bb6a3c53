import type { DoiState } from '@mustalah/contract/journal/dois';

/** What is known of the DOI of a published article. */
export interface DoiStanding {
  /** Null as long as nothing was sent and nothing said of it. */
  state: 'sent' | 'registered' | 'failed' | null;
  /** It belongs to another publisher, who registered it. */
  isForeign: boolean;
  /** That it has or will have; empty without a prefix. */
  doi: string;
}

export function stateOf({ state, isForeign, doi }: DoiStanding): DoiState {
  if (state) return state;
  if (isForeign) return 'registered';
  return doi ? 'prepared' : 'none';
}

/** So often one change is sent, and what became of it asked, before an editor is to look at it. */
export const MOST_ATTEMPTS = 12;

const MINUTE_MS = 60_000;
const LONGEST_MS = 6 * 60 * MINUTE_MS;

/** When it is looked at again: after a minute, two, four … and at last every six hours. */
export const nextTry = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + Math.min(MINUTE_MS * 2 ** attempts, LONGEST_MS));

/** A work of a list is no longer. */
const LONGEST_WORK = 1_000;
const MOST_WORKS = 500;

/** A DOI in running text, without what ends the sentence around it. */
const DOI_IN_TEXT = /\b(10\.\d{4,9}\/[^\s"<>،؛]*[^\s"<>،؛.,;:)\]}])/u;
/** The sign or number before a work of a list. */
const BULLET = /^\s*(?:[-–—•*]|\[?[\d\u0660-\u0669]{1,3}\]?\s*[.)\-–:]|\[[\d\u0660-\u0669]{1,3}\])\s*/u;

/** The works of a list, one a line; the numbers before them are of no account. */
export const worksIn = (list: string): { text: string; doi: string }[] =>
  list
    .split('\n')
    .map((line) => line.replace(BULLET, '').replace(/\s+/g, ' ').trim())
    .filter((line) => /\p{L}/u.test(line))
    .slice(0, MOST_WORKS)
    .map((line) => ({
      text: line.slice(0, LONGEST_WORK),
      doi: DOI_IN_TEXT.exec(line.slice(0, LONGEST_WORK))?.[1]?.toLowerCase() ?? '',
    }));

/** The works of a list in the text of a file, whose lines break anywhere: each begins with a number or a sign. */
export function joinWorks(lines: readonly string[]): string {
  const works: string[] = [];
  const isNumbered = lines.filter((line) => BULLET.test(line)).length > 1;
  for (const line of lines.map((each) => each.trim()).filter(Boolean)) {
    const last = works.length - 1;
    // Page numbers stand alone.
    if (!/\p{L}/u.test(line)) continue;
    if (isNumbered && !BULLET.test(line) && last >= 0) works[last] += ` ${line}`;
    else works.push(line.replace(BULLET, ''));
  }
  return works.slice(0, MOST_WORKS).join('\n');
}
