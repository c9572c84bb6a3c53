import { lightStem, normalize, withoutAttached } from '@mustalah/morphology';
import { englishNames } from './specialty-names.ts';

/** What a paper is about, as far as a reviewer is chosen by it. */
export interface Subject {
  main: string;
  sub: string;
  keywords: readonly string[];
}

/**
 * Prepare the expertise of a reviewer, written as parts between commas in Arabic or English; give whether a subject
 * meets it. A part meets a branch when all words of one stand in the other: «كيمياء» and «الكيمياء العضوية» either way;
 * it meets a whole specialty only when it is no narrower.
 */
export function expertiseMatcher(expertise: string): (subject: Subject) => boolean {
  const parts = wordSets(expertise.split(/[,،;؛\n|/]+/));
  return ({ main, sub, keywords }) => {
    const whole = wordSets(namesOf(main));
    const branches = wordSets([...namesOf(sub), ...keywords]);
    return parts.some(
      (part) =>
        whole.some((name) => isWithin(part, name)) ||
        branches.some((name) => isWithin(part, name) || isWithin(name, part)),
    );
  };
}

const namesOf = (specialty: string): string[] => [specialty, ...(englishNames[specialty] ?? [])];

const isWithin = (words: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...words].every((word) => others.has(word));

const wordSets = (texts: readonly string[]): Set<string>[] =>
  texts.map(wordsOf).filter((words) => words.size > 0);

function wordsOf(text: string): Set<string> {
  const words = normalize(text)
    .split(' ')
    .map((word) => stemOf(withoutAttached(word)));
  return new Set(words.filter((word) => word !== '' && !GENERAL.has(word)));
}

/** «وأصوله» is «أصول», a Latin plural its singular. */
const stemOf = (word: string): string =>
  /^[a-z]/.test(word) ? word.replace(/(?<=...)s$/, '') : lightStem(word.replace(/^و(?=ا|عل)/, ''));

/** Words that stand in the names of many fields and tell none of them. */
const GENERAL = new Set(
  'علم علوم دراسات تخصص مجال عام عامه في من على science study studie general and of the in its'
    .split(' ')
    .map(stemOf),
);
