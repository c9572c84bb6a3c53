/** Relative adjective, abstract noun and diminutive of the nouns a root makes. */

import type { VerbForm } from '../word/templates.ts';
import { isRareForm } from '../word/templates.ts';
import type { Kind, Status, Surface } from './derived-word.ts';
import { surfaceOf } from './derived-word.ts';
import { diminutive } from './diminutive.ts';
import { abstractNouns, artificialMasdar, relative } from './nisba.ts';

/** The first two words that a base makes; a second one is doubtful. */
function madeFrom(
  base: Surface,
  words: readonly string[],
  kind: Kind,
  ending: string,
  status: Status,
): Surface[] {
  const pattern = `${base.pattern.replace(/\u064eة$/, '')}${ending}`.normalize('NFC');
  return words
    .slice(0, 2)
    .map((word, place) => surfaceOf(word, kind, base.form, pattern, place === 0 ? status : 'doubtful'));
}

/** What grammarians derive from a noun rather than from the verb: its base is the verbal noun of each form. */
export function relationSurfaces(surfaces: readonly Surface[]): Surface[] {
  const firstOf = new Map<VerbForm | null, Surface>();
  for (const surface of surfaces) {
    if (surface.kind === 'masdar' && !isRareForm(surface.form) && !firstOf.has(surface.form))
      firstOf.set(surface.form, surface);
  }
  const participles = surfaces.filter(
    (surface) => surface.kind === 'active_participle' && surface.status !== 'doubtful',
  );
  return [...firstOf.values()]
    .flatMap((masdar) => {
      const status = masdar.status === 'doubtful' ? 'doubtful' : 'regular';
      const relatives = relative(masdar.derived);
      return [
        ...madeFrom(masdar, relatives, 'nisba', '\u0650يّ', status),
        ...madeFrom(masdar, abstractNouns(relatives), 'artificial_masdar', '\u0650يَّة', status),
        ...(masdar.form === 'I'
          ? madeFrom(masdar, diminutive(masdar.derived), 'diminutive', '', status)
          : []),
      ];
    })
    .concat(
      participles.flatMap((one) =>
        madeFrom(one, artificialMasdar(one.derived), 'artificial_masdar', '\u0650يَّة', 'regular'),
      ),
    );
}
