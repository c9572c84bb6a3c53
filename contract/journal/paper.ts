import { z } from 'zod';
import { line, optionalText, text } from '../fields.ts';
import type { FileField } from '../files.ts';

// What the calls of the journal share.

export const MEGABYTE = 1024 * 1024;

export const PAPER_MEGABYTES = 5;

/** The file of a paper. */
export const PaperFile = {
  types: ['application/pdf'],
  maxBytes: PAPER_MEGABYTES * MEGABYTE,
  refusals: {
    type: '❌ يجب إرفاق ملف بصيغة PDF فقط',
    size: `❌ الحد الأقصى لحجم الملف هو ${PAPER_MEGABYTES}MB`,
  },
} as const satisfies FileField;

/** What the publishing guide asks of a paper. */
export const FEWEST_WORDS = 1500;
/** How long a review takes, in days; the last is the latest date an editor may set. */
export const REVIEW_DAYS = { fewest: 7, most: 21 } as const;

/** By how many days an editor puts a date off, at once. */
export const EXTENSION_DAYS = { fewest: 1, most: 21 } as const;
/** Within how many days an invitation is answered. */
export const ANSWER_DAYS = { fewest: 2, usual: 7, most: 14 } as const;

export const PaperStatus = z.enum(['pending', 'approved', 'rejected', 'revisions_requested'], {
  error: 'حالة البحث غير معروفة',
});
export type PaperStatus = z.infer<typeof PaperStatus>;

/** What a reviewer can say of a paper. */
export const Verdict = z.enum(['approved', 'rejected', 'revisions_requested'], {
  error: 'اختر القبول أو طلب التعديلات أو الرفض',
});
export type Verdict = z.infer<typeof Verdict>;

/** Who decides on papers: reviews that agree, or an editor whom reviewers advise. */
export const DecidedBy = z.enum(['reviewers', 'editor']);
export type DecidedBy = z.infer<typeof DecidedBy>;

/** In the order in which they are offered. */
export const PAPER_LANGUAGES = ['ar', 'en', 'fr'] as const;
export const PaperLanguage = z.enum(PAPER_LANGUAGES, { error: 'لغة البحث غير معروفة' });
export type PaperLanguage = z.infer<typeof PaperLanguage>;

export const PAPER_LENGTHS = {
  title: 300,
  abstract: 5000,
  keyword: 60,
  keywords: 10,
  conflict: 1000,
  note: 5000,
  reply: 5000,
  name: 100,
  affiliation: 200,
  authors: 20,
  orcid: 60,
} as const;

export const PaperTitle = line({ max: PAPER_LENGTHS.title });
export const PaperAbstract = text({ max: PAPER_LENGTHS.abstract });
/** What a person writes to another about a paper; may be empty. */
export const PaperNote = optionalText(PAPER_LENGTHS.note);

const ORCID = /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/;

/** Whether the last character is the checksum of the others (ISO 7064 MOD 11-2, as ORCID says it). */
export function isOrcid(orcid: string): boolean {
  if (!ORCID.test(orcid)) return false;
  const digits = orcid.replaceAll('-', '');
  let total = 0;
  for (const digit of digits.slice(0, 15)) total = (total + Number(digit)) * 2;
  const check = (12 - (total % 11)) % 11;
  return digits[15] === (check === 10 ? 'X' : String(check));
}

/** Empty, an ORCID, or its address. */
export const GivenOrcid = z
  .string({ error: 'رقم ORCID غير صحيح' })
  .max(PAPER_LENGTHS.orcid, { error: 'رقم ORCID غير صحيح' })
  .transform((value) =>
    value
      .trim()
      .replace(/^https?:\/\/orcid\.org\//, '')
      .toUpperCase(),
  )
  .refine((value) => value === '' || isOrcid(value), { error: 'رقم ORCID غير صحيح' });
export const Orcid = GivenOrcid.default('');

/** One author of a paper, in the order in which they stand on it. */
export const PaperAuthor = z.object({
  name: line({ max: PAPER_LENGTHS.name }),
  latin_name: line({ min: 0, max: PAPER_LENGTHS.name }).default(''),
  affiliation: line({ min: 0, max: PAPER_LENGTHS.affiliation }).default(''),
  orcid: Orcid,
});
export type PaperAuthor = z.infer<typeof PaperAuthor>;

/** What gives an author away, in a file or in what was written beside it. */
export const Sign = z.object({
  kind: z.enum(['name', 'email', 'affiliation', 'orcid']),
  /** As the author wrote it in the form, or as it stands in the file. */
  found: z.string(),
  where: z.enum(['pages', 'title', 'abstract', 'reply', 'properties']),
  /** Where it is on pages: the first of them. */
  pages: z.array(z.number().int()),
});
export type Sign = z.infer<typeof Sign>;

/** Why nobody sees a text that programs read. */
export const HiddenReason = z.enum([
  /** It is not painted, or fully transparent. */
  'invisible',
  /** It has the colour of what lies under it. */
  'colour',
  /** It is smaller than a point. */
  'tiny',
  /** It lies beyond the edges of the page. */
  'outside',
  /** Something was painted over it. */
  'covered',
  /** It belongs to a layer that is off. */
  'layer',
  /** It was cut off, as what lies outside the frame of a figure. */
  'clipped',
]);
export type HiddenReason = z.infer<typeof HiddenReason>;

/** Text on the pages of a file that nobody sees and that programs read. */
export const HiddenText = z.object({
  /** The first of it, by page and reason. */
  found: z.array(
    z.object({
      page: z.number().int(),
      reason: HiddenReason,
      words: z.number().int(),
      /** Its first words, as programs read them. */
      excerpt: z.string(),
    }),
  ),
  /** How many pages have some. */
  pages: z.number().int(),
  /** How many pages are pictures under a text by which they are searched, as scanners make them. */
  scanned_pages: z.number().int(),
  /** How many pages have too much on them for it to be looked for. */
  unchecked_pages: z.number().int(),
});
export type HiddenText = z.infer<typeof HiddenText>;
