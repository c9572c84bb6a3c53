import { findRoot, stripMarks } from '@mustalah/morphology';

/** All that our data say of the sense of a root. */
export const wholeSenseOfRoot = (root: string): string | null => {
  const sense = findRoot(root)?.senseArabic;
  return sense ? stripMarks(sense) : null;
};

/** A root as it is written for readers: ك ت ب. */
export const spacedRoot = (root: string): string => [...root].join(' ');
