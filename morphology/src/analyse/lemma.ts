/** The dictionary form behind a written word: singular of nouns, past of verbs, without what is attached. */
import { rows as patternRows } from '../noun-patterns.data.generated.ts';
import type { Weighed } from './analyse.ts';
import type { Reading } from './find-stems.ts';
import { isListedSingular } from './listed-nouns.ts';
import { isMasdarInUse } from './root-cost.ts';
import { fillStem, stemOfPattern } from './stem-tree.ts';

/** Search is for terms, so a verb has to be clearly the better reading. */
const VERB_HANDICAP = 0.6;

/**
 * Singulars of broken plurals, likeliest first; a listed noun goes before all of them
 * (Wright I §304; شذا العرف، جمع التكسير). An empty list leaves the word as it is.
 */
const SINGULARS: Record<string, readonly string[]> = {
  أَفْعَال: ['فَعْل', 'فَعَل', 'فَعِيل', 'فَاعِل'],
  أَفْعِلَة: ['فِعَال', 'فَعَال', 'فَعِيل', 'فَعُول', 'فُعَال', 'فَاعِل'],
  أَفْعِلَاء: ['فَعِيل'],
  فُعَلَاء: ['فَعِيل', 'فَاعِل'],
  فَوَاعِل: ['فَاعِل', 'فَاعِلَة'],
  فَوَاعِيل: ['فَاعُول', 'فَاعُولَة'],
  فَعَائِل: ['فَعِيلَة', 'فَعَالَة', 'فِعَالَة', 'فُعَالَة', 'فَعُول'],
  فَعَالَى: ['فَعِيلَة', 'فَعْلَى', 'فَعْلَاء', 'فَعْلَان'],
  مَفَاعِل: ['مَفْعَل', 'مَفْعَلَة', 'مِفْعَل', 'مِفْعَلَة', 'مَفْعِل'],
  مَفَاعِيل: ['مِفْعَال', 'مَفْعُول', 'مِفْعِيل'],
  تَفَاعِيل: ['تَفْعِيل', 'تَفْعَال'],
  أَفَاعِل: ['أَفْعَل'],
  أَفَاعِيل: ['أُفْعُولَة', 'أُفْعُول'],
  فُعَل: ['فُعْلَة', 'فَعْلَة'],
  فِعَل: ['فِعْلَة', 'فَعْلَة'],
  فُعَّال: ['فَاعِل'],
  فُعَّل: ['فَاعِل'],
  فُعَلَة: ['فَاعِل'],
  فَعَلَة: ['فَاعِل'],
  فَعَالِل: ['فَعْلَل', 'فُعْلُل'],
  فَعَالِيل: ['فُعْلُول', 'فِعْلِيل', 'فِعْلَال'],
  فَعَاعِيل: ['فَعُّول', 'فَعَّال', 'فِعِّيل'],
  فُعُول: ['فَعْل', 'فِعْل', 'فُعْل'],
};

const PLACE_OF_PATTERN = new Map(
  patternRows.split('\n').map((row, place): [string, number] => [row.split('\t')[1] ?? '', place]),
);

/**
 * The lemma of the best reading with its hamza folded, ready to compare: ة and the nisba are cut.
 * Null when the word cannot be read.
 */
export function lemmaOf(weighed: readonly Weighed[]): string | null {
  let best: Weighed | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of weighed) {
    const cost = one.cost + (one.reading.end.pattern.isVerb ? VERB_HANDICAP : 0);
    if (cost < least) {
      best = one;
      least = cost;
    }
  }
  if (best === undefined || best.status === 'doubtful') return null;
  return shortenedLemma(lemmaOfReading(best.reading));
}

/** Cut ة and the nisba from a dictionary form that stays long enough. */
export function shortenedLemma(lemma: string): string {
  return lemma.replace(/(?<=...)[ةه]$/, '').replace(/(?<=...)[يى]$/, '');
}

function lemmaOfReading({ root, end }: Reading): string {
  const { pattern } = end;
  if (end.lemma !== null) return end.lemma;
  if (pattern.isVerb)
    return stemOfPattern(`${pattern.form}/perfect`, end.root, root) ?? fillStem(end.stem, root);
  const feminine = end.endings === 'F' ? 'ة' : '';
  const own = fillStem(end.stem, root) + feminine;
  if (pattern.kind !== 'plural' && !(pattern.pattern === 'فُعُول' && !isMasdarInUse(root, own)))
    return dictionaryEnd(own, end.endings);
  const singulars = (SINGULARS[pattern.pattern] ?? [])
    .map((name) => stemOfPattern(`N${PLACE_OF_PATTERN.get(name)}`, end.root, root))
    .filter((one) => one !== null);
  return singulars.find((one) => isListedSingular(root, one)) ?? singulars[0] ?? own;
}

/** Undo the changes that endings bring to a last weak radical. */
function dictionaryEnd(stem: string, endings: string): string {
  if (endings === 'YP' || endings === 'YD' || endings === 'YN') return `${stem.slice(0, -1)}ى`;
  if (endings === 'YM') return `${stem}ى`;
  if (endings === 'W') return `${stem.slice(0, -1)}ء`;
  return endings === 'N' || endings === 'NM' ? `${stem}ي` : stem;
}
