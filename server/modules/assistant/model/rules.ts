import type { Question } from './prompts.ts';

/** Why an answer of the right shape is still not shown. */
export type Objection =
  | 'nothing_said'
  | 'too_long'
  | 'unsafe_character'
  | 'markup'
  | 'address'
  | 'wrong_script'
  | 'refusal'
  | 'injection'
  | 'echo';

interface Rule {
  /** Bounds of each text in characters. */
  min: number;
  max: number;
  script: 'arabic' | 'latin' | 'either';
}

const ruleOf: Record<Question, Rule> = {
  latin: { min: 2, max: 120, script: 'latin' },
  // Read as one of ours afterwards, by its name or its slug.
  category: { min: 2, max: 60, script: 'either' },
  definition: { min: 12, max: 600, script: 'arabic' },
  explanation: { min: 30, max: 4_000, script: 'arabic' },
  derivation: { min: 2, max: 300, script: 'arabic' },
  similar: { min: 2, max: 300, script: 'either' },
};

/** More texts than any question asks for. */
const MOST_TEXTS = 400;
/** A prose text may name foreign notions, but is Arabic in the main. */
const ARABIC_SHARE = 0.6;
/** So many words in a row are not the same by chance. */
const ECHOED_WORDS = 8;

/** Everything invisible but spaces and line breaks: controls, marks that reorder text, zero widths, tags. */
const UNSAFE = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
const HTML = /<[/!a-z]|&(?:[a-z]+|#x?[\da-f]+);/i;
const MARKDOWN = /\*\*|__|`|\]\(|^\s*(?:#{1,6}|[*+-]|>)\s|^\s*(?:-{3,}|\|.*\|)\s*$/m;
const ADDRESS =
  /\b[a-z][a-z\d+.-]*:\/\/|\b(?:javascript|mailto|tel):|\bdata:\w+\/|\bwww\.|[\w.+-]+@[\w-]+\.|\b[\w-]{2,}\.(?:com|org|net|info|edu|gov|ru|cn|xyz)\b/i;
const LATIN_TEXT = /^[\p{Script=Latin}\p{Script=Greek}\p{M}\p{N}\s\-–'’.,/()+&]+$/u;

/** Sought in the bare text: no vowel signs, no hamzas. */
const REFUSALS = [
  /\b(?:as an?|i(?:'| a)m an?) (?:ai|artificial|large language|language model|assistant)/i,
  /\bi(?:'m| am) (?:sorry|unable|not able)|\bi (?:can(?:no|')?t|cannot|won't|apologi[sz]e)/i,
  /\bsorry, (?:but )?i\b/i,
  /(?:بصفتي|باعتباري)|(?:انا|كوني) (?:نموذج|مساعد)|كنموذج (?:لغوي|لغه|ذكاء)/,
  /(?:عذرا|اسف|اعتذر|للاسف)[،, ].{0,40}(?:لا|لم|لن) /,
  /لا (?:استطيع|يمكنني|اقدر)|لن اتمكن|لست قادرا/,
];
const INJECTIONS = [
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:instruction|prompt|rule|previous|above)/i,
  /\b(?:system|developer) (?:prompt|message)\b|<\|/i,
  /(?<!\p{L})(?:تجاهل|انس|اهمل)(?:ي|وا)?\s+(?:\S+\s+){0,3}(?:التعليمات|الاوامر|التوجيهات)/u,
];

/** Explain why an answer must not be shown, or null when nothing speaks against it. */
export function answerObjection(question: Question, answer: unknown, instructions: string): Objection | null {
  const texts = textsOf(answer);
  if (texts.length === 0) return 'nothing_said';
  if (texts.length > MOST_TEXTS) return 'too_long';
  for (const text of texts) {
    const objection = textObjection(text, ruleOf[question], instructions);
    if (objection !== null) return objection;
  }
  return null;
}

function textObjection(text: string, { min, max, script }: Rule, instructions: string): Objection | null {
  if (text.trim().length < min) return 'nothing_said';
  if (text.length > max) return 'too_long';
  if (UNSAFE.test(text)) return 'unsafe_character';
  if (HTML.test(text) || MARKDOWN.test(text)) return 'markup';
  if (ADDRESS.test(text)) return 'address';
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ة', 'ه');
  if (REFUSALS.some((refusal) => refusal.test(bare))) return 'refusal';
  if (INJECTIONS.some((injection) => injection.test(bare))) return 'injection';
  if (repeats(text, instructions)) return 'echo';
  return isWrittenIn(script, text) ? null : 'wrong_script';
}

/** Every text in an answer, however deep. */
function textsOf(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.values(answer).flatMap(textsOf);
}

function isWrittenIn(script: Rule['script'], text: string): boolean {
  if (script === 'latin') return LATIN_TEXT.test(text) && /\p{Script=Latin}/u.test(text);
  const letters = text.match(/\p{L}/gu) ?? [];
  const arabic = letters.filter((letter) => /\p{Script=Arabic}/u.test(letter)).length;
  if (script === 'arabic') return arabic > 0 && arabic / letters.length >= ARABIC_SHARE;
  return letters.length > 0 && letters.every((letter) => /[\p{Script=Arabic}\p{Script=Latin}]/u.test(letter));
}

/** Whether a text contains a run of words of the instructions. */
function repeats(text: string, instructions: string): boolean {
  const words = wordsOf(text);
  const told = ` ${wordsOf(instructions).join(' ')} `;
  return words.some((_, at) => {
    const run = words.slice(at, at + ECHOED_WORDS);
    return run.length === ECHOED_WORDS && told.includes(` ${run.join(' ')} `);
  });
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
