import type { AlikeSign } from '@mustalah/contract/administration';

/** How two accounts stand to each other: the user who is looked at, and another. */
export interface Pair {
  sharesNetwork: boolean;
  openedOnOneNetwork: boolean;
  minutesApart: number;
  /** Standing votes of each. */
  userVotes: number;
  otherVotes: number;
  /** Terms both voted on. */
  commonVotes: number;
  /** Votes of the other on terms of the user, and the reverse. */
  votesForUser: number;
  votesFromUser: number;
}

/** Accounts that one person opens follow one another this closely. */
export const MINUTES_TOGETHER = 30;
/** Fewer votes than these say nothing. */
export const FEWEST_VOTES = 3;
/** From this share of a person's votes on it is no coincidence. */
const MOST = 0.6;
/** One sign alone is a campus, a class or a shared taste. */
const FEWEST_SIGNS = 2;

/** The signs that two accounts are one person's, the most telling first. */
export function signsOf(pair: Pair): AlikeSign[] {
  const { userVotes, otherVotes, commonVotes, votesForUser, votesFromUser } = pair;
  const isMost = (votes: number, of: number): boolean => votes >= FEWEST_VOTES && votes >= of * MOST;
  const signs: [AlikeSign, boolean][] = [
    ['votes_for_other', isMost(votesForUser, otherVotes) || isMost(votesFromUser, userVotes)],
    ['votes_alike', isMost(commonVotes, Math.min(userVotes, otherVotes))],
    ['opened_together', pair.openedOnOneNetwork && pair.minutesApart <= MINUTES_TOGETHER],
    ['same_network', pair.sharesNetwork],
  ];
  return signs.filter(([, holds]) => holds).map(([sign]) => sign);
}

/** Whether the signs are worth an admin's look. */
export const isAlike = (signs: readonly AlikeSign[]): boolean => signs.length >= FEWEST_SIGNS;
