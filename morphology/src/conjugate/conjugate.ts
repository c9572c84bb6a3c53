/** The whole paradigm of a verb. */

import type { VerbStems } from '../derive/verb-stems.ts';
import { verbStems } from '../derive/verb-stems.ts';
import { hasVerbRule } from '../lexicon/irregular-verbs.ts';
import { isWeak, readRoot } from '../script/letters.ts';
import { readScript } from '../script/read-script.ts';
import type { VerbForm } from '../word/templates.ts';
import { FORMS } from '../word/templates.ts';
import { soundsOf, spellSounds, writeWord } from '../word/write-word.ts';
import type { ImperativePerson, Mood, Person } from './conjugate-endings.ts';
import {
  IMPERATIVE_PERSONS,
  MOODS,
  PERFECT_ENDINGS,
  PERSONS,
  PRESENT_PREFIXES,
  presentEnding,
} from './conjugate-endings.ts';
import { likeliestReading, readVerb } from './verb-reading.ts';

export interface Voice extends Record<Mood, Record<Person, string>> {
  perfect: Record<Person, string>;
}

/** Every form of a verb; a cell is empty where the verb has no such form. */
export interface Paradigm {
  root: string;
  form: VerbForm;
  active: Voice;
  imperative: Record<ImperativePerson, string>;
  passive: Voice;
}

function table<Key extends string>(keys: readonly Key[], cell: (key: Key) => string): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, cell(key)])) as Record<Key, string>;
}

/** A hollow verb of form I shows u or i before a consonant: قُلْتُ, بِعْتُ, خِفْتُ (Wright I §§151–153). */
function shortHollowPerfect(root: string, stems: VerbStems): string | null {
  const isHollow = stems.form === 'I' && stems.moves && isWeak(root[1]) && !isWeak(root[2]);
  if (hasVerbRule('perfect-only', stems.form, root)) return '1a3';
  if (!isHollow) return null;
  return stems.vowels === 'a-u' || stems.vowels === 'u-u' ? '1u3' : '1i3';
}

function perfect(root: string, stems: VerbStems, isActive: boolean): Record<Person, string> {
  const stem = isActive ? stems.perfect : stems.passivePerfect;
  const short = isActive ? shortHollowPerfect(root, stems) : null;
  return table(PERSONS, (person) => {
    const ending = PERFECT_ENDINGS[person];
    const isConsonant = 'tn'.includes(ending[0] as string);
    return writeWord((isConsonant && short ? short : stem) + ending, root, stems);
  });
}

/** Joined radicals take a in the jussive, since they cannot both rest: لم يَمُدَّ (Wright I §120). */
function isJoined(root: string, stems: VerbStems): boolean {
  if (!stems.contracts) return false;
  const isDoubled = root.length === 3 && root[1] === root[2] && !isWeak(root[1]);
  return (
    isDoubled ||
    ((stems.form === 'IX' || stems.form === 'XI' || stems.form === 'QIV') && !isWeak(root.at(-1)))
  );
}

function endingOf(root: string, stems: VerbStems, mood: Mood, person: Person): string {
  const plain = presentEnding(mood, person);
  return plain === '' && isJoined(root, stems) ? 'a' : plain;
}

function presentMood(root: string, stems: VerbStems, mood: Mood, isActive: boolean): Record<Person, string> {
  const stem = isActive ? stems.prefix + stems.present : `u${stems.passivePresent}`;
  return table(PERSONS, (person) =>
    writeWord(PRESENT_PREFIXES[person] + stem + endingOf(root, stems, mood, person), root, stems),
  );
}

function imperativeStem(root: string, stems: VerbStems): string {
  if (hasVerbRule('drops-hamza-imperative', stems.form, root)) return stems.present.replace('1', '');
  const isCluster = !/^.[aiuAIU]/.test(stems.present);
  if (stems.form === 'IV') return `ءa${stems.present}`;
  if (!isCluster) return stems.present;
  return (stems.form === 'I' && stems.present.includes('u') ? '@u' : '@i') + stems.present;
}

function imperative(root: string, stems: VerbStems): Record<ImperativePerson, string> {
  const stem = imperativeStem(root, stems);
  return table(IMPERATIVE_PERSONS, (person) => {
    const sounds = soundsOf(stem + endingOf(root, stems, 'jussive', person), root, stems);
    const needed = sounds.replace(/^@[iu](?=[^aiuAIUY][aiuAIUY])/, '');
    return spellSounds(needed, root);
  });
}

function voice(root: string, stems: VerbStems, isActive: boolean): Voice {
  const moods = MOODS.map((mood) => [mood, presentMood(root, stems, mood, isActive)]);
  return {
    ...(Object.fromEntries(moods) as Record<Mood, Record<Person, string>>),
    perfect: perfect(root, stems, isActive),
  };
}

const NO_VOICE: Voice = {
  perfect: table(PERSONS, () => ''),
  indicative: table(PERSONS, () => ''),
  subjunctive: table(PERSONS, () => ''),
  jussive: table(PERSONS, () => ''),
};

/** Conjugate one set of stems. */
export function conjugateStems(root: string, stems: VerbStems): Paradigm {
  const { form } = stems;
  if (hasVerbRule('perfect-only', form, root)) {
    const active = { ...NO_VOICE, perfect: perfect(root, stems, true) };
    return { root, form, active, imperative: table(IMPERATIVE_PERSONS, () => ''), passive: NO_VOICE };
  }
  // The last ى of افعنلى is inflected like a fourth radical.
  const [own, its] = form === 'XV' ? [`${root}ي`, { ...stems, ...FORMS.QIII }] : [root, stems];
  return {
    root,
    form,
    active: voice(own, its, true),
    imperative: imperative(own, its),
    passive: voice(own, its, false),
  };
}

/** The paradigm of a verb given in its perfect, diacritised or bare; null when it is no verb we can read. */
export function conjugate(text: string, root?: string): Paradigm | null {
  if (text.length > 40) return null;
  const verb = readScript(text);
  const known = root === undefined ? null : readRoot(root);
  const meant = known ? readVerb(known, verb) : likeliestReading(verb);
  if (!meant) return null;
  const all = verbStems(meant.root, meant.form);
  const stems = all.find((one) => one.vowels === meant.vowels) ?? all[0];
  return stems ? conjugateStems(meant.root, stems) : null;
}

/** Every distinct verb form of a root in one form, for inverse lookup. */
export function listVerbForms(root: string, form: VerbForm): string[] {
  const words = verbStems(root, form).flatMap((stems) => {
    const { active, imperative: commands, passive } = conjugateStems(root, stems);
    return [
      ...[active, passive].flatMap((one) =>
        Object.values(one).flatMap((cells) => Object.values<string>(cells)),
      ),
      ...Object.values(commands),
    ];
  });
  return [...new Set(words)];
}
