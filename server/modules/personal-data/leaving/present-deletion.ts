import type { Reply } from '@mustalah/contract/endpoint';
import type { getDeletion } from '@mustalah/contract/own-account';
import type { Db } from '../../../platform/db.ts';
import { findLeaver, isLastAdmin } from '../../accounts/leaving/standing.ts';
import { balancesOf } from '../../rewards/balances.ts';
import { toPoints } from '../../rewards/rules.ts';
import { countOpenReviews, countOwnTerms, hasOpenPayout, listPapersLeft } from './queries.ts';

/** Where the deletion of an account stands, and what becomes of what is under way. */
export async function presentDeletion(db: Db, userId: number): Promise<Reply<typeof getDeletion>> {
  const [leaver, isLast, balances, openPayout, papers, openReviews, terms] = await Promise.all([
    findLeaver(db, userId),
    isLastAdmin(db, userId),
    balancesOf(db, userId),
    hasOpenPayout(db, userId),
    listPapersLeft(db, userId),
    countOpenReviews(db, userId),
    countOwnTerms(db, userId),
  ]);
  return {
    ...leaver,
    objection: isLast ? 'last_admin' : null,
    unpaid_points: toPoints(balances.available),
    has_open_payout: openPayout,
    unpublished_papers: papers.unpublished,
    published_papers: papers.published,
    open_reviews: openReviews,
    terms,
  };
}
