import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ById, digits, Timestamp } from '../fields.ts';
import type { FileField } from '../files.ts';
import { MEGABYTE, PaperFile } from './paper.ts';

// What becomes of an accepted paper before readers get it.

const HOUR = 60 * 60;

export const SOURCE_MEGABYTES = 10;

/** What a final file was made of: the text as its program keeps it (DOCX), or an archive (a text for TeX, data). */
export const SourceFile = {
  types: ['application/zip'],
  maxBytes: SOURCE_MEGABYTES * MEGABYTE,
  optional: true,
  refusals: {
    type: 'أرفق المصدر ملف DOCX أو ZIP',
    size: `لا يزيد حجم ملف المصدر على ${digits(SOURCE_MEGABYTES)} ميجابايت`,
  },
} as const satisfies FileField;

/** The named file that stands in place of the manuscript. */
export const FinalFile = z.object({
  bytes: z.number().int(),
  pages: z.number().int(),
  given_at: Timestamp,
  given_by: z.enum(['author', 'editor']),
  /** An editor looked at it and let it be published. */
  checked_at: Timestamp.nullable(),
  /** For `checkFinalFile`: what was seen. */
  sha256: z.string(),
  /** A link, good for five minutes. */
  pdf_file: z.string(),
  /** What it was made of, as far as it was given. */
  source: z.object({ type: z.enum(['docx', 'zip']), bytes: z.number().int(), file: z.string() }).nullable(),
});
export type FinalFile = z.infer<typeof FinalFile>;

const given = { pdf_file: PaperFile, source_file: SourceFile } as const;
const limits = [{ by: 'user', max: 30, windowSeconds: HOUR }] as const;

export const giveFinalFile = endpoint({
  method: 'POST',
  path: '/api/journal/my-papers/:id/final/',
  access: 'member',
  summary: 'رفع النسخة النهائية من بحث مقبول، وعليها أسماء مؤلفيه، ومصدرها إن وُجد',
  outdates: 'nothing',
  params: ById,
  files: given,
  response: FinalFile,
  limits,
});

export const getOwnFinalFile = endpoint({
  method: 'GET',
  path: '/api/journal/my-papers/:id/final.pdf',
  access: 'member',
  link: true,
  summary: 'النسخة النهائية من بحث، لصاحبه',
  params: ById,
  response: { fileTypes: ['application/pdf'] },
});

export const getOwnFinalSource = endpoint({
  method: 'GET',
  path: '/api/journal/my-papers/:id/final-source.zip',
  access: 'member',
  link: true,
  summary: 'مصدر النسخة النهائية من بحث، لصاحبه',
  params: ById,
  response: { fileTypes: ['application/zip'] },
});

export const getFinalFile = endpoint({
  method: 'GET',
  path: '/api/journal/papers/:id/final/',
  access: 'journal_admin',
  summary: 'النسخة النهائية من بحث، لمن يتولى تحريره',
  params: ById,
  response: z.object({ final_file: FinalFile.nullable() }),
});

export const replaceFinalFile = endpoint({
  method: 'POST',
  path: '/api/journal/papers/:id/final/',
  access: 'journal_admin',
  summary: 'رفع النسخة النهائية من بحث أو استبدالها، وبعد نشره أيضًا؛ وما يرفعه التحرير مجاز',
  outdates: 'pages',
  params: ById,
  files: given,
  response: FinalFile,
  limits,
});

export const checkFinalFile = endpoint({
  method: 'POST',
  path: '/api/journal/papers/:id/final/check/',
  access: 'journal_admin',
  summary: 'إجازة النسخة النهائية للنشر بعد تدقيقها',
  outdates: 'nothing',
  params: ById,
  body: z.object({
    /** What was looked at. */
    sha256: z
      .string({ error: 'بصمة الملف غير صحيحة' })
      .regex(/^[0-9a-f]{64}$/, { error: 'بصمة الملف غير صحيحة' }),
  }),
  response: FinalFile,
});

export const openFinalFile = endpoint({
  method: 'GET',
  path: '/api/journal/papers/:id/final.pdf',
  access: 'journal_admin',
  link: true,
  summary: 'ملف النسخة النهائية من بحث، لمن يتولى تحريره',
  params: ById,
  response: { fileTypes: ['application/pdf'] },
});

export const openFinalSource = endpoint({
  method: 'GET',
  path: '/api/journal/papers/:id/final-source.zip',
  access: 'journal_admin',
  link: true,
  summary: 'مصدر النسخة النهائية من بحث، لمن يتولى تحريره',
  params: ById,
  response: { fileTypes: ['application/zip'] },
});
