import { stripVTControlCharacters } from 'node:util';

const LINES = 6;
const WIDTH = 240;

/** What an error says first: the rest stands where it was told whole. */
export const firstLines = (said) => linesOf(said).slice(0, LINES);

/** What a program said before it ended. */
export const lastLines = (said) => linesOf(said).slice(-LINES);

const linesOf = (said = '') =>
  stripVTControlCharacters(said)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .map((line) => (line.length > WIDTH ? `${line.slice(0, WIDTH)}…` : line));

/**
 * The last word of a run: each fault by its name with what it said first, so that the end of a long output is enough to
 * know what to mend; then what was excused, so that nobody forgets it.
 */
export function tellFaults(faults, excused) {
  return [...told('failed', faults), ...told('excused', excused)].join('\n');
}

const told = (what, faults) =>
  faults.length === 0
    ? []
    : [
        '',
        `— ${what}`,
        ...faults.flatMap(({ name, error = [] }) => [`✗ ${name}`, ...error.map((line) => `    ${line}`)]),
      ];
