import { createHash } from 'node:crypto';
import { boundsOfDay, riyadhDay } from '../../../platform/calendar.ts';
import type { Db } from '../../../platform/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { creatorOf } from '../rows/present-term.ts';
import type { TermRow } from '../rows/term-rows.ts';
import { findApprovedAt, findFirstApproval, findTermAt } from './queries.ts';

/** Some term, another at each call; chance is a share between 0 and 1. */
export async function randomTerm(db: Db, chance: number) {
  const term = await findTermAt(db, chance);
  if (!term) throw notFound();
  return showcase(term);
}

/** The term of the day in Riyadh: the same for everybody until midnight, whatever is approved meanwhile. */
export async function termOfTheDay(db: Db, now: Date) {
  const day = riyadhDay(now);
  const share = shareOf(day);
  const { start } = boundsOfDay(day);
  const term = (await findApprovedAt(db, share, start)) ?? (await findBornWith(db, share));
  if (!term) throw notFound();
  return showcase(term);
}

/** On its first day a dictionary has nothing older than today: what it was born with stands still. */
async function findBornWith(db: Db, share: number): Promise<TermRow | undefined> {
  const birth = await findFirstApproval(db);
  return birth ? findApprovedAt(db, share, new Date(birth.getTime() + 1)) : undefined;
}

/** A fixed share between 0 and 1 for each day. */
const shareOf = (day: string): number => createHash('sha256').update(day).digest().readUInt32BE(0) / 2 ** 32;

const showcase = (term: TermRow) => ({
  id: term.id,
  title: term.arabic,
  term: term.arabic,
  arabic: term.arabic,
  latin: term.latin,
  english: term.latin,
  definition: term.definition,
  category: term.category,
  example: '',
  author: creatorOf(term),
  votes: term.votes,
  is_approved: term.approved_by !== null,
  source: term.source,
});
