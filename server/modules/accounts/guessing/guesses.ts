import type { Deps } from '../../../platform/deps.ts';
import { networkOf } from '../../../platform/network.ts';
import {
  clearHits,
  clearHitsUnder,
  countHit,
  hitsOf,
  limit,
  takeBackHit,
} from '../../../platform/rate-limit.ts';
import { isKnownNetwork } from '../networks/note-network.ts';
import { GUESSES_WITHIN_SECONDS, pauseAfter, puzzleLevelAfter } from './rules.ts';

interface Guesser {
  email: string;
  address: string;
}

/** What a guess at an account costs, by the failures of the day; an address without an account costs the same. */
export interface Guess {
  /** Failures within the day, with this guess, which is not known to be one yet. */
  failures: number;
  /** How hard the puzzle must be. */
  level: number;
  /** Seconds between guesses. */
  pause: number;
  /** It was none: refused before the password was looked at, or right. */
  takeBack: () => Promise<unknown>;
}

const everywhereKey = (email: string) => `guesses:${email} everywhere`;
const hereKey = ({ email, address }: Guesser) => `guesses:${email} from ${networkOf(address)}`;
const pauseKey = (guesser: Guesser) => `${hereKey(guesser)} paused`;

/**
 * Count a guess and say what it costs.
 *
 * Who comes from a network that the account was used from pays for the failures of that network only, and never waits: so
 * nobody keeps an owner out by guessing elsewhere. A foreign network pays for all failures, and waits for its own.
 */
export async function countGuess(deps: Deps, guesser: Guesser): Promise<Guess> {
  const { db, now } = deps;
  const [everywhere, here] = [everywhereKey(guesser.email), hereKey(guesser)];
  const isAtHome = await isKnownNetwork(deps, guesser);
  const all = await countHit(db, everywhere, GUESSES_WITHIN_SECONDS, now());
  const ofNetwork = await countHit(db, here, GUESSES_WITHIN_SECONDS, now());
  return {
    failures: all.hits,
    // guard: The puzzle grows with the failures of all networks (../sign-in.test.ts) ‹isAtHome ? ofNetwork : all → ofNetwork›
    level: puzzleLevelAfter((isAtHome ? ofNetwork : all).hits - 1),
    // guard: Who comes from where the account was used never waits (../sign-in.test.ts) ‹isAtHome ? 0 : →›
    pause: isAtHome ? 0 : pauseAfter(ofNetwork.hits - 1),
    takeBack: () => Promise.all([takeBackHit(db, everywhere, all.end), takeBackHit(db, here, ofNetwork.end)]),
  };
}

/** Refuse a guess while the pause before it lasts; asked before a puzzle is spent, it takes no turn. */
export async function keepPause(deps: Deps, guesser: Guesser, { pause }: Guess, takesTurn: boolean) {
  if (pause === 0) return;
  const key = pauseKey(guesser);
  const isOver = (await hitsOf(deps.db, key, deps.now())) === 0;
  // guard: A foreign network waits between guesses (../sign-in.test.ts)
  if (takesTurn || !isOver) await limit(deps, { key, max: 1, windowSeconds: pause });
}

/** The right password was given: what was counted of this network is forgotten, the failures of others are not. */
export async function forgiveGuesses({ db }: Deps, guesser: Guesser): Promise<void> {
  // guard: Who signs in is asked for easy puzzles again (../sign-in.test.ts)
  await clearHits(db, hereKey(guesser));
}

/** The owner has proved to hold the mailbox: all is forgotten. */
export const forgetGuesses = ({ db }: Deps, email: string) => clearHitsUnder(db, `guesses:${email} `);
