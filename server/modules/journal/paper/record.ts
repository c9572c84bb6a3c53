import type { Tx } from '../../../platform/db.ts';
import type { Telling } from '../../notifications/notify.ts';
import { type Happened, type Happening, sendWhatFollows } from './follow.ts';
import type { HeldPaper } from './held-paper.ts';
import { append } from './log.ts';

/**
 * Write down what happened to a paper, change it accordingly, and send what follows from that: the only function of the
 * product that does either.
 *
 * @throws when the step does not follow from where the paper stands; callers refuse such steps before.
 */
export async function record(
  tx: Tx,
  deps: Telling,
  paper: HeldPaper,
  happening: Happening,
): Promise<HeldPaper> {
  const happened = await put(tx, paper, happening);
  await sendWhatFollows(tx, deps, [happened]);
  return happened.paper;
}

/** The same of several papers at once, whatever is the same for all of them sent once. */
export async function recordAll(
  tx: Tx,
  deps: Telling,
  papers: readonly HeldPaper[],
  happeningTo: (paper: HeldPaper) => Happening,
): Promise<void> {
  const all: Happened[] = [];
  for (const paper of papers) all.push(await put(tx, paper, happeningTo(paper)));
  await sendWhatFollows(tx, deps, all);
}

async function put(tx: Tx, paper: HeldPaper, happening: Happening): Promise<Happened> {
  const {
    asked: _asked,
    admitted: _admitted,
    letter: _letter,
    changesPeople: _changesPeople,
    asksConflicts: _asksConflicts,
    leaves: _leaves,
    isImplied: _isImplied,
    ...entry
  } = happening;
  return { ...happening, paper: await append(tx, paper, entry) };
}
