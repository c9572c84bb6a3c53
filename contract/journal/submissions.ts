import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ById, digits, Email, Id, line, optionalText, SearchText, Timestamp } from '../fields.ts';
import { SuggestedTerm } from '../terms/suggestions.ts';
import { AnnotatedFile } from './annotated.ts';
import { AGREEMENT, CreditRole, CreditRoles, Declarations, ShownDeclarations } from './declarations.ts';
import {
  HiddenText,
  PAPER_LENGTHS,
  PaperAbstract,
  PaperAuthor,
  PaperFile,
  PaperLanguage,
  PaperStatus,
  PaperTitle,
  Sign,
} from './paper.ts';
import { MOST_PROPOSALS } from './paper-terms.ts';
import { FinalFile } from './production.ts';
import { ReviewAnswer } from './review-form.ts';

// What authors send and see. Nothing here has a place for who reviews.

const HOUR = 60 * 60;
/** Of a field that carries JSON, in characters. */
const LONGEST_JSON = 40_000;

/** A part of a form that is written as JSON. */
const written = <Schema extends z.ZodType>(schema: Schema, error: string) =>
  z
    .string({ error })
    .max(LONGEST_JSON, { error })
    .transform((value, context): unknown => {
      try {
        return JSON.parse(value);
      } catch {
        context.addIssue({ code: 'custom', message: error });
        return z.NEVER;
      }
    })
    .pipe(schema);

/** The address is for telling conflicts of interest; it is never published. */
const CoAuthor = PaperAuthor.extend({
  email: z.union([z.literal(''), Email]).default(''),
  roles: CreditRoles,
});
export type CoAuthor = z.infer<typeof CoAuthor>;

/** The submitter as the paper names them; an empty name is that of the account. */
const FirstAuthor = PaperAuthor.extend({
  name: line({ min: 0, max: PAPER_LENGTHS.name }).default(''),
  roles: CreditRoles,
});
export type FirstAuthor = z.infer<typeof FirstAuthor>;

const WRONG_AUTHORS = 'تعذّرت قراءة بيانات المؤلفين';
/** The submitter is one of those whom a paper may have. */
export const MOST_CO_AUTHORS = PAPER_LENGTHS.authors - 1;
const CoAuthors = written(
  z
    .array(CoAuthor, { error: WRONG_AUTHORS })
    .max(MOST_CO_AUTHORS, { error: `عدد المؤلفين لا يتجاوز ${digits(PAPER_LENGTHS.authors)}` }),
  WRONG_AUTHORS,
);

const WRONG_TERMS = 'راجع المصطلحات المقترحة: لكل منها اسم عربي ومقابل لاتيني وتعريف وتخصص';
const ProposedTerms = written(
  z
    .array(SuggestedTerm, { error: WRONG_TERMS })
    .max(MOST_PROPOSALS, { error: `عدد المصطلحات المقترحة لا يتجاوز ${digits(MOST_PROPOSALS)}` }),
  WRONG_TERMS,
);

/** The wording of the agreement that was shown; nobody agrees to one that is no longer there. */
const Agreement = z.literal(AGREEMENT.version, {
  error: 'تغيّر نص الإقرار. أعد تحميل الصفحة واقرأه قبل الإرسال',
});

const SEPARATORS = /[,،;؛\n]/;
/** Separated by commas. */
const Keywords = z
  .string({ error: 'اكتب الكلمات المفتاحية مفصولًا بينها بفاصلة' })
  .max(4 * PAPER_LENGTHS.keywords * PAPER_LENGTHS.keyword, { error: 'الكلمات المفتاحية أطول من المسموح به' })
  .transform((value) => [
    ...new Set(
      value
        .split(SEPARATORS)
        .map((each) => each.trim())
        .filter(Boolean),
    ),
  ])
  .pipe(
    z.array(line({ max: PAPER_LENGTHS.keyword })).max(PAPER_LENGTHS.keywords, {
      error: `عدد الكلمات المفتاحية لا يتجاوز ${digits(PAPER_LENGTHS.keywords)}`,
    }),
  )
  .default([]);

const Category = z.string({ error: 'هذا الحقل مطلوب' }).min(1, { error: 'هذا الحقل مطلوب' }).max(200);

/** Of a form, where what is left out may be empty. */
const FormerPaperId = z
  .union([z.literal(''), Id])
  .transform((id) => id || undefined)
  .optional();

/** What the check found; advice only. */
export const PaperAdvice = z.object({
  /** Without the references and what follows them. */
  words: z.number().int(),
  fewest_words: z.number().int(),
  /** The parts of the guide, in its order. */
  sections: z.array(
    z.object({
      id: z.enum([
        'abstract',
        'introduction',
        'methodology',
        'results',
        'discussion',
        'conclusion',
        'references',
      ]),
      is_found: z.boolean(),
    }),
  ),
  /** What gives an author away. */
  signs: z.array(Sign),
  /** Null of a file that was read before anybody looked for it. */
  hidden_text: HiddenText.nullable().default(null),
  /** No letters were found: the pages are pictures. */
  has_no_text: z.boolean(),
});
export type PaperAdvice = z.infer<typeof PaperAdvice>;
export type SectionId = PaperAdvice['sections'][number]['id'];

/** What is asked of the author now. */
export const AuthorStep = z.enum([
  'wait_for_file',
  'replace_file',
  'wait_for_review',
  'wait_for_decision',
  'revise',
  'give_final',
  'none',
]);
export type AuthorStep = z.infer<typeof AuthorStep>;

/** A round as its author sees it: the notes come with the decision. */
const Round = z.object({
  round: z.number().int(),
  submitted_at: Timestamp,
  /** What the author answered with this version. */
  reply: z.string(),
  decision: PaperStatus.nullable(),
  decided_at: Timestamp.nullable(),
  /** How an editor told of the decision; the notes that its author was to read stand in it. */
  letter: z.object({ subject: z.string(), body: z.string() }).nullable(),
  /** From whom: «المحكّم أ», or the editors. */
  notes: z.array(z.object({ from: z.string(), note: z.string() })),
  /** What they answered to the journal's questions, as far as it is for authors. */
  answers: z.array(z.object({ from: z.string(), answers: z.array(ReviewAnswer) })),
  /** The paper with what reviewers noted on it. */
  annotated: z.array(AnnotatedFile.extend({ from: z.string() })),
});

/** A paper as its author sees it. */
export const MyPaper = z.object({
  id: z.number(),
  title: z.string(),
  abstract: z.string(),
  title_en: z.string(),
  abstract_en: z.string(),
  main_category: z.string(),
  sub_category: z.string(),
  language: PaperLanguage,
  keywords: z.array(z.string()),
  conflict_statement: z.string(),
  /** It is asked for anew, since others wrote the paper than those who stated it. */
  conflicts_asked: z.boolean(),
  submitter_name: z.string(),
  submitter_email: z.string(),
  authors: z.array(
    z.object({
      name: z.string(),
      latin_name: z.string(),
      affiliation: z.string(),
      orcid: z.string(),
      roles: z.array(CreditRole),
    }),
  ),
  declarations: ShownDeclarations,
  /** When its sender agreed for all authors; null of papers that were sent without. */
  agreed_at: Timestamp.nullable(),
  status: PaperStatus,
  submitted_at: Timestamp,
  accepted_at: Timestamp.nullable(),
  published_at: Timestamp.nullable(),
  withdrawn_at: Timestamp.nullable(),
  retracted_at: Timestamp.nullable(),
  /** The notes of the last decision. */
  review_note: z.string(),
  round: z.number().int(),
  rounds: z.array(Round),
  /** The original of the last round; links open for a few minutes. */
  pdf_file: z.string(),
  /** The copy that reviewers read, once it is made. */
  reviewers_copy: z.string().nullable(),
  thumbnail_url: z.string().nullable(),
  file_state: z.enum(['received', 'ready', 'failed']),
  advice: PaperAdvice.nullable(),
  /** The named file that stands in place of the manuscript; null until it is given. */
  final_file: FinalFile.nullable(),
  /** What the editors ask the author to correct; null when nothing is asked, or it can be corrected no more. */
  corrections_asked: z.string().nullable(),
  /** What it says of itself may be corrected now, with a revision or because it was asked. */
  can_correct: z.boolean(),
  next_step: AuthorStep,
  can_withdraw: z.boolean(),
  /** It was rejected, and may be sent again as another paper. */
  can_resubmit: z.boolean(),
  /** What the editors wrote and its author has not read. */
  unread_messages: z.number().int(),
});
export type MyPaper = z.infer<typeof MyPaper>;

export const submitPaper = endpoint({
  method: 'POST',
  path: '/api/journal/submit/',
  access: 'member',
  summary: 'إرسال بحث إلى المجلة',
  outdates: 'nothing',
  body: z.object({
    title: PaperTitle,
    main_category: Category,
    sub_category: Category,
    abstract: PaperAbstract,
    title_en: line({ min: 0, max: PAPER_LENGTHS.title }).default(''),
    abstract_en: optionalText(PAPER_LENGTHS.abstract),
    language: PaperLanguage.default('ar'),
    keywords: Keywords,
    conflict_statement: optionalText(PAPER_LENGTHS.conflict),
    first_author: written(FirstAuthor, WRONG_AUTHORS).optional(),
    co_authors: CoAuthors.default([]),
    agreement: Agreement.optional(),
    declarations: written(Declarations, 'تعذّرت قراءة بيانات التمويل والإقرارات').optional(),
    /** A rejected paper of the same author that this one goes back to; editors see it, reviewers do not. */
    former_paper: FormerPaperId,
    /** New terms that the paper coins; they wait with it for its publication. */
    proposed_terms: ProposedTerms.default([]),
  }),
  files: { pdf_file: PaperFile },
  response: MyPaper,
  status: 201,
  limits: [
    { by: 'user', max: 30, windowSeconds: HOUR },
    { by: 'members', max: 300, windowSeconds: HOUR },
    // Nobody writes more; whoever sends more wants something else.
    { by: 'user', only: 'kept_papers', max: 10, windowSeconds: 24 * HOUR },
  ],
});

export const listMyPapers = endpoint({
  method: 'GET',
  path: '/api/journal/my-papers/',
  access: 'member',
  summary: 'أبحاث المستخدم، أحدثها أولًا، مع البحث في عناوينها وملخصاتها',
  query: z.object({ search: SearchText }),
  response: z.array(MyPaper),
});

const RoundQuery = z.object({ round: Id.optional() });

export const getOwnPaperFile = endpoint({
  method: 'GET',
  path: '/api/journal/my-papers/:id/paper.pdf',
  access: 'member',
  link: true,
  summary: 'ملف بحث كما رفعه صاحبه',
  params: ById,
  query: RoundQuery,
  response: { fileTypes: ['application/pdf'] },
});

export const getReviewersCopy = endpoint({
  method: 'GET',
  path: '/api/journal/my-papers/:id/reviewers-copy.pdf',
  access: 'member',
  link: true,
  summary: 'نسخة البحث التي يقرؤها المحكّمون، لصاحبه',
  params: ById,
  query: RoundQuery,
  response: { fileTypes: ['application/pdf'] },
});

export const getOwnThumbnail = endpoint({
  method: 'GET',
  path: '/api/journal/my-papers/:id/thumbnail.webp',
  access: 'member',
  link: true,
  summary: 'صورة الصفحة الأولى من بحث، لصاحبه',
  params: ById,
  query: RoundQuery,
  response: { fileTypes: ['image/webp'] },
});

export const revisePaper = endpoint({
  method: 'POST',
  path: '/api/journal/papers/:id/revision/',
  access: 'member',
  summary: 'رفع نسخة معدّلة وردّ على الملاحظات، أو ملف يحل محل ملف تعذّرت قراءته',
  outdates: 'nothing',
  params: ById,
  body: z.object({ reply: optionalText(PAPER_LENGTHS.reply) }),
  files: { pdf_file: PaperFile },
  response: MyPaper,
  limits: [{ by: 'user', max: 30, windowSeconds: HOUR }],
});

export const withdrawPaper = endpoint({
  method: 'POST',
  path: '/api/journal/papers/:id/withdraw/',
  access: 'member',
  summary: 'سحب بحث لم يُنشر ولم يُرفض',
  outdates: ['journal', 'volume', 'article'],
  params: ById,
  response: MyPaper,
});

export const checkPaper = endpoint({
  method: 'POST',
  path: '/api/journal/check-paper/',
  access: 'member',
  summary: 'فحص ملف قبل تقديمه: ما ينقصه وما يدل فيه على مؤلفيه، ومعاينة نسخة المحكّمين ساعةً',
  outdates: 'nothing',
  body: z.object({
    title: line({ min: 0, max: PAPER_LENGTHS.title }).default(''),
    abstract: optionalText(PAPER_LENGTHS.abstract),
    reply: optionalText(PAPER_LENGTHS.reply),
    first_author: written(FirstAuthor, WRONG_AUTHORS).optional(),
    co_authors: CoAuthors.default([]),
  }),
  files: { pdf_file: PaperFile },
  response: z.object({ id: z.uuid(), pages: z.number().int(), advice: PaperAdvice, preview: z.string() }),
  limits: [
    { by: 'user', max: 20, windowSeconds: HOUR },
    { by: 'members', max: 100, windowSeconds: HOUR },
  ],
});

const ByCheck = z.object({ id: z.uuid({ error: 'المعرّف غير صحيح' }) });

export const renewPreview = endpoint({
  method: 'GET',
  path: '/api/journal/check-paper/:id/',
  access: 'member',
  summary: 'رابط جديد لمعاينة نسخة المحكّمين من ملف فُحص',
  params: ByCheck,
  response: z.object({ preview: z.string() }),
});

export const getCheckedCopy = endpoint({
  method: 'GET',
  path: '/api/journal/check-paper/:id/reviewers-copy.pdf',
  access: 'member',
  link: true,
  summary: 'معاينة نسخة المحكّمين من ملف فُحص قبل ساعة على الأكثر',
  params: ByCheck,
  response: { fileTypes: ['application/pdf'] },
});
