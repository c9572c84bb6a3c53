// Pages are told apart by what they show, and writes by what they change: `term:7`, `dictionary`, `volume:3`.
import type { Marks } from '@mustalah/contract/endpoint';

export const EVERYTHING = '*';

/** What a page shows; anything, where a call that it made does not say. */
export type Shown = ReadonlySet<string> | 'anything';

/** What a write changed. */
export type Changed = readonly string[] | typeof EVERYTHING;

/** Where the values stand that marks name: the parameters of a call and its answer, or what some work carries. */
export type Sources = readonly unknown[];

/**
 * What a call showed by its marks: `term:results.id` gives `term:7`, `term:12`, … and `term` for changes that name no
 * single one.
 */
export const shownBy = (marks: Marks, sources: Sources): string[] =>
  marks.flatMap((mark) => {
    const [topic, path] = splitMark(mark);
    if (path === undefined) return [topic];
    const values = firstFound(path, sources);
    return values.length > 0 ? [topic, ...values.map((value) => `${topic}:${value}`)] : [];
  });

/** What a write changed by its marks; all of a topic where the single one is not to be found. */
export const changedBy = (marks: Marks, sources: Sources): string[] =>
  marks.flatMap((mark) => {
    const [topic, path] = splitMark(mark);
    const values = path === undefined ? [] : firstFound(path, sources);
    // guard: A write of which nobody can tell what it changed changes all of its topic ‹[topic] → []›
    return values.length > 0 ? values.map((value) => `${topic}:${value}`) : [topic];
  });

/** Put what was changed in between together. */
export const together = (one: Changed, other: Changed): Changed =>
  one === EVERYTHING || other === EVERYTHING ? EVERYTHING : [...new Set([...one, ...other])];

export function splitMark(mark: string): [topic: string, path?: string] {
  const place = mark.indexOf(':');
  return place < 0 ? [mark] : [mark.slice(0, place), mark.slice(place + 1)];
}

function firstFound(path: string, sources: Sources): (string | number)[] {
  for (const source of sources) {
    const found = valuesAt(source, path.split('.'));
    if (found.length > 0) return found;
  }
  return [];
}

function valuesAt(value: unknown, [name, ...rest]: readonly string[]): (string | number)[] {
  if (Array.isArray(value))
    return value.flatMap((each) => valuesAt(each, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return typeof value === 'number' || typeof value === 'string' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return valuesAt((value as Record<string, unknown>)[name], rest);
}
