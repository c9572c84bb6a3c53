import type { PaperTerms } from '@mustalah/contract/journal/paper-terms';
import type { Standing } from '../paper/rules.ts';

/** Papers that are looked through in one run; the others have their turn in the next. */
export const MOST_SOUGHT = 200;
/** Of the cards of an article. */
export const MOST_SHOWN = 60;
/** Of a definition on a card, in letters. */
export const SHORT_DEFINITION = 180;

/** Where the terms of a paper stand: they are looked for once it is accepted, and no longer once it is ended. */
export function stageOf({
  status,
  withdrawnAt,
  retractedAt,
  soughtAt,
}: Standing & { soughtAt: Date | null }): PaperTerms['stage'] {
  if (withdrawnAt || retractedAt || status === 'rejected') return 'ended';
  if (status !== 'approved') return 'waiting';
  return soughtAt ? 'open' : 'seeking';
}

/** The beginning of a text, cut between two words. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).toWellFormed()}…`;
}
