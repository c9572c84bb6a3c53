import { type DerivedWord, derive, KINDS } from '@mustalah/morphology';
import { kindNames } from './kind-names.ts';
import { remembering } from './remembering.ts';

export interface EngineWord extends Pick<DerivedWord, 'derived' | 'plain' | 'form' | 'pattern' | 'status'> {
  root: string;
  kind: DerivedWord['kind'];
  kind_name: string;
  gloss: string;
}

/**
 * Every word a root makes, grouped by kind in a fixed order, the best attested first in each group.
 *
 * One question asks for the same root several times, and the next one often does again.
 */
export const derivationsOf = remembering(200, (root): readonly EngineWord[] => {
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
});
