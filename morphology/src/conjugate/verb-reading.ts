/** What verb is meant when only its perfect is given. */
import { formStatus } from '../derive/derive-verbal.ts';
import type { VerbChoice } from '../derive/verb-choice.ts';
import { verbChoice } from '../derive/verb-choice.ts';
import { hasVerbRule } from '../lexicon/irregular-verbs.ts';
import { findRoot } from '../lexicon/lexicon.ts';
import { verbRoots } from './verb-root.ts';

export interface Reading extends VerbChoice {
  root: string;
}

/** Read a verb as one of a given root. */
export function readVerb(root: string, verb: string): Reading | undefined {
  const choice = verbChoice(root, verb);
  return choice && { root, ...choice };
}

/** How much speaks for a reading: agreeing marks, then a form in use, then the commoner root. */
function weight({ root, form, isExact }: Reading): number {
  const isUsual = hasVerbRule('usual-root', '-', root);
  return (
    (isExact ? 100 : 0) +
    (formStatus(root, form) === 'attested' ? 40 : 0) +
    (isUsual ? 20 : 0) +
    (findRoot(root)?.frequency ?? 0)
  );
}

/** The root and form a verb most likely belongs to; roots outside the data only when none of the data fits. */
export function likeliestReading(verb: string): Reading | undefined {
  const [listed, unlisted] = partition(verbRoots(verb), (root) => findRoot(root) !== undefined);
  const readings = listed.flatMap((root) => readVerb(root, verb) ?? []);
  const best = readings.sort((one, other) => weight(other) - weight(one))[0];
  if (best) return best;
  for (const root of unlisted) {
    const reading = readVerb(root, verb);
    if (reading) return reading;
  }
  return undefined;
}

function partition<T>(all: readonly T[], holds: (one: T) => boolean): [T[], T[]] {
  return [all.filter(holds), all.filter((one) => !holds(one))];
}
