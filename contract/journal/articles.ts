import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ById, Done, Id, line, optionalText, Timestamp, text } from '../fields.ts';
import { CORRECTED_FIELDS, CorrectedField } from './corrections.ts';
import { CreditRole, ShownDeclarations } from './declarations.ts';
import { Orcid, PAPER_LENGTHS } from './paper.ts';
import { supplementTypes } from './supplements.ts';

/** The page of an article; its files lie in the same folder, as indexers want it. */
export const articlePath = (id: number): string => `/articles/${id}/`;
export const articlePdfPath = (id: number): string => `${articlePath(id)}paper.pdf`;

/** The page of a notice that something in an article was corrected; it is cited by that address. */
export const correctionPath = (article: number, id: number): string =>
  `${articlePath(article)}corrections/${id}`;

/** What an editor published beside an article; it lies in the folder of its page. */
export const articleSupplementPath = (article: number, id: number): string =>
  `${articlePath(article)}files/${id}`;

export const RETRACTION_LENGTH = 2000;

const ArticleAuthor = z.object({
  name: z.string(),
  latin_name: z.string(),
  affiliation: z.string(),
  orcid: z.string(),
  roles: z.array(CreditRole),
  /** Where all articles of theirs stand together; null without an ORCID or their agreement. */
  page: z.string().nullable(),
});
export type ArticleAuthor = z.infer<typeof ArticleAuthor>;

const ArticleTerm = z.object({
  id: z.number(),
  arabic: z.string(),
  latin: z.string(),
  /** Its beginning, where it is long. */
  definition: z.string(),
  is_approved: z.boolean(),
});
export type ArticleTerm = z.infer<typeof ArticleTerm>;

export const Article = z.object({
  id: z.number(),
  title: z.string(),
  title_en: z.string(),
  abstract: z.string(),
  abstract_en: z.string(),
  language: z.enum(['ar', 'en', 'fr']),
  keywords: z.array(z.string()),
  main_category: z.string(),
  sub_category: z.string(),
  authors: z.array(ArticleAuthor),
  conflict_statement: z.string(),
  declarations: ShownDeclarations,
  doi: z.string(),
  /** As a list of works prints it, in the language of the article. */
  reference: z.string(),
  received_at: Timestamp,
  accepted_at: Timestamp.nullable(),
  /** For the first time; that it was out of publication for a while does not change it. */
  published_at: Timestamp,
  updated_at: Timestamp,
  volume: z.object({ id: z.number(), title: z.string(), number: z.number(), year: z.number() }),
  /** Where it stands in its volume; null where that numbers no pages. */
  pages: z.object({ first: z.number().int(), last: z.number().int() }).nullable(),
  /** Of a volume that came out in parts; empty in this journal's own. */
  issue: z.string(),
  /** Of its volume; empty when it stands in none. */
  section: z.string(),
  journal: z.object({
    title: z.string(),
    title_en: z.string(),
    publisher: z.string(),
    /** Empty until it is assigned. */
    issn: z.string(),
    /** The address of the licence of everything that it publishes. */
    licence: z.string(),
  }),
  /** Null when its file is not there. */
  pdf: z.object({ path: z.string(), bytes: z.number(), pages: z.number().nullable() }).nullable(),
  /** What its authors sent beside it and its editors published; nothing of an article that was taken back. */
  supplements: z.array(
    z.object({ id: z.number(), label: z.string(), type: z.enum(supplementTypes), bytes: z.number().int() }),
  ),
  thumbnail_url: z.string().nullable(),
  /** How often its page was read, and its file taken: by people, without presses that came twice. */
  views: z.number().int(),
  downloads: z.number().int(),
  /** It was taken back after publication; its page stays and says so. */
  retraction: z.object({ retracted_at: Timestamp, note: z.string() }).nullable(),
  /** What was corrected since its publication, the last first; what it says now is the corrected text. */
  corrections: z.array(
    z.object({
      /** Its number among all that happened to the paper; it stands in the address of its notice. */
      id: z.number().int(),
      corrected_at: Timestamp,
      fields: z.array(z.enum([...CORRECTED_FIELDS, 'file', 'conflict_statement'])),
      /** What editors say of it, on a page of its own; empty of a small mistake. */
      note: z.string(),
    }),
  ),
  /** The works that it cites, as it lists them. */
  references: z.array(z.object({ text: z.string(), doi: z.string() })),
  /** What editors doubt in it, while they look into it. */
  concern: z.object({ raised_at: Timestamp, note: z.string() }).nullable(),
  /** Of the dictionary, as its author or an editor confirmed; the most used first. */
  terms: z.array(ArticleTerm),
  /** That it coined, approved or under review. */
  coined_terms: z.array(ArticleTerm),
});
export type Article = z.infer<typeof Article>;

export const getArticle = endpoint({
  method: 'GET',
  path: '/api/journal/articles/:id/',
  access: 'anyone',
  summary: 'بحث منشور بكل ما يُعرَّف به',
  shows: ['article:id', 'volume:volume.id', 'term:terms.id', 'term:coined_terms.id'],
  params: ById,
  response: Article,
});

export const CorrectionNotice = z.object({
  id: z.number().int(),
  corrected_at: Timestamp,
  note: z.string(),
  /** The notice itself, as a list of works prints it, in the language of its article. */
  reference: z.string(),
  fields: z.array(CorrectedField),
  /** Of texts: what stood there before, and what was put in its place. */
  changes: z.array(z.object({ field: CorrectedField, from: z.string(), to: z.string() })),
  article: Article.pick({ id: true, title: true, language: true, doi: true, reference: true }),
  journal: Article.shape.journal.pick({ title: true, publisher: true, licence: true }),
});
export type CorrectionNotice = z.infer<typeof CorrectionNotice>;

export const getCorrectionNotice = endpoint({
  method: 'GET',
  path: '/api/journal/articles/:id/corrections/:correction/',
  access: 'anyone',
  summary: 'إعلان تصحيح في بحث منشور: ما صُحّح فيه ومتى، وكيف يُستشهد به',
  shows: ['article:article.id'],
  params: ById.extend({ correction: Id }),
  response: CorrectionNotice,
});

export const retractArticle = endpoint({
  method: 'POST',
  path: '/api/journal/articles/:id/retract/',
  access: 'journal_admin',
  summary: 'سحب بحث بعد نشره: تبقى صفحته وعليها إعلان السحب',
  outdates: 'pages',
  params: ById,
  body: z.object({ note: text({ max: RETRACTION_LENGTH }) }),
  response: Done,
});

export const reinstateArticle = endpoint({
  method: 'POST',
  path: '/api/journal/articles/:id/reinstate/',
  access: 'journal_admin',
  summary: 'رفع السحب عن بحث، بسبب يُقيَّد في سجله',
  outdates: 'pages',
  params: ById,
  body: z.object({ reason: text({ max: RETRACTION_LENGTH }) }),
  response: Done,
});

export const raiseConcern = endpoint({
  method: 'POST',
  path: '/api/journal/articles/:id/concern/',
  access: 'journal_admin',
  summary: 'إعلان قلق على بحث منشور حتى يُبتّ في أمره، أو رفعه بتركه فارغًا',
  outdates: 'pages',
  params: ById,
  body: z.object({ note: optionalText(RETRACTION_LENGTH) }),
  response: Done,
});

export const BOARD_ROLE_LENGTH = 100;
export const LAST_PLACE = 999;

const BoardMemberBody = z.object({
  name: line({ max: PAPER_LENGTHS.name }),
  latin_name: line({ min: 0, max: PAPER_LENGTHS.name }).default(''),
  role: line({ min: 0, max: BOARD_ROLE_LENGTH }).default(''),
  affiliation: line({ min: 0, max: PAPER_LENGTHS.affiliation }).default(''),
  orcid: Orcid,
  /** The board is listed in this order. */
  place: z.coerce
    .number({ error: 'اكتب الترتيب عددًا صحيحًا' })
    .int({ error: 'اكتب الترتيب عددًا صحيحًا' })
    .min(0, { error: 'الترتيب لا يقل عن صفر' })
    .max(LAST_PLACE, { error: 'الترتيب أكبر من المسموح به' })
    .meta({ type: 'integer', minimum: 0, maximum: LAST_PLACE })
    .default(0),
});

export const BoardMember = z.object({
  id: z.number(),
  name: z.string(),
  latin_name: z.string(),
  role: z.string(),
  affiliation: z.string(),
  orcid: z.string(),
  place: z.number(),
});
export type BoardMember = z.infer<typeof BoardMember>;

export const listBoard = endpoint({
  method: 'GET',
  path: '/api/journal/board/',
  access: 'anyone',
  summary: 'هيئة تحرير المجلة',
  shows: ['board'],
  response: z.array(BoardMember),
});

export const addBoardMember = endpoint({
  method: 'POST',
  path: '/api/journal/board/manage/',
  access: 'journal_admin',
  summary: 'إضافة عضو إلى هيئة التحرير',
  outdates: ['board'],
  body: BoardMemberBody,
  response: BoardMember,
  status: 201,
});

export const editBoardMember = endpoint({
  method: 'PUT',
  path: '/api/journal/board/manage/:id/',
  access: 'journal_admin',
  summary: 'تعديل بيانات عضو في هيئة التحرير',
  outdates: ['board'],
  params: ById,
  body: BoardMemberBody,
  response: BoardMember,
});

export const removeBoardMember = endpoint({
  method: 'DELETE',
  path: '/api/journal/board/manage/:id/',
  access: 'journal_admin',
  summary: 'حذف عضو من هيئة التحرير',
  outdates: ['board'],
  params: ById,
  response: Done,
});
