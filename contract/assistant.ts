import { z } from 'zod';
import { type CallLimit, endpoint } from './endpoint.ts';
import { optionalText, Paging, pageOf, text } from './fields.ts';
import { TERM_LIMITS } from './terms/term.ts';

/** What a helper reads of a term, in letters. */
export const HELPER_TERM_LENGTH = { min: 1, max: 200 } as const;
/** A root needs two letters at least. */
export const DERIVED_TERM_LENGTH = { min: 2, max: 200 } as const;
/** Similar terms that are given at most. */
export const SIMILAR_TERMS = 5;

/** Questions that reach the model: all helpers together. Beyond them the engine answers; kept answers are free. */
const questions = (by: CallLimit['by'], max: number) =>
  ({ by, only: 'model_questions', max, windowSeconds: 60, together: 'model' }) as const;

/** Of one helper, by one person; and by all members behind one address. */
const HELPER_LIMITS = [
  { by: 'user', max: 60, windowSeconds: 60 },
  { by: 'stranger', max: 60, windowSeconds: 60 },
  { by: 'members', max: 300, windowSeconds: 60 },
  questions('user', 30),
  questions('stranger', 30),
  questions('members', 150),
] as const satisfies readonly CallLimit[];

const TermText = z.object({ term: text(HELPER_TERM_LENGTH) });

/** The sentence that stands where nobody has defined a term; it says nothing of it, and is known as such. */
export const genericDefinition = (term: string): string =>
  `«${term}» مصطلح يُستعمل في مجاله العلمي، ويحتاج إلى تعريف يحرّره المختصون.`;

/** Who answered: the dictionary itself, the linguistic engine, a language model, or the last resort. */
export const AnswerSource = z.enum(['dictionary', 'engine', 'model', 'fallback']);
export type AnswerSource = z.infer<typeof AnswerSource>;

export const getAiHealth = endpoint({
  method: 'GET',
  path: '/api/ai/health',
  access: 'anyone',
  summary: 'حال المساعدات الذكية',
  response: z.object({
    services: z.object({
      translation: z.boolean(),
      definition: z.boolean(),
      category: z.boolean(),
    }),
    model: z.boolean(),
  }),
});

export const suggestLatin = endpoint({
  method: 'POST',
  path: '/api/ai/suggest-latin/',
  access: 'anyone',
  summary: 'اقتراح المقابل اللاتيني',
  outdates: 'nothing',
  body: TermText,
  response: z.object({
    latin: z.string(),
    /** Ranked, the best first; may be empty. */
    candidates: z.array(z.string()),
    source: AnswerSource,
  }),
  limits: HELPER_LIMITS,
});

export const suggestCategory = endpoint({
  method: 'POST',
  path: '/api/ai/suggest-category/',
  access: 'anyone',
  summary: 'اقتراح التخصص',
  outdates: 'nothing',
  body: TermText.extend({
    /** What its author says it is in Latin: of words that mean several things it tells which is meant. */
    latin: optionalText(TERM_LIMITS.latin),
  }),
  response: z.object({
    suggested_category: z.string(),
    candidates: z.array(z.object({ category: z.string(), score: z.number() })),
    source: AnswerSource,
  }),
  limits: HELPER_LIMITS,
});

export const suggestDefinition = endpoint({
  method: 'POST',
  path: '/api/ai/suggest-definition/',
  access: 'anyone',
  summary: 'اقتراح تعريف',
  outdates: 'nothing',
  body: TermText,
  response: z.object({
    /** Written by people or drafted by a model; with the source `fallback` the generic sentence, which says nothing. */
    definition: z.string(),
    source: AnswerSource,
    /** What may help to write one, where there is none. */
    help: z
      .object({
        /** How it may begin, with … where the author goes on; may be empty. */
        genus: z.string(),
        /** Good definitions of terms of the same kind. */
        models: z.array(z.object({ id: z.number(), arabic: z.string(), definition: z.string() })),
      })
      .nullable(),
  }),
  limits: HELPER_LIMITS,
});

export const Derivation = z.object({
  derived: z.string(),
  /** What the dictionary says of exactly this word, or a model's draft where `source` says so; empty else. */
  definition: z.string(),
  /** What the list of nouns says this very word means in English; empty where it has none. */
  english: z.string(),
  root: z.string(),
  plain: z.string(),
  /** The kind's code, and its Arabic name. */
  kind: z.string(),
  kind_name: z.string(),
  /** The verb form by its number among scholars abroad, and as Arabic grammar names it. */
  form: z.string().nullable(),
  form_name: z.string().nullable(),
  /** The measure; empty where the engine does not know by which it is made. */
  pattern: z.string(),
  status: z.enum(['attested', 'regular', 'doubtful']),
  /** The dictionary's term of that spelling, when there is one. */
  term_id: z.number().nullable(),
  /** Whether it is a noun in use, which somebody may suggest as a term. */
  can_be_term: z.boolean(),
});
export type Derivation = z.infer<typeof Derivation>;

export const deriveTerm = endpoint({
  method: 'POST',
  path: '/api/ai/derive-term/',
  access: 'anyone',
  summary: 'اشتقاق الكلمات من جذر المصطلح',
  shows: ['dictionary'],
  outdates: 'nothing',
  query: Paging(20).extend({
    /** Also the words that are left out unless somebody asks for them. */
    unheard: z.stringbool().default(false).meta({ type: 'boolean' }),
  }),
  body: z.object({ term: text(DERIVED_TERM_LENGTH) }),
  response: pageOf(Derivation).extend({
    roots: z.array(z.string()),
    /** How many words are left out: doubtful ones, and relatives and abstract nouns of them that nobody attests. */
    unheard: z.number(),
    /** Points earned by the call: none are given for it. */
    uas: z.number(),
    source: AnswerSource,
  }),
  limits: HELPER_LIMITS,
});

export const explainTerm = endpoint({
  method: 'POST',
  path: '/api/ai/explain-term/',
  access: 'anyone',
  summary: 'شرح مصطلح',
  outdates: 'nothing',
  body: TermText,
  response: z.object({ explanation: z.string(), source: AnswerSource }),
  limits: HELPER_LIMITS,
});

export const similarTerms = endpoint({
  method: 'POST',
  path: '/api/ai/similar-terms/',
  access: 'anyone',
  summary: `مصطلحات مشابهة (${SIMILAR_TERMS} على الأكثر)`,
  outdates: 'nothing',
  body: TermText,
  response: z.object({
    related: z.array(z.object({ id: z.number(), arabic: z.string(), latin: z.string(), why: z.string() })),
    source: AnswerSource,
  }),
  limits: HELPER_LIMITS,
});

/** Terms with the Latin equivalent of an Arabic term: it may be in the dictionary under another name. */
export const findOtherNames = endpoint({
  method: 'GET',
  path: '/api/ai/other-names/',
  access: 'anyone',
  summary: 'هل المصطلح في المعجم باسم عربي آخر؟',
  query: z.object({
    term: text(HELPER_TERM_LENGTH),
    /** What its author says it is in Latin, beside what our lists say. */
    latin: optionalText(TERM_LIMITS.latin),
  }),
  response: z.object({
    terms: z.array(z.object({ id: z.number(), arabic: z.string(), latin: z.string() })),
  }),
  limits: HELPER_LIMITS,
});
