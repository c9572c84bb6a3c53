import {
  type Analysis,
  agreesWithMarks,
  analyse,
  findLoanword,
  findRoot,
  type Kind,
  plainRoot,
  remembering,
  stripMarks,
} from '@mustalah/morphology';
import { derivationsOf, type EngineWord } from './derivations.ts';
import type { WordReading } from './read-word.ts';
import { vowelsOf } from './vowels-of.ts';

type VerbKind = Extract<Kind, 'perfect' | 'imperfect'>;

/** What a verb is: its root, past or present, and how it is made. */
export interface VerbReading {
  root: string;
  /** The radicals that it is derived of: four where و or ي is added to those of the root (حوسب). */
  stem: string;
  /** Attested where its form is in use; regular where only other forms of its root are. */
  status: 'attested' | 'regular';
  /** Null where it has the ending of another person. */
  kind: VerbKind | null;
  /** Every measure in use that its letters and marks allow; none with the ending of another person. */
  patterns: readonly string[];
  /** Whether all its vowels are written, that of the person too. */
  isExact: boolean;
  /** Whether its letters are likelier this verb than anything else. */
  isLikeliest: boolean;
}

/** Read a word as a verb, if its likeliest root has a verb in use that may be this one; words of nouns are read before. */
export const readVerb = remembering(20_000, (text): Readonly<VerbReading> | null => {
  if (findLoanword(text) !== null || NISBA.test(text)) return null;
  const found = analyse(text);
  const [likeliest] = found;
  // Who writes the vowels means that verb; four letters that are a root are its verb, not one of three with a pronoun: تلفن.
  const root =
    found.find((one) => isVerb(one) && isExactly(text, verbsOf(one)))?.root ??
    found.find((one) => one.root === stripMarks(text))?.root ??
    likeliest?.root;
  const ofRoot = found.filter((one) => one.root === root && isVerb(one));
  const best = ofRoot.find(({ status }) => status === 'attested') ?? ofRoot[0];
  if (!best || best.status === 'doubtful') return null;
  const { root: stem, status } = best;
  const verbs = verbsOf(best);
  const made = spelledSo(text, verbs);
  const kind = made[0]?.kind ?? null;
  if (kind === null && lacksHamza(text, stem)) return null;
  const patterns = made.filter((word) => word.kind === kind).map(({ pattern }) => pattern);
  return {
    root: plainRoot(stem),
    stem,
    status,
    kind,
    patterns: [...new Set(patterns)],
    isExact: isExactly(text, verbs),
    isLikeliest: best === likeliest,
  };
});

/**
 * Whether a hamza within the root is not written: with the ending of another person besides, تراست is no تَرَأَّسَت. That
 * of رأى falls in its present (Wright I §176).
 */
const lacksHamza = (text: string, root: string): boolean =>
  root !== 'رءي' && root.slice(1).includes('ء') && !/[ءأإؤئآ]/.test(text);

/** Whether a word that may be a noun too is rather this verb. */
export const isRatherVerb = (verb: Readonly<VerbReading>, noun: Readonly<WordReading> | null): boolean =>
  noun === null || verb.isExact || (verb.isLikeliest && verb.stem !== noun.stem);

/** The verbs of a root whose forms are as usual as the one that was recognised. */
const verbsOf = ({ root, status }: Analysis) =>
  derivationsOf(root)
    .filter(isOfVerb)
    .filter((word) => word.status === status);

/** The vowel of the person, which nouns are hardly written with. */
const OF_PERSON = /[\u064e\u064f]\u0651?$/u;

/** Whether a text writes one of the verbs with its vowels, that of the person too. */
function isExactly(text: string, verbs: readonly EngineWord[]): boolean {
  const written = text.trim().normalize('NFC');
  return OF_PERSON.test(written) && verbs.some(({ derived }) => vowelsOf(derived) === vowelsOf(written));
}

const isOfVerb = <Word extends { kind: Kind }>(word: Word): word is Word & { kind: VerbKind } =>
  word.kind === 'perfect' || word.kind === 'imperfect';

/** The ي of relation with its shadda, which no verb ends in. */
const NISBA = /ي\u0651$/u;

/** Measures of verbs end in the vowel of the person, of commands in none; those of nouns show no case. */
const OF_VERB = /[\u064e\u064f\u0652]\u0651?$/u;

const isVerb = ({ form, pattern, known, root }: Analysis): boolean =>
  form !== null && known === 'made' && OF_VERB.test(pattern) && (findRoot(root)?.forms.length ?? 0) > 0;

/** The verbs that a written one may be; who writes every vowel means that one, and a hamza of the first alif may be missing. */
function spelledSo<Word extends EngineWord>(text: string, verbs: readonly Word[]): readonly Word[] {
  const exact = verbs.filter(({ derived }) => vowelsOf(derived) === vowelsOf(text));
  if (exact.length > 0) return exact;
  const agreeing = verbs.filter(({ derived }) => agreesWithMarks(text, derived));
  if (agreeing.length > 0) return agreeing;
  return verbs.filter(({ derived }) => agreesWithMarks(withPlainAlif(text), withPlainAlif(derived)));
}

const withPlainAlif = (word: string): string => word.replace(/^[أإٱ]/, 'ا');
