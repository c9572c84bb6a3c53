import type { AlikeSign, GroupSign } from '@mustalah/contract/administration';

/** How two accounts stand to each other: the user who is looked at, and another. */
export interface Pair {
  sharesMailbox: boolean;
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
export const MOST = 0.6;
/** A network of more accounts is a campus: that two of them vote alike is looked for on the page of a user only. */
export const CAMPUS = 50;
/** From so many voters on whose votes went to one author it is worth a look: one or two are readers of theirs. */
export const FEWEST_DEVOTED = 3;
/** Fewer votes than these devote nobody to an author. */
export const FEWEST_DEVOTED_VOTES = 5;
/** From this share of the votes on they went to one author: a vote for somebody else here and there hides nothing. */
export const NEARLY_ALL = 0.8;
/** One sign alone is a campus, a class or a shared taste; but a mailbox has one owner. */
const FEWEST_SIGNS = 2;

/** The most telling first. */
const SIGNS: readonly AlikeSign[] = [
  'one_mailbox',
  'votes_for_other',
  'votes_alike',
  'opened_together',
  'same_network',
];

/** The signs that two accounts are one person's, the most telling first. */
export function signsOf(pair: Pair): AlikeSign[] {
  const { userVotes, otherVotes, commonVotes, votesForUser, votesFromUser } = pair;
  const isMost = (votes: number, of: number): boolean => votes >= FEWEST_VOTES && votes >= of * MOST;
  const holds: Record<AlikeSign, boolean> = {
    one_mailbox: pair.sharesMailbox,
    votes_for_other: isMost(votesForUser, otherVotes) || isMost(votesFromUser, userVotes),
    votes_alike: isMost(commonVotes, Math.min(userVotes, otherVotes)),
    opened_together: pair.openedOnOneNetwork && pair.minutesApart <= MINUTES_TOGETHER,
    same_network: pair.sharesNetwork,
  };
  return SIGNS.filter((sign) => holds[sign]);
}

/** Whether the signs are worth an admin's look. */
export const isAlike = (signs: readonly AlikeSign[]): boolean =>
  // guard: Two addresses of one mailbox are shown as alike, whatever else speaks for or against it (alike-accounts.test.ts) ‹ || signs.includes('one_mailbox') →›
  signs.length >= FEWEST_SIGNS || signs.includes('one_mailbox');

/** Two accounts, and the signs that they are one person's. */
export interface Link {
  one: number;
  other: number;
  signs: readonly AlikeSign[];
}

/** Accounts that links join, directly or by others, with every sign among them; or the voters of one author. */
export interface Group {
  /** In the order of their opening. */
  ids: readonly number[];
  signs: readonly GroupSign[];
  /** Of the terms that all of them voted for. */
  author: number | null;
}

interface Seats {
  ids: Set<number>;
  signs: Set<AlikeSign>;
}

/** The groups that links make. */
export function groupsOf(links: readonly Link[]): Group[] {
  const groupOf = new Map<number, Seats>();
  const seatsOf = (id: number): Seats => groupOf.get(id) ?? { ids: new Set([id]), signs: new Set() };
  for (const { one, other, signs } of links) {
    const [first, second] = [seatsOf(one), seatsOf(other)];
    const [large, small] = first.ids.size < second.ids.size ? [second, first] : [first, second];
    for (const sign of [...small.signs, ...signs]) large.signs.add(sign);
    // A chain of thousands would be walked again at each link if the larger were moved.
    for (const id of small === large ? [] : [one, other, ...small.ids]) groupOf.set(id, large);
    for (const id of small.ids) large.ids.add(id);
  }
  return [...new Set(groupOf.values())].map(({ ids, signs }) => ({
    ids: [...ids].sort((a, b) => a - b),
    signs: bySignificance(signs),
    author: null,
  }));
}

/** Accounts whose votes went to one author, as a group of their own kind. */
export function devotedGroup(ids: readonly number[], author: number, openedAtOnce: number): Group {
  const isAtOnce = openedAtOnce >= ids.length * MOST;
  return { ids, author, signs: ['votes_to_one_author', ...(isAtOnce ? (['opened_at_once'] as const) : [])] };
}

/** Those with most signs first, then the larger, then the younger. */
export const inOrder = (groups: readonly Group[]): Group[] =>
  [...groups].sort(
    (a, b) =>
      b.signs.length - a.signs.length || b.ids.length - a.ids.length || (b.ids[0] ?? 0) - (a.ids[0] ?? 0),
  );

const bySignificance = (signs: ReadonlySet<AlikeSign>): AlikeSign[] =>
  SIGNS.filter((sign) => signs.has(sign));
