import { TEXT_LIMITS, TextContent } from '@mustalah/contract/journal/article-text';
import { HiddenText } from '@mustalah/contract/journal/paper';
import { z } from 'zod';

// What the child that reads a stranger's file may say.

const UnreadableReason = z.enum([
  'not_pdf',
  'encrypted',
  'empty',
  'damaged',
  'too_many_pages',
  'too_heavy',
  'too_slow',
]);
export type UnreadableReason = z.infer<typeof UnreadableReason>;

/** What a file says of itself; each may be empty. */
const PdfMetadata = z.object({
  title: z.string(),
  author: z.string(),
  subject: z.string(),
  keywords: z.string(),
  /** The program it was written with. */
  creator: z.string(),
  producer: z.string(),
});
export type PdfMetadata = z.infer<typeof PdfMetadata>;

const size = z.number().int().min(1).max(5_000);
const ChildResult = z.discriminatedUnion('task', [
  z.object({ task: z.literal('inspect'), pages: z.number().int() }),
  z.object({
    task: z.literal('read'),
    pages: z.number().int(),
    words: z.number().int(),
    text: z.array(z.string()),
    /** The pages of which not all that they say is seen, without what is not. */
    seen: z.array(z.object({ page: z.number().int().min(1), text: z.string() })),
    hidden: HiddenText,
    metadata: PdfMetadata,
    width: size,
    height: size,
  }),
  z.object({ task: z.literal('anonymise') }),
  /** What the notes on its pages say. */
  z.object({ task: z.literal('annotated'), notes: z.array(z.string()) }),
  /** How many pages of the author's it has. */
  z.object({ task: z.literal('publish'), pages: z.number().int() }),
  /** What a DOCX or a source in LaTeX says; its pictures follow, as long as these. */
  z.object({
    task: z.literal('text'),
    content: TextContent,
    pictures: z.array(z.number().int().min(0)).max(TEXT_LIMITS.pictures),
  }),
]);
export type ChildResult = z.infer<typeof ChildResult>;
export type ChildTask = ChildResult['task'];

/** The first line that the child writes; bytes may follow it. Not believed unseen: it has read a stranger's file. */
export const ChildAnswer = z.union([
  z.object({ ok: z.literal(true), result: ChildResult }),
  z.object({ ok: z.literal(false), reason: UnreadableReason }),
]);
export type ChildAnswer = z.infer<typeof ChildAnswer>;
