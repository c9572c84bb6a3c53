import { findRoot, stripMarks } from '@mustalah/morphology';
import { definite } from './arabic-grammar.ts';

/** The first sense of a root as a noun phrase, such as الخط; null when our data give none. */
export function senseOfRoot(root: string): string | null {
  const entry = findRoot(root);
  if (!entry?.senseArabic) return null;
  const [first = ''] = entry.senseArabic.split(/[،؛,;]|(?<!بين\s+\S+)\sو(?=ال|ضد|خلاف|\p{L}+\s+ال)/u);
  const sense = stripMarks(first).trim();
  if (!/^(?:ضد|خلاف|نقيض|عكس)(?=\s)/.test(sense)) return sense;
  // A sense told by its opposite reads badly inside a sentence: the verbal noun says it.
  const masdar = entry.formOne[0]?.masdars[0];
  return masdar ? definite(stripMarks(masdar)) : `ما هو ${sense}`;
}

/** All that our data say of the sense of a root. */
export const wholeSenseOfRoot = (root: string): string | null => {
  const sense = findRoot(root)?.senseArabic;
  return sense ? stripMarks(sense) : null;
};

/** A root as it is written for readers: ك ت ب. */
export const spacedRoot = (root: string): string => [...root].join(' ');
