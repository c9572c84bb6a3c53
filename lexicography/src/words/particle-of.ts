import { functionWord, nounSenses, stripMarks } from '@mustalah/morphology';
import { withoutBefore } from './read-word.ts';

/** The particle or pronoun of which a listed word is made by the ي of relation, as كيفيّة of كيف; null for all others. */
export function particleOf(word: string): string | null {
  const bare = stripMarks(withoutBefore(word));
  const [, particle, ending] = /^(.{2,})(ي(?:ة|ات)?)$/.exec(bare) ?? [];
  if (particle === undefined || functionWord(particle) === undefined) return null;
  const spellings = ending === 'ي' ? [bare] : [`${particle}ي`, `${particle}ية`];
  const isListed = spellings.some((one) =>
    nounSenses(one).some(({ singular, root }) => root === null && stripMarks(singular) === one),
  );
  return isListed ? particle : null;
}
