import { hasArabic } from '@mustalah/morphology';
import { nameKey } from '../modules/terms/concepts/name-key.ts';
import { type CategoryRow, listCategories } from '../modules/terms/rows/categories.ts';
import type { ReadyName, ReadyParts } from '../modules/terms/rows/insert-parts.ts';
import type { ReadyTerm } from '../modules/terms/rows/term-columns.ts';
import { FOUNDING_WORK } from '../modules/terms/rules.ts';
import type { Db } from '../platform/db.ts';
import type { SeedTerm } from './read-seed.ts';

export const SEED_SOURCE = FOUNDING_WORK;

/** The ids of the categories by their names. */
export const categoryIds = async (db: Db): Promise<Map<string, number>> =>
  new Map((await listCategories(db)).map(({ name, id }: CategoryRow) => [name, id]));

/** A category that nobody made is a fault of the entry that stands there. */
export function categoryIdIn(idOf: ReadonlyMap<string, number>, category: string, place: string): number {
  const id = idOf.get(category);
  if (id === undefined) throw new Error(`${place}: no such category: ${category}`);
  return id;
}

/** A founding entry as it is written into the dictionary. */
export function readyEntry(entry: SeedTerm, idOf: ReadonlyMap<string, number>): ReadyTerm {
  const { arabic, latin, definition, category, place } = entry;
  const categoryId = categoryIdIn(idOf, category, place);
  const parts = partsOf(entry);
  return { arabic, latin, definition, categoryId, source: SEED_SOURCE, ...(hasAny(parts) && { parts }) };
}

function partsOf({ plural, gender, partOfSpeech, example, ...entry }: SeedTerm): ReadyParts {
  const names: Omit<ReadyName, 'bare'>[] = [
    ...entry.synonyms.map((name) => ({
      language: 'ar' as const,
      text: name.replace(/\*$/, ''),
      kind: 'term' as const,
      status: name.endsWith('*') ? ('deprecated' as const) : ('accepted' as const),
    })),
    ...entry.abbreviation.map((text) => ({
      language: hasArabic(text) ? ('ar' as const) : ('en' as const),
      text,
      kind: 'abbreviation' as const,
      status: 'accepted' as const,
    })),
    // Of one language one name is preferred.
    ...entry.french.map((text, at) => ({
      language: 'fr' as const,
      text,
      kind: 'term' as const,
      status: at === 0 ? ('preferred' as const) : ('accepted' as const),
    })),
  ];
  return {
    plural,
    gender,
    partOfSpeech,
    names: names.map((name) => ({ ...name, bare: nameKey(name) })),
    examples: example === '' ? [] : [example],
  };
}

const hasAny = ({ plural, gender, partOfSpeech, names, examples }: ReadyParts): boolean =>
  plural !== '' || gender !== null || partOfSpeech !== null || names.length > 0 || examples.length > 0;
