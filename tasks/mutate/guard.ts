/** One guarantee, how to take it away, and who must notice. */
export interface Guard {
  /** What holds, in words. */
  guarantee: string;
  /** The file that keeps it. */
  file: string;
  /** The text that keeps it, as it stands there once. */
  text: string;
  /** What stands there instead when the guarantee is taken away; the file must still load. */
  instead: string;
  /** Test files of which one must fail; or the compiler, where the guarantee is a type. */
  tests: readonly [string, ...string[]] | 'types';
}

/** A guard that no longer fits the code: nobody can tell whether its guarantee still holds. */
export class StaleGuard extends Error {}

/** Take the guarantee away from the source of its file. */
export function takeAway(source: string, { text, instead }: Pick<Guard, 'text' | 'instead'>): string {
  const [before, after, ...more] = source.split(text);
  if (before === undefined || after === undefined) throw new StaleGuard('its text is no longer there');
  if (more.length > 0) throw new StaleGuard(`its text stands there ${more.length + 1} times`);
  return before + instead + after;
}
