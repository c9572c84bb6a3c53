import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ById, digits, Id, line, optionalText, text } from '../fields.ts';
import { GrammarFields, KnownEntry, ProposedExample, ProposedName } from './concepts.ts';
import { SeenVersion, TERM_LIMITS, Term } from './term.ts';

/** Said of a term without an Arabic letter, or with nothing to read but marks. */
export const ARABIC_UNREADABLE = 'اكتب المصطلح بحروف عربية';

/** A digit or a mark of the script makes no word. */
const ARABIC_LETTER = /(?=\p{Script=Arabic})\p{L}/u;

const TermFields = {
  arabic: z
    .string({ error: 'يرجى إدخال مصطلح عربي' })
    .pipe(line({ max: TERM_LIMITS.arabic }))
    // What is blank is told so once.
    .refine((value) => value.trim() === '' || ARABIC_LETTER.test(value), {
      error: ARABIC_UNREADABLE,
    })
    .meta({ minLength: 1, maxLength: TERM_LIMITS.arabic }),
  latin: line({ max: TERM_LIMITS.latin }),
  definition: text({ max: TERM_LIMITS.definition }),
};

/** A term as somebody suggests it. */
export const SuggestedTerm = z.object({ ...TermFields, category: Id });
export type SuggestedTerm = z.infer<typeof SuggestedTerm>;

const given = <Value>(value: Value | null | undefined): Value | undefined => value ?? undefined;

const SAY_YES_OR_NO = 'أجب بنعم أو لا';
/** So many further names may come with a suggestion. */
export const MOST_NAMES = 10;
const TOO_MANY_NAMES = `عدد الأسماء الأخرى لا يتجاوز ${digits(MOST_NAMES)}`;

export const submitTerm = endpoint({
  method: 'POST',
  path: '/api/submit/',
  access: 'member',
  summary: 'إرسال مصطلح إلى المراجعة',
  outdates: ['dictionary'],
  body: SuggestedTerm.extend({
    /** The word stands for something else in another field, or beside another Latin name. */
    is_another_meaning: z.boolean({ error: SAY_YES_OR_NO }).default(false),
    /** The Latin name stands for something else than the entry of this field that has it. */
    is_another_concept: z.boolean({ error: SAY_YES_OR_NO }).default(false),
    names: z
      .array(ProposedName, { error: 'اكتب الأسماء الأخرى قائمة' })
      .max(MOST_NAMES, { error: TOO_MANY_NAMES })
      .default([]),
    example: ProposedExample.nullish().transform(given),
    ...GrammarFields,
  }),
  response: z.object({
    id: z.number(),
    detail: z.string(),
    user_stats: z.object({
      uas_earned: z.number(),
      total_terms: z.number().int(),
      distinct_categories: z.number().int(),
      submitted_categories: z.array(z.string()),
    }),
  }),
  status: 201,
  // guard: Suggestions are limited (../../server/platform/rate-limit.test.ts)
  limits: [{ by: 'user', max: 60, windowSeconds: 3600 }],
});

/** What one suggested oneself and what was rejected, to be mended and suggested anew; nobody else's. */
export const getOwnRejected = endpoint({
  method: 'GET',
  path: '/api/terms/:id/rejected/',
  access: 'member',
  summary: 'نص مصطلح رُفض، لصاحبه، ليصلحه ويقترحه من جديد',
  params: ById,
  response: z.object({
    arabic: z.string(),
    latin: z.string(),
    definition: z.string(),
    category: z.string(),
    reason: z.string(),
  }),
});

/** What stands against an Arabic term before it is submitted: the same term, and near ones. */
export const checkTerm = endpoint({
  method: 'GET',
  path: '/api/terms/check/',
  access: 'anyone',
  summary: 'هل المصطلح موجود؟ وما القريب منه؟',
  query: z.object({
    arabic: text({ max: TERM_LIMITS.arabic }),
    latin: optionalText(TERM_LIMITS.latin),
    definition: optionalText(TERM_LIMITS.definition),
    /** A category's name or id. */
    category: optionalText(TERM_LIMITS.category),
    /** An entry that is edited: it, and what stands for its concept already, is not told. */
    without: Id.optional(),
  }),
  response: z.object({
    existing: Term.nullable(),
    /** All entries of the word: it may be meant in another sense than any of them. */
    meanings: z.array(KnownEntry),
    /** Entries of the Latin name with another Arabic word, in the category where one was sent. */
    rivals: z.array(KnownEntry),
    near: z.array(Term),
    /** How to mend a definition that says nothing of its term; empty where none was sent or it says something. */
    definition_advice: z.string(),
  }),
});

export const editTerm = endpoint({
  method: 'PATCH',
  path: '/api/terms/:id/',
  access: 'member',
  summary: 'تعديل مصطلح: صاحبه قبل الاعتماد، أو مدير المنصة',
  outdates: ['term:id', 'dictionary'],
  params: ById,
  body: z.object({
    // What stays as it is may be absent; an empty choice of category and a Latin of null mean the same.
    arabic: TermFields.arabic.optional(),
    definition: TermFields.definition.optional(),
    latin: line({ min: 0, max: TERM_LIMITS.latin }).nullish().transform(given),
    /** A category's name or id. */
    category: z
      .union([Id, text({ max: TERM_LIMITS.category }), z.literal('')])
      .nullish()
      .transform((category) => (category === '' ? undefined : given(category))),
    is_another_meaning: z.boolean({ error: SAY_YES_OR_NO }).default(false),
    /** Said to be false, the entry joins those of its field that have its Latin; unsaid, its concept stays. */
    is_another_concept: z.boolean({ error: SAY_YES_OR_NO }).optional(),
    updated_at: SeenVersion,
  }),
  response: Term,
});
