import { findRoot, stripMarks } from '@mustalah/morphology';

export interface SenseOfRoot {
  text: string;
  /** Whether it is the one sense of the root; of several a word need have no more than one: «المرض والعلاج والصوت». */
  isOnly: boolean;
}

/** All that our data say of the sense of a root. */
export function wholeSenseOfRoot(root: string): SenseOfRoot | null {
  const sense = findRoot(root)?.senseArabic;
  if (!sense) return null;
  const text = stripMarks(sense);
  return { text, isOnly: !text.includes(' و') };
}

/** A root as it is written for readers: ك ت ب. */
export const spacedRoot = (root: string): string => [...root].join(' ');
