/** Plurals a noun may take: from the data, then those its measure calls for, then the sound plural. */

import { findRoot } from '../lexicon/lexicon.ts';
import { findNouns } from '../lexicon/noun-lexicon.ts';
import { nounOf, soundsOfNoun } from '../lexicon/vocalise.ts';
import { SHADDA } from '../script/letters.ts';
import { spell } from '../script/spelling.ts';
import { rows } from '../tables/plural-patterns.data.generated.ts';
import type { Licence } from '../word/phonology.ts';
import { arabicAffixes } from '../word/phonology.ts';
import { writeWord } from '../word/write-word.ts';

interface WeightedPlural extends Licence {
  /** A template, or `ات` or `ون` for the sound plurals. */
  template: string;
  weight: number;
}

export interface PluralPattern {
  singular: RegExp;
  /** The singular template the expression was made from. */
  template: string;
  measure: string;
  plurals: WeightedPlural[];
}

const CONSONANT = '[^aiuAIUYTMNZ@]';

/** An expression that finds the radicals of a singular template, one group for each different digit. */
function singularExpression(template: string): RegExp {
  const seen = new Set<string>();
  const source = arabicAffixes(template).replace(/[1-5]/g, (digit) => {
    if (seen.has(digit)) return `\\k<r${digit}>`;
    seen.add(digit);
    return `(?<r${digit}>${CONSONANT})`;
  });
  return new RegExp(`^${source}$`);
}

function readPlural(text: string): WeightedPlural {
  const [shape = '', weight = '0'] = text.split(':');
  const [template = '', flags = ''] = shape.split('/');
  return {
    template,
    weight: Number(weight),
    moves: flags.includes('m'),
    contracts: flags.includes('c'),
    hamzates: flags.includes('h'),
  };
}

let patterns: PluralPattern[] | undefined;

/** Every singular measure with its plurals, in the order of the table. */
export function pluralPatterns(): readonly PluralPattern[] {
  patterns ??= rows
    .split('\n')
    .filter(Boolean)
    .map((row) => {
      const [template = '', measure = '', plurals = ''] = row.split('\t');
      return {
        template,
        singular: singularExpression(template),
        measure,
        plurals: plurals.split(' ').map(readPlural),
      };
    });
  return patterns;
}

/** Find the middle radical that a long vowel hides: باب is ب و ب. */
function middleRadical(noun: string, first: string, third: string): string {
  const known = findNouns(noun)[0]?.root;
  if (known?.length === 3) return known[1] as string;
  const waw = findRoot(`${first}و${third}`)?.frequency ?? -1;
  return (findRoot(`${first}ي${third}`)?.frequency ?? -1) > waw ? 'ي' : 'و';
}

function radicalsOf(noun: string, groups: Record<string, string | undefined>): string {
  const { r1 = 'و', r2, r3, r4 = '', r5 = '' } = groups;
  const third = r3 ?? r2 ?? '';
  return `${r1}${r2 ?? middleRadical(noun, r1, third)}${third}${r4}${r5}`;
}

/** The short فَعْلَة opens in the plural, فَعَلَات, unless its middle is weak or doubled (Wright I §301). */
function soundFeminine(sounds: string): string {
  const opening = /^(.)a([^aiuAIUوي])([^aiuAIU])aT$/.exec(sounds);
  if (opening && opening[2] !== opening[3]) return spell(`${opening[1]}a${opening[2]}a${opening[3]}AتM`);
  const stem = sounds
    .replace(/AT$/, 'aيA')
    .replace(/aT$/, 'A')
    .replace(/Aء$/, /^.a..Aء$/.test(sounds) ? 'AوA' : 'AءA')
    .replace(/Y$/, 'aيA')
    .replace(/N$/, 'iيA');
  return spell(`${stem.endsWith('A') ? stem : `${stem}A`}تM`);
}

function soundMasculine(sounds: string): string {
  return spell(
    `${sounds.replace(/[NI]$/, '').replace(/Y$/, 'aو')}${sounds.endsWith('Y') ? '' : 'U'}نa`,
  ).replace(/\u064e$/, '');
}

function writePlural(plural: WeightedPlural, radicals: string, sounds: string): string {
  if (plural.template === 'ات') return soundFeminine(sounds);
  if (plural.template === 'ون') return soundMasculine(sounds);
  return writeWord(plural.template, radicals, plural);
}

function byPattern(noun: string, sounds: string): string[] {
  const found = pluralPatterns().flatMap((pattern) => {
    const match = pattern.singular.exec(sounds);
    if (!match?.groups) return [];
    const radicals = radicalsOf(noun, match.groups);
    return pattern.plurals.map((plural) => ({
      word: writePlural(plural, radicals, sounds),
      weight: plural.weight,
    }));
  });
  return found.sort((one, other) => other.weight - one.weight).map(({ word }) => word);
}

/** What nouns without a listed measure take: relatives and م‑participles both, all else ات. */
function soundPlurals(sounds: string): string[] {
  const isPerson = sounds.endsWith('iيي') || sounds.startsWith('مu');
  if (isPerson && !sounds.endsWith('T')) return [soundMasculine(sounds), soundFeminine(sounds)];
  return [soundFeminine(sounds)];
}

/** Defective plurals are written as they stand alone: مَعَانٍ, لَيَالٍ, أَيْدٍ (Wright I §329). */
function withTanwin(plural: string): string {
  const isDefective = /^(?:.\u064e.\u064eا.|أ\u064e.\u0652?.)\u0650ي$/.test(plural);
  return isDefective ? plural.replace(/\u0650ي$/, '\u064d') : plural;
}

/** Plurals of a noun, best first; empty for text that is no Arabic word. */
export function pluralCandidates(text: string): string[] {
  const noun = nounOf(text);
  if (noun === '' || noun === SHADDA) return [];
  const known = findNouns(noun).flatMap((entry) => entry.plurals.map(withTanwin));
  const sounds = soundsOfNoun(noun).replace(/([^aiuAIU])[aiu]$/, '$1');
  return [...new Set([...known, ...byPattern(noun, sounds), ...soundPlurals(sounds)])].slice(0, 8);
}
