import { partLines } from '../tables/latin.data.generated.ts';
import { foldLatin } from './fold.ts';

export type PartKind = 'prefix' | 'root' | 'suffix';

/** What a Greek or Latin word means, and what science means by it where that is something else. */
export type Sense = {
  /** By the dictionaries of its language: cyto is a hollow vessel. */
  word: string;
  /** In the language of science: cyto is a cell; null where it is what the word means. */
  science: string | null;
};

/** A Greek or Latin word element with its Arabic equivalents, best first. */
export type LatinPart = {
  /** The letters as they stand in the word, with the vowel that links it to the next: the bio of biology. */
  text: string;
  /** The dictionary form of the element. */
  part: string;
  kind: PartKind;
  origin: 'greek' | 'latin';
  meaning: string;
  /** By what Arabic renders it in compounds, best first. */
  arabic: string[];
  category: string | null;
  /** Several where two words fell together or science has several uses of one, none where it has no etymon. */
  sense: Sense[];
};

type Entry = Omit<LatinPart, 'text'>;

/** One cut of a word, cheapest first; a lower cost is a better cut. */
export type Segmentation = { parts: LatinPart[]; cost: number };

let entries: Map<string, Entry[]> | undefined;

/** All word elements by their letters; parsed at the first question. */
function partTable(): Map<string, Entry[]> {
  if (entries) return entries;
  entries = new Map();
  for (const line of partLines.split('\n')) {
    const [part = '', kind, origin, meaning = '', arabic = '', category = '-', sense = '-'] = line.split('|');
    const entry: Entry = {
      part,
      kind: kind === 'p' ? 'prefix' : kind === 'r' ? 'root' : 'suffix',
      origin: origin === 'g' ? 'greek' : 'latin',
      meaning,
      arabic: arabic.split(','),
      category: category === '-' ? null : category,
      sense: sense === '-' ? [] : sense.split(',').map(readSense),
    };
    (entries.get(part) ?? entries.set(part, []).get(part))?.push(entry);
  }
  return entries;
}

/** One sense as the table writes it: of the word, or of the word and of science with > between. */
function readSense(text: string): Sense {
  const [word = '', science = null] = text.split('>');
  return { word, science };
}

/** The last letters of a prefix that change before certain letters (con- → com-, col-, cor- …). */
const assimilations: [form: string, part: string, before: RegExp][] = [
  ['com', 'con', /^[bmp]/],
  ['col', 'con', /^l/],
  ['cor', 'con', /^r/],
  ['sym', 'syn', /^[bmp]/],
  ['syl', 'syn', /^l/],
  ['sys', 'syn', /^[st]/],
  ['em', 'en', /^[bmp]/],
  ['dif', 'dis', /^f/],
  ['ef', 'ex', /^f/],
  ['ac', 'ad', /^[ck]/],
  ['af', 'ad', /^f/],
  ['ag', 'ad', /^g/],
  ['ap', 'ad', /^p/],
  ['at', 'ad', /^t/],
  ['oc', 'ob', /^c/],
  ['of', 'ob', /^f/],
  ['op', 'ob', /^p/],
  ['suc', 'sub', /^c/],
  ['suf', 'sub', /^f/],
  ['sup', 'sub', /^p/],
  ['ant', 'anti', /^[aeiouh]/],
  ['par', 'para', /^[aeiouh]/],
  ['met', 'meta', /^[aeiouh]/],
  ['hyp', 'hypo', /^[aeiou]/],
  ['end', 'endo', /^[aeiou]/],
  ['mon', 'mono', /^[aeiou]/],
  ['pent', 'penta', /^[aeiou]/],
  ['hex', 'hexa', /^[aeiou]/],
  ['tetr', 'tetra', /^[aeiou]/],
  ['ep', 'epi', /^[aeiouh]/],
  ['cat', 'cata', /^[aeiouh]/],
];

/** Prefixes that stand before certain letters only. */
const conditions: Record<string, RegExp> = {
  a: /^[^aeiouhy]/,
  an: /^[aeiouh]/,
  il: /^l/,
  im: /^[bmp]/,
  ir: /^r/,
  con: /^[^bmplraeiou]/,
  co: /^[aeioudpvf]/,
  syn: /^[^bmpl]/,
  en: /^[^bmp]/,
};

// Endings that only shape a word: they cannot carry it after a bare prefix.
const shapingEndings = new Set(
  (
    'ic ical ique iac ism isme ist iste istic ize ise ization isation ia y ie on one yl yne ene ane ase in ine ol al ' +
    'ate ide ite ium ion tion ation ment ity ive ous ar ary an ory able ible or er ule um us a ac ics ome ose ' +
    'gen oid red form mass text tome'
  ).split(' '),
);

/** Whether an element only shapes the word it ends and means nothing of its own: -ic, -ia, -ium. */
export const isShapingEnding = ({ kind, part }: Pick<LatinPart, 'kind' | 'part'>): boolean =>
  kind === 'suffix' && shapingEndings.has(part);

type State = 'start' | PartKind;
type Path = { parts: LatinPart[]; cost: number };

const longestPart = 14;
const keptPaths = 4;

function partCost(entry: Entry): number {
  const base = entry.kind === 'root' ? 2.2 : entry.kind === 'prefix' ? 1.8 : 1.4;
  // A shaping ending explains less of a word than a full element does.
  return 0.9 + base / entry.part.length + (isShapingEnding(entry) ? 0.6 : 0);
}

/** What it costs that one kind of element follows another; null where it cannot. */
function joinCost(from: State, last: LatinPart | undefined, entry: Entry): number | null {
  if (entry.kind === 'prefix') return from === 'start' ? 0 : from === 'prefix' ? 0.4 : null;
  if (entry.kind === 'root') return from === 'suffix' ? null : 0;
  if (from === 'start') return null;
  // -ia names diseases; behind other roots it is rather the end of -emia, -uria and the like.
  if (entry.part === 'ia' && last?.category !== 'medicine') return 0.6;
  if (from === 'prefix') return shapingEndings.has(entry.part) ? null : 0.9;
  if (from === 'suffix') return shapingEndings.has(entry.part) && entry.part !== last?.part ? 0.4 : null;
  return 0;
}

function candidates(word: string, place: number): { entry: Entry; text: string }[] {
  const table = partTable();
  const results: { entry: Entry; text: string }[] = [];
  for (let end = place + 1; end <= Math.min(word.length, place + longestPart); end++) {
    const text = word.slice(place, end);
    const rest = word.slice(end);
    for (const entry of table.get(text) ?? []) {
      if (entry.kind === 'prefix' && rest !== '' && conditions[text]?.test(rest) === false) continue;
      results.push({ entry, text });
    }
    for (const [form, part, before] of assimilations) {
      if (form !== text || !before.test(rest)) continue;
      for (const entry of table.get(part) ?? []) if (entry.kind === 'prefix') results.push({ entry, text });
    }
  }
  return results;
}

function keep(paths: Path[] | undefined, path: Path): Path[] {
  const list = [...(paths ?? []), path].toSorted((a, b) => a.cost - b.cost);
  return list.slice(0, keptPaths);
}

/** The same elements, the last with the vowel that links it to the next one. */
function linked(parts: readonly LatinPart[], link: string): readonly LatinPart[] {
  const last = parts.at(-1);
  return last && link !== '' ? [...parts.slice(0, -1), { ...last, text: last.text + link }] : parts;
}

/** The elements of an English or French scientific word as the best cut has them; empty when nothing fits. */
export const latinParts = (text: string): LatinPart[] => latinCuts(text)[0]?.parts ?? [];

/** Cut an English or French scientific word into its elements, best cut first; empty when nothing fits. */
export function latinCuts(text: string): Segmentation[] {
  const word = foldLatin(text.slice(0, 80)).replaceAll(' ', '');
  if (word.length < 5 || word.length > 50 || /[^a-z]/.test(word)) return [];
  const paths: Partial<Record<State, Path[]>>[] = Array.from({ length: word.length + 1 }, () => ({}));
  paths[0] = { start: [{ parts: [], cost: 0 }] };
  for (let place = 0; place < word.length; place++) {
    const here = Object.entries(paths[place] ?? {}) as [State, Path[]][];
    if (here.length === 0) continue;
    // A linking o or i stands between a root and the next element.
    const links = /^[oi]/.test(word.slice(place)) ? [0, 1] : [0];
    for (const link of links) {
      const found = candidates(word, place + link);
      for (const [state, list] of here) {
        if (link > 0 && state !== 'root') continue;
        for (const path of list) {
          for (const { entry, text: letters } of found) {
            const join = joinCost(state, path.parts.at(-1), entry);
            if (join === null || (link > 0 && entry.kind === 'suffix' && /^[aeiouy]/.test(letters))) continue;
            const target = paths[place + link + letters.length];
            if (!target) continue;
            const cost = path.cost + join + partCost(entry) + link * 0.15;
            const before = linked(path.parts, word.slice(place, place + link));
            target[entry.kind] = keep(target[entry.kind], {
              parts: [...before, { ...entry, text: letters }],
              cost,
            });
          }
        }
      }
    }
  }
  return finished(word, paths);
}

function finished(word: string, paths: Partial<Record<State, Path[]>>[]): Segmentation[] {
  const results: Segmentation[] = [...(paths[word.length]?.suffix ?? [])];
  if (/[^s]s$/.test(word)) {
    for (const path of paths[word.length - 1]?.suffix ?? []) results.push({ ...path, cost: path.cost + 0.5 });
  }
  if (word.endsWith('e')) {
    // enzyme, chromosphere: a silent e closes a bare root.
    for (const path of paths[word.length - 1]?.root ?? []) {
      if (path.parts.length > 1) results.push({ ...path, cost: path.cost + 0.8 });
    }
  }
  const names = new Set<string>();
  return results
    .toSorted((a, b) => a.cost - b.cost)
    .filter((one) => {
      // Many tiny elements in a row are chance, not formation.
      if (one.parts.length > 3 && word.length / one.parts.length < 3) return false;
      const name = one.parts.map(({ kind, part, text }) => `${kind} ${part} ${text}`).join('+');
      return !names.has(name) && names.add(name);
    })
    .slice(0, 4);
}
