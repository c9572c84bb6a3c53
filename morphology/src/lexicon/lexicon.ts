/** What the data say of roots: forms in use, vowels and verbal nouns of form I, sense. */
import { rows as quadriliteralRows } from '../tables/quadriliterals.data.generated.ts';
import { rows as rootRows } from '../tables/roots.data.generated.ts';

export interface FormOneClass {
  /** Vowel of the second radical in past and present, as in `a-u`. */
  vowels: string;
  masdars: string[];
}

export interface RootEntry {
  root: string;
  /** 0 rare, 1 known, 2 common, 3 very common. */
  frequency: number;
  /** Verb forms in use. */
  forms: string[];
  formOne: FormOneClass[];
  senseArabic: string;
  senseEnglish: string;
}

function present(field: string | undefined): string {
  return field === undefined || field === '-' ? '' : field.trim();
}

function readFormOne(field: string): FormOneClass[] {
  if (field === '') return [];
  return field.split(';').map((part) => {
    const [vowels = '', masdars = ''] = part.trim().split(':');
    return {
      vowels,
      masdars: masdars
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    };
  });
}

function readEntry(line: string): RootEntry {
  const fields = line.split('\t');
  const isTriliteral = fields.length >= 6;
  const [root = '', frequency = '0', forms] = fields;
  const rest = fields.slice(isTriliteral ? 4 : 3);
  return {
    root,
    frequency: Number(frequency) || 0,
    forms: present(forms).split(' ').filter(Boolean),
    formOne: isTriliteral ? readFormOne(present(fields[3])) : [],
    senseArabic: present(rest[0]),
    senseEnglish: present(rest[1]),
  };
}

/** A lookup of lines by their first column, built when first asked. */
function indexLines(text: string): Map<string, string> {
  const index = new Map<string, string>();
  for (const line of text.split('\n')) {
    const key = line.slice(0, line.indexOf('\t'));
    if (key !== '' && !index.has(key)) index.set(key, line);
  }
  return index;
}

let lines: Map<string, string> | undefined;
const entries = new Map<string, RootEntry>();

function rootLines(): Map<string, string> {
  lines ??= indexLines(`${rootRows}\n${quadriliteralRows}`);
  return lines;
}

/** Every root of the data, three-radical ones first. */
export function allRoots(): string[] {
  return [...rootLines().keys()];
}

/**
 * What the data say of the verbs of a root. After i in the past a last و counts as ي, and dictionaries
 * enter رَضِيَ under either: a root without verbs of its own has those of its twin.
 */
export function findVerbs(root: string): RootEntry | undefined {
  const entry = findRoot(root);
  if (entry && entry.forms.length > 0) return entry;
  const twin = findTwin(root);
  const shared = twin?.formOne.filter(({ vowels }) => vowels === 'i-a') ?? [];
  return twin && shared.length > 0 ? { ...twin, root, formOne: shared } : entry;
}

function findTwin(root: string): RootEntry | undefined {
  if (root.length !== 3) return undefined;
  if (root.endsWith('و')) return findRoot(`${root.slice(0, 2)}ي`);
  return root.endsWith('ي') ? findRoot(`${root.slice(0, 2)}و`) : undefined;
}

/** What the data say of a root, or undefined. */
export function findRoot(root: string): RootEntry | undefined {
  const known = entries.get(root);
  if (known) return known;
  const line = rootLines().get(root);
  if (line === undefined) return undefined;
  const entry = readEntry(line);
  entries.set(root, entry);
  return entry;
}
