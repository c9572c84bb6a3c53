/** Distances by their names, or in pixels at the usual size of text. */
export type Space = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | number;

/** A distance as style sheets write it. */
export const spaceOf = (space: Space): string =>
  typeof space === 'number' ? `${space / 16}rem` : `var(--space-${space})`;

/** Room above, below, or both. */
export interface Margins {
  mt?: Space | undefined;
  mb?: Space | undefined;
  my?: Space | undefined;
}

/** The room around a part; nothing where nothing is asked for, which is nearly everywhere. */
export function marginsOf({ mt, mb, my }: Margins) {
  const [above, below] = [mt ?? my, mb ?? my];
  if (above === undefined && below === undefined) return undefined;
  return {
    ...(above !== undefined && { marginBlockStart: spaceOf(above) }),
    ...(below !== undefined && { marginBlockEnd: spaceOf(below) }),
  };
}
