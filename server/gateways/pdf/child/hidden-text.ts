import type { HiddenReason, HiddenText } from '@mustalah/contract/journal/paper';
import { findHidden, type HiddenRun } from './find-hidden.ts';
import { cpuMsSince, LooksTooLong } from './look-at.ts';
import type { PdfPage } from './pdfium.ts';

/** So much is told of one file. */
const MOST_FOUND = 30;
const LONGEST_EXCERPT = 160;
/** Of processor time, for all pages; the rest is for reading them. */
const MOST_LOOKING_MS = 4_000;

/** Look at the pages of a file one by one for text that nobody sees. */
export function collectHidden() {
  const hidden: HiddenText = { found: [], pages: 0, scanned_pages: 0, unchecked_pages: 0 };
  const seen: { page: number; text: string }[] = [];
  const start = process.cpuUsage();

  function look(page: PdfPage, number: number, text: string): void {
    if (cpuMsSince(start) > MOST_LOOKING_MS) {
      hidden.unchecked_pages++;
      return;
    }
    try {
      const { runs, isScan } = findHidden(page.look());
      if (isScan) hidden.scanned_pages++;
      if (runs.length === 0) return;
      hidden.pages++;
      hidden.found.push(...summed(runs, number, text));
      hidden.found.splice(MOST_FOUND);
      // guard: What the paper says is without what nobody sees (../hidden-text.test.ts) ‹text: without(text, runs) → text›
      seen.push({ page: number, text: without(text, runs) });
    } catch (fault) {
      if (!(fault instanceof LooksTooLong)) throw fault;
      hidden.unchecked_pages++;
    }
  }

  return { look, result: () => ({ hidden, seen }) };
}

/** The hidden text of a page, once for each reason. */
function summed(runs: readonly HiddenRun[], page: number, text: string): HiddenText['found'] {
  const reasons = new Map<HiddenReason, HiddenRun[]>();
  for (const run of runs) reasons.set(run.reason, [...(reasons.get(run.reason) ?? []), run]);
  return [...reasons].map(([reason, own]) => ({
    page,
    reason,
    words: own.reduce((sum, { words }) => sum + words, 0),
    excerpt: excerptOf(own.map(({ from, to }) => text.slice(from, to)).join(' … ')),
  }));
}

function excerptOf(hidden: string): string {
  const line = hidden
    .slice(0, 2 * LONGEST_EXCERPT)
    .replace(/\s+/gu, ' ')
    .trim();
  if (line.length <= LONGEST_EXCERPT) return line;
  return `${line
    .slice(0, LONGEST_EXCERPT)
    .replace(/\s\S*$/u, '')
    .toWellFormed()}…`;
}

function without(text: string, runs: readonly HiddenRun[]): string {
  let kept = '';
  let from = 0;
  for (const run of runs.toSorted((one, other) => one.from - other.from)) {
    kept += text.slice(from, Math.max(from, run.from));
    from = Math.max(from, run.to);
  }
  return kept + text.slice(from);
}
