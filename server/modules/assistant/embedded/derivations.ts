import { type DerivedWord, derive, KINDS } from '@mustalah/morphology';
import { kindNames } from '../text.ts';

export interface EngineWord extends Pick<DerivedWord, 'derived' | 'plain' | 'form' | 'pattern' | 'status'> {
  root: string;
  kind: DerivedWord['kind'];
  kind_name: string;
  gloss: string;
}

const MOST_REMEMBERED = 200;
// One question asks for the same root several times, and the next one often does again.
const remembered = new Map<string, readonly EngineWord[]>();

/** Every word a root makes, grouped by kind in a fixed order, the best attested first in each group. */
export function derivationsOf(root: string): readonly EngineWord[] {
  const known = remembered.get(root);
  if (known) return known;
  const words = deriveAll(root);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(root, words);
  return words;
}

function deriveAll(root: string): EngineWord[] {
  const words = Map.groupBy(derive(root), ({ kind }) => kind);
  return KINDS.flatMap((kind) =>
    (words.get(kind) ?? []).map(({ derived, plain, form, pattern, status, gloss }) => ({
      root,
      derived,
      plain,
      form,
      pattern,
      status,
      kind,
      kind_name: kindNames[kind],
      gloss,
    })),
  );
}
