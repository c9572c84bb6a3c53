import { speltLetters } from '@mustalah/lexicography/names/spelt-letters';
import { type SearchKeys, searchKeys, soundsLike } from '@mustalah/morphology';
import type { FoundRow } from './find-answers.ts';
import { TIER } from './rules.ts';

interface Asked {
  text: string;
  keys: SearchKeys;
  /** What it is in English, likeliest first. */
  readings: readonly string[];
  /** It is written as an abbreviation is, and known as one: what it stands for comes before a word of the same letters. */
  isAbbreviation: boolean;
}

/**
 * Order rows that were found in the same way: what is written letter for letter first, an Arabic word before one that
 * was only borrowed, and a name of as many words before a part of it. Behind a plural comes its singular.
 */
export function orderRows<Row extends FoundRow>(rows: readonly Row[], asked: Asked): Row[] {
  // What only begins so, or has the words, stands as it was found.
  const written = rows.filter(({ tier }) => tier <= TIER.english);
  const others = rows.filter(({ tier }) => tier > TIER.english);
  return written.length < 2 ? [...rows] : [...orderWritten(written, asked), ...others];
}

function orderWritten<Row extends FoundRow>(rows: readonly Row[], asked: Asked): Row[] {
  const names = asked.readings.map((name) => searchKeys(name));
  const words = asked.keys.bare.split(' ').length;
  const valued = rows.map((row, place) => {
    const latin = searchKeys(row.latin);
    const isBorrowed = soundsLike(row.arabic, row.latin) || isSpeltOut(row);
    const at = names.findIndex(({ bare }) => bare === latin.bare);
    return {
      row,
      place,
      values: [
        asked.isAbbreviation ? abbreviationRank(row, asked.text, isBorrowed) : 0,
        row.tier,
        Number(row.kind === 'general'),
        Number(row.kind === 'name'),
        row.tier === TIER.english ? (at < 0 ? names.length : at) : 0,
        -row.fields.length,
        Number(isBorrowed),
        Number(searchKeys(row.arabic).bare.split(' ').length !== words),
        place,
      ],
    };
  });
  const ordered = valued.toSorted((one, other) => compare(one.values, other.values)).map(({ row }) => row);
  return besideTheirSingulars(ordered, asked.keys);
}

/** Whether the Arabic is only the names of the Latin letters: يو إس بي, USB. */
const isSpeltOut = ({ arabic, latin }: FoundRow): boolean =>
  speltLetters(arabic).includes(latin.toLowerCase());

/** «DNA» itself, then what it stands for, then what only has its letters: a ram is no RAM. */
function abbreviationRank(row: FoundRow, text: string, isBorrowed: boolean): number {
  if (row.latin === text && !isBorrowed && row.arabic.includes(' ')) return 0;
  if (row.tier === TIER.english) return 1;
  return row.latin === text ? 2 : 3;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** A plural that was asked for has its singular right behind it. */
function besideTheirSingulars<Row extends FoundRow>(rows: Row[], { bare, stem }: SearchKeys): Row[] {
  if (bare === stem) return rows;
  const keyed = rows.map((row) => ({ row, arabic: searchKeys(row.arabic), latin: searchKeys(row.latin) }));
  const placed = new Set<Row>();
  for (const { row, latin } of keyed) {
    placed.add(row);
    if (row.tier !== TIER.same) continue;
    for (const other of keyed) {
      const isSingular =
        [other.arabic.bare, other.latin.bare].includes(stem) && other.latin.stem === latin.stem;
      if (isSingular) placed.add(other.row);
    }
  }
  return [...placed];
}
