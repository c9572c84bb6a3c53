import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ById, Done, Id, optionalText, Paging, pageOf, SearchText, Timestamp } from './fields.ts';
import { SuggestedTerm } from './terms/suggestions.ts';
import { Category, TERM_LIMITS } from './terms/term.ts';

// The shelf of glossaries: pairs beside the dictionary that nobody has reviewed.

/** The longest text of each part, in letters. */
export const SHELF_LIMITS = { note: 500, source: 60 } as const;

/** A term of its field, a name that stands alone, a word of everyday language. */
export const PairKind = z.enum(['term', 'name', 'general']);
export type PairKind = z.infer<typeof PairKind>;

const Origin = z.object({ name: z.string(), licence: z.string(), link: z.string() });

export const ShelfRow = z.object({
  id: z.number(),
  arabic: z.string(),
  latin: z.string(),
  kind: PairKind,
  /** What is to be known of the Arabic: that it is an adjective, a plural, a regional name; mostly empty. */
  note: z.string(),
  /** The fields in which it stands; none where its source names none. */
  fields: z.array(Category),
  source: Origin,
  /** The entry of the dictionary that it is, or became; null while nobody suggested it. */
  entry: z.object({ id: z.number(), is_approved: z.boolean() }).nullable(),
});
export type ShelfRow = z.infer<typeof ShelfRow>;

/** One letter of an alphabet. */
const Letter = z
  .string()
  .regex(/^[\u0621-\u063a\u0641-\u064aa-zA-Z]$/u, { error: 'حرف واحد من حروف الهجاء' })
  .optional();

export const listShelf = endpoint({
  method: 'GET',
  path: '/api/shelf/',
  access: 'anyone',
  summary: 'تصفّح المسرد الذي لم يُراجَع، أو البحث فيه',
  shows: ['shelf'],
  query: Paging(50).extend({
    search: SearchText,
    /** A category's name or id. */
    field: optionalText(TERM_LIMITS.category),
    /** The first letter, of the Arabic or of the Latin. */
    letter: Letter,
    /** The side by which the rows are ordered. */
    by: z.enum(['arabic', 'latin'], { error: 'الترتيب غير معروف' }).default('arabic'),
    /** What follows this row, as `next` of the page before says it; the number is then only told. */
    after: Id.optional(),
  }),
  response: pageOf(ShelfRow),
  limits: [{ by: 'address', max: 600, windowSeconds: 60, together: 'shelf' }],
});

export const listShelfFields = endpoint({
  method: 'GET',
  path: '/api/shelf/fields/',
  access: 'anyone',
  summary: 'تخصصات المسرد ومصادره وعدد ما في كل منها',
  shows: ['shelf'],
  response: z.object({
    /** Terms and names apart; words of everyday language are in no count. */
    fields: z.array(
      Category.extend({
        /** Its name in addresses. */
        slug: z.string(),
        terms: z.number().int(),
        names: z.number().int(),
      }),
    ),
    sources: z.array(Origin.extend({ key: z.string() })),
  }),
});

/** Why a reader doubts a row. */
export const DOUBT_REASONS = ['no_equivalent', 'spelling', 'wrong_field', 'no_term', 'other'] as const;
const DoubtReason = z.enum(DOUBT_REASONS, { error: 'اختر سببًا من القائمة' });
export type DoubtReason = z.infer<typeof DoubtReason>;

export const getShelfRow = endpoint({
  method: 'GET',
  path: '/api/shelf/:id/',
  access: 'anyone',
  summary: 'صف واحد من المسرد',
  params: ById,
  response: ShelfRow.extend({
    /** Whether the caller has said that it is wrong. */
    is_doubted: z.boolean(),
  }),
});

export const doubtShelfRow = endpoint({
  method: 'POST',
  path: '/api/shelf/:id/doubt/',
  access: 'member',
  summary: 'الإبلاغ عن خطأ في صف من المسرد',
  outdates: 'nothing',
  params: ById,
  body: z.object({ reason: DoubtReason, note: optionalText(SHELF_LIMITS.note) }),
  response: Done,
  status: 201,
  limits: [{ by: 'user', max: 30, windowSeconds: 3600 }],
});

export const DoubtedRow = ShelfRow.extend({
  doubts: z.array(z.object({ reason: DoubtReason, note: z.string(), created_at: Timestamp })),
  /** Whether the caller may decide on it: nobody does on a doubt of their own, but an admin. */
  can_settle: z.boolean(),
});
export type DoubtedRow = z.infer<typeof DoubtedRow>;

export const listDoubtedRows = endpoint({
  method: 'GET',
  path: '/api/shelf-doubts/',
  access: 'contributor',
  summary: 'صفوف المسرد التي أبلغ القراء عن خطأ فيها وتنتظر قرارًا',
  query: Paging(10),
  response: pageOf(DoubtedRow),
});

export const settleShelfRow = endpoint({
  method: 'POST',
  path: '/api/shelf/:id/settle/',
  access: 'contributor',
  summary: 'البت في صف أُبلغ عن خطأ فيه: إبقاؤه أو تصحيحه أو إخفاؤه',
  outdates: ['shelf'],
  params: ById,
  body: z.discriminatedUnion(
    'outcome',
    [
      z.object({ outcome: z.literal('kept') }),
      z.object({
        outcome: z.literal('corrected'),
        arabic: SuggestedTerm.shape.arabic,
        latin: SuggestedTerm.shape.latin,
      }),
      z.object({ outcome: z.literal('hidden') }),
    ],
    { error: 'القرار غير معروف' },
  ),
  response: Done,
  limits: [{ by: 'contributor', max: 60, windowSeconds: 3600 }],
});

export const listHiddenRows = endpoint({
  method: 'GET',
  path: '/api/admin-tools/shelf/hidden/',
  access: 'admin',
  summary: 'صفوف المسرد التي أخفاها المراجعون',
  query: Paging(20),
  response: pageOf(ShelfRow),
});

export const restoreShelfRow = endpoint({
  method: 'POST',
  path: '/api/admin-tools/shelf/:id/restore/',
  access: 'admin',
  summary: 'إعادة صف أُخفي من المسرد',
  outdates: ['shelf'],
  params: ById,
  response: Done,
});

export const listShelfSources = endpoint({
  method: 'GET',
  path: '/api/admin-tools/shelf/sources/',
  access: 'admin',
  summary: 'مصادر المسرد: ترخيص كل منها ورابطه وعدد صفوفه',
  response: z.array(
    Origin.extend({
      key: z.string(),
      rows: z.number().int(),
      hidden: z.number().int(),
      imported_at: Timestamp,
    }),
  ),
});
