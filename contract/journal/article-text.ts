import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ById } from '../fields.ts';

// The text of an article, read out of what its author wrote it in: blocks of words and nothing that a page could run.

export const TEXT_LIMITS = { blocks: 10_000, cells: 20_000, notes: 2_000, pictures: 60 } as const;

/** Where a picture of the text lies; the number counts them from nought. */
export const articlePicturePath = (id: number, place: number): string =>
  `/articles/${id}/pictures/${place}.webp`;

/** Words in one look. */
const Words = z.object({
  text: z.string(),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  script: z.enum(['sub', 'super']).optional(),
});
/** Where a note of the author's is called, by its place among them. */
const NoteCall = z.object({ note: z.number().int() });
/** What stands here in the file and cannot be shown as text. */
const Missing = z.object({ missing: z.enum(['picture', 'equation']) });

/** A formula as its author wrote it for TeX. */
const Formula = z.object({ formula: z.string() });

const Run = z.union([Words, NoteCall, Missing, Formula]);
export type Run = z.infer<typeof Run>;

/** `auto` where its author's program does not say. */
const direction = z.enum(['rtl', 'ltr', 'auto']);
const line = { direction, runs: z.array(Run) };

const Paragraph = z.object({ kind: z.literal('paragraph'), ...line });
export type Paragraph = z.infer<typeof Paragraph>;
const Picture = z.object({ kind: z.literal('picture'), place: z.number().int(), alt: z.string() });
const Flow = z.discriminatedUnion('kind', [Paragraph, Picture]);
export type Flow = z.infer<typeof Flow>;

const ListItem = z.object({
  /** How deep it stands; the outermost is 0. */
  level: z.number().int().min(0).max(8),
  /** Null for a bullet. */
  number: z.number().int().nullable(),
  ...line,
});
export type ListItem = z.infer<typeof ListItem>;

const Cell = z.object({
  columns: z.number().int().min(1),
  rows: z.number().int().min(1),
  content: z.array(Flow),
});
export type Cell = z.infer<typeof Cell>;
const Row = z.object({ is_head: z.boolean(), cells: z.array(Cell) });
export type Row = z.infer<typeof Row>;

const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.number().int().min(1).max(3), ...line }),
  Paragraph,
  Picture,
  z.object({ kind: z.literal('list'), items: z.array(ListItem) }),
  z.object({ kind: z.literal('table'), direction: z.enum(['rtl', 'ltr']), rows: z.array(Row) }),
]);
export type Block = z.infer<typeof Block>;

export const TextContent = z.object({
  blocks: z.array(Block).max(TEXT_LIMITS.blocks),
  notes: z.array(z.array(Paragraph)).max(TEXT_LIMITS.notes),
});
export type TextContent = z.infer<typeof TextContent>;

const ArticleText = TextContent.extend({
  pictures: z.array(
    z.object({ place: z.number().int(), path: z.string(), width: z.number(), height: z.number() }),
  ),
});
export type ArticleText = z.infer<typeof ArticleText>;

export const getArticleText = endpoint({
  method: 'GET',
  path: '/api/journal/articles/:id/text/',
  access: 'anyone',
  summary: 'نص بحث منشور فقرات وعناوين وجداول، إن قُدّم مصدره؛ و null إن لم يُقدَّم أو تعذّرت قراءته',
  shows: ['article:id'],
  params: ById,
  response: z.object({ id: z.number().int(), text: ArticleText.nullable() }),
});
