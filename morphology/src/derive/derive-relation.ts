/** Relative adjective, abstract noun and diminutive of the nouns a root makes. */

import { nounsOfRoot } from '../lexicon/noun-lexicon.ts';
import type { VerbForm } from '../word/templates.ts';
import { isRareForm } from '../word/templates.ts';
import type { Kind, Status, Surface } from './derived-word.ts';
import { surfaceOf } from './derived-word.ts';
import { diminutive, listedDiminutives } from './diminutive.ts';
import { measureName } from './measure-name.ts';
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

/** The small ones of the nouns of a root that some table has; nobody makes a verbal noun small (شذا العرف، التصغير). */
function diminutiveSurfaces(root: string): Surface[] {
  const nouns = nounsOfRoot(root).filter(({ partOfSpeech }) => partOfSpeech === 'n');
  const listed = new Set(nouns.map(({ singular }) => singular));
  return nouns.flatMap(({ singular }) => {
    const irregular = listedDiminutives(singular);
    return diminutive(singular)
      .filter((small) => small !== singular && (listed.has(small) || irregular.includes(small)))
      .map((small) => surfaceOf(small, 'diminutive', null, measureName(small, root), 'attested'));
  });
}

/** What grammarians derive from a noun rather than from the verb: its base is the verbal noun of each form. */
export function relationSurfaces(root: string, surfaces: readonly Surface[]): Surface[] {
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
      ];
    })
    .concat(
      participles.flatMap((one) =>
        madeFrom(one, artificialMasdar(one.derived), 'artificial_masdar', '\u0650يَّة', 'regular'),
      ),
      diminutiveSurfaces(root),
    );
}
