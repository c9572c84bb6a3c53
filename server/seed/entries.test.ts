import { readFile } from 'node:fs/promises';
import { readVocabulary } from '@mustalah/lexicography/read-vocabulary';
import { normalize, searchKeys, stripMarks } from '@mustalah/morphology';
import { expect, test } from 'vitest';
import { CATEGORIES } from './categories.ts';
import { entryOf, readFiles, readSeed, type SeedTerm } from './read-seed.ts';
import { relatedAmong } from './relations.ts';

// What a machine can hold of docs/entries.md, of all entries, those included that wait for their second reader.
const read = await readSeed();
const waiting = (await readFiles(new URL('./unread/', import.meta.url))).map(entryOf);
const all = [...read, ...waiting];
const places = (entries: readonly SeedTerm[]) => entries.map(({ place, arabic }) => `${place} ${arabic}`);

/** The words of a text as search compares them, without their article. */
const wordsOf = (text: string) =>
  normalize(text)
    .split(' ')
    .map((word) => word.replace(/^ال(?=..)/, ''));
const keyOf = (arabic: string) => wordsOf(arabic).join(' ');
const keys = new Map(all.map((entry) => [entry, keyOf(entry.arabic)]));
const namesOf = ({ synonyms }: SeedTerm) => synonyms.map((name) => keyOf(name.replace('*', '')));
const heads = new Set([...keys.values(), ...all.flatMap(namesOf)]);

/** Those that share what a function says of them. */
function twins(entries: readonly SeedTerm[], keyed: (entry: SeedTerm) => string): string[] {
  const seen = new Map<string, string>();
  return entries.flatMap((entry) => {
    const key = keyed(entry);
    const other = seen.get(key);
    seen.set(key, entry.place);
    return other === undefined ? [] : [`${entry.place} ${entry.arabic} = ${other}`];
  });
}

test('all parts are trimmed, in NFC, without invisible, presentation or Persian letters', () => {
  const faulty = all.filter((entry) =>
    Object.values(entry)
      .flat()
      .some(
        (part) =>
          part !== null &&
          (part !== part.trim() ||
            part !== part.normalize('NFC') ||
            / {2}|[\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufb50-\ufdff\ufe70-\ufeff\u06cc\u06a9]/.test(
              part,
            )),
      ),
  );
  expect(places(faulty)).toEqual([]);
});

test('each has its pair in its scripts, a category, and a definition of one sentence of 8 to 25 words', () => {
  const categories = new Set<string>(CATEGORIES.map(({ name }) => name));
  const faulty = all.filter(({ arabic, latin, definition, category }) => {
    const words = definition.split(' ').length;
    return (
      !/^[\u0621-\u0652 -]+$/.test(arabic) ||
      !/^[^\u0600-\u06ff]*[a-z][^\u0600-\u06ff]*$/i.test(latin) ||
      !categories.has(category) ||
      !/^[^.]+\.$/.test(definition) ||
      words < 8 ||
      words > 25 ||
      /[0-9A-Za-z()—–]/.test(definition)
    );
  });
  expect(places(faulty)).toEqual([]);
});

test('a word and a Latin name stand once in a field, and no further name is the word of another there', () => {
  expect(twins(all, ({ category, arabic }) => `${category} ${searchKeys(arabic).bare}`)).toEqual([]);
  expect(twins(all, ({ category, latin }) => `${category} ${searchKeys(latin).folded}`)).toEqual([]);
  const standing = new Set(all.map((entry) => `${entry.category} ${keys.get(entry)}`));
  const taken = all.filter((entry) =>
    namesOf(entry).some((name) => standing.has(`${entry.category} ${name}`)),
  );
  expect(places(taken)).toEqual([]);
});

/** Words of one spelling that are two, such as a load and conduction, a court and a refereed journal, corn and an atom. */
const HOMOGRAPHS = new Set(
  `بعد بعدي بياض جسيم جيني زهرة كلية حجر حر حلقي حمل دراسة دوال ذرة ربيعي زاوية سعر سلسلة شدة عرض عصبية فرق كتاب متعلم مبرمج مجاز محدد محددة محكمة موجه
  محلل محور مركبة مركز مصرف مصعد مضاعف معزز معززة معلم ملكية منتج مورد نسب نظم نفس`.split(/\s+/),
);

test('a word is marked the same way in every entry', () => {
  const spellings = new Map<string, Set<string>>();
  for (const word of all.flatMap(({ arabic }) => arabic.split(' '))) {
    // After the article a sun letter carries a shadda that is not the word's own.
    const bare = word.replace(/^ال(.)\u0651?/, '$1').replace(/^(.[\u064b-\u0650])\u0651/, '$1');
    const letters = stripMarks(bare);
    spellings.set(letters, (spellings.get(letters) ?? new Set()).add(bare));
  }
  const twofold = [...spellings].filter(([letters, forms]) => forms.size > 1 && !HOMOGRAPHS.has(letters));
  expect(twofold.map(([, forms]) => [...forms])).toEqual([]);
});

/** What docs/entries.md writes otherwise. */
const NOT_PREFERRED =
  /(?<!\p{L})(?:[وفبكل]{0,2}(?:ال|لل)?)(?:تكلفة|تكاليف|كمبيوتر|تكنولوجيا?|ثقالة|معطيات|أكسدة|متعضية|ميكروبات?|كهربية|مصادقة|أيض|نيوكليوتيد(?:ات)?|نوويد(?:ات)?|مستشعر(?:ات)?|أمونيا|بكتيريا|بلاستيك)(?!\p{L})|(?<!\p{L})[وفبكل]?(?:الشابكة|الوب|بواسطة|عن طريق|عبارة عن|يعتبر|تعتبر|بشكل|من قبل|حيث أن|يتمثل في|تتمثل في|يكمن)(?!\p{L})|(?<!\p{L})[وف]?[يت]تم(?!\p{L})|(?<!\p{L})سوف \p{L}/u;

test('one thing has one word', () => {
  const faulty = all.filter(
    ({ arabic, definition, example }) =>
      NOT_PREFERRED.test(stripMarks(arabic)) ||
      NOT_PREFERRED.test(stripMarks(definition)) ||
      NOT_PREFERRED.test(stripMarks(example)),
  );
  expect(places(faulty)).toEqual([]);
});

/** The entry that a definition begins with: the longest, of three words at most. */
function genusOf({ definition }: SeedTerm): string | undefined {
  const words = wordsOf(definition);
  return [3, 2, 1].map((length) => words.slice(0, length).join(' ')).find((genus) => heads.has(genus));
}

/** Words whose entry is feminine, and that mean something masculine too. */
const OF_TWO_GENDERS = new Set(['حامل']);

test('a gender is told where the form misleads, of a compound as of its first word', () => {
  const firstOf = ({ arabic }: SeedTerm) => stripMarks(arabic).split(' ')[0] ?? '';
  const told = all.filter(
    (entry) =>
      entry.gender !== null && /(?:ة|ات|ى|اء)$/.test(firstOf(entry)) !== (entry.gender === 'masculine'),
  );
  expect(places(told)).toEqual([]);
  const feminine = new Set(
    all
      .filter(({ arabic, gender }) => gender === 'feminine' && !arabic.includes(' '))
      .map(firstOf)
      .filter((word) => !OF_TWO_GENDERS.has(word)),
  );
  const silent = all.filter((entry) => entry.gender === null && feminine.has(firstOf(entry)));
  expect(places(silent)).toEqual([]);
});

test('an example has 6 to 16 words and a full stop', () => {
  const faulty = all.filter(({ example }) => example !== '' && !/^(?:[^ .]+ ){5,15}[^ .]+\.$/.test(example));
  expect(places(faulty)).toEqual([]);
});

test('no definition goes round in a circle', () => {
  const genera = new Map<string, string>();
  for (const entry of all) {
    const [key, genus] = [keys.get(entry) ?? '', genusOf(entry)];
    // Of a word that means several things any may be meant: only what is plain is followed.
    if (genus !== undefined && !genera.has(key)) genera.set(key, genus);
  }
  const circles = [...genera.keys()].filter((start) => {
    const passed = new Set<string>();
    for (let at: string | undefined = start; at !== undefined; at = genera.get(at)) {
      if (passed.has(at)) return at === start;
      passed.add(at);
    }
    return false;
  });
  expect(circles).toEqual([]);
});

test('broader entries and those to see stand, and none is broader than itself', () => {
  const findRelated = relatedAmong(all);
  const lost = all.filter((entry) =>
    [...entry.broader, ...entry.see].some((other) => findRelated(entry, other) === undefined),
  );
  expect(places(lost)).toEqual([]);
  const above = new Map(all.map((entry) => [keys.get(entry) ?? '', entry.broader.map(keyOf)]));
  const rises = (from: string, to: string, passed = new Set<string>()): boolean =>
    (above.get(from) ?? []).some((next) => {
      if (next === to) return true;
      if (passed.has(next)) return false;
      passed.add(next);
      return rises(next, to, passed);
    });
  expect([...above.keys()].filter((key) => rises(key, key))).toEqual([]);
});

const FEW = 100;

test('definitions that share more than 70 of a hundred words are of entries that name one another', () => {
  const worded = all.map((entry) => ({ entry, words: new Set(wordsOf(entry.definition)) }));
  const having = new Map<string, number[]>();
  for (const [at, { words }] of worded.entries()) {
    for (const word of words) having.set(word, [...(having.get(word) ?? []), at]);
  }
  const related = ({ entry: one }: (typeof worded)[number], { entry: other }: (typeof worded)[number]) =>
    [...one.broader, ...one.see].some((name) => keyOf(name) === keys.get(other));
  const alike = worded.flatMap((one, at) => {
    // Who shares so much shares a word that few have.
    const rare = [...one.words].map((word) => having.get(word) ?? []).filter(({ length }) => length <= FEW);
    return [...new Set(rare.flat())].flatMap((index) => {
      const other = worded[index];
      if (!other || index <= at) return [];
      const shared = [...one.words].filter((word) => other.words.has(word)).length;
      if (shared / Math.min(one.words.size, other.words.size) <= 0.7) return [];
      return related(one, other) || related(other, one)
        ? []
        : [`${one.entry.arabic} ~ ${other.entry.arabic}`];
    });
  });
  expect(alike).toEqual([]);
});

/** The plurals and duals of a word, by its letters. */
function numbersOf(word: string): string[] {
  const stem = word.replace(/ه$/, '');
  const dual = stem === word ? word : `${stem}ت`;
  return [`${stem}ات`, `${dual}ان`, `${dual}ين`, `${word}ون`];
}

const named = all.flatMap((entry) => [
  keys.get(entry) ?? '',
  ...namesOf(entry),
  ...entry.plural.split(' | ').map(keyOf),
]);
const known = new Set([...named, ...named.filter((name) => !name.includes(' ')).flatMap(numbersOf)]);
const begun = all.map(({ definition }) => wordsOf(definition)[0] ?? '');

/** The lines of a list of what was read. */
const readLines = async (name: string): Promise<string[]> =>
  (await readFile(new URL(name, import.meta.url), 'utf8'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

test('what heads a compound is mostly an entry itself, and so is what a definition begins with', () => {
  const compounds = [...new Set(keys.values())].filter((key) => key.includes(' '));
  const lacking = (firsts: readonly string[]) => firsts.filter((first) => !known.has(first));
  const unheaded = lacking(compounds.map((key) => key.split(' ')[0] ?? ''));
  expect(unheaded.length / compounds.length).toBeLessThan(0.03);
  expect(lacking(begun).length / begun.length).toBeLessThan(0.2);
});

test('a definition begins with an entry, or with a word that the list of such words has', async () => {
  const allowed = new Set((await readLines('./genus-words.txt')).map(keyOf));
  const strange = all.filter((_, at) => !known.has(begun[at] ?? '') && !allowed.has(begun[at] ?? ''));
  expect(places(strange)).toEqual([]);
});

test('an entry has an Arabic name that the lists of its field have for its Latin, or was read beside them', async () => {
  const slugs = new Map<string, string>(CATEGORIES.map(({ name, slug }) => [name, slug]));
  const listed = new Map<string, Set<string>>();
  const pairOf = (slug: string, latin: string) => `${slug} ${latin.toLowerCase()}`;
  const wanted = new Set(all.map(({ category, latin }) => pairOf(slugs.get(category) ?? '', latin)));
  for (const { slug, latin, arabic } of await readVocabulary()) {
    const pair = pairOf(slug, latin);
    if (wanted.has(pair)) listed.set(pair, (listed.get(pair) ?? new Set()).add(searchKeys(arabic).bare));
  }
  const differing = all.filter(({ category, latin, arabic, synonyms }) => {
    const theirs = listed.get(pairOf(slugs.get(category) ?? '', latin));
    return (
      theirs && ![arabic, ...synonyms].some((name) => theirs.has(searchKeys(name.replace('*', '')).bare))
    );
  });
  const lines = differing.map(({ category, arabic, latin }) => `${category}\t${arabic}\t${latin}`);
  const judged = new Set(await readLines('./read-beside-lists.txt'));
  expect(lines.filter((line) => !judged.has(line))).toEqual([]);
});
