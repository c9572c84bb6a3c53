import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { digits, Id, line, text } from '../fields.ts';

// What reviewers are asked beside their verdict and their notes, as the journal's editors ask it.

export const FORM = { questions: 20, question: 300, choices: 10, choice: 100, answer: 2000 } as const;
/** Of a question that is answered by a number. */
export const SCORES = [1, 2, 3, 4, 5] as const;

export const questionKinds = ['text', 'score', 'choice'] as const;
export const QuestionKind = z.enum(questionKinds, { error: 'اختر كيف يُجاب عن السؤال' });
export type QuestionKind = z.infer<typeof QuestionKind>;

const Yes = z.boolean({ error: 'القيمة المطلوبة نعم أو لا' });

const NewQuestion = z
  .object({
    question: line({ max: FORM.question }),
    kind: QuestionKind,
    /** Of which one is chosen; of another kind of question none. */
    choices: z
      .array(line({ max: FORM.choice }))
      .max(FORM.choices, { error: `عدد الخيارات لا يتجاوز ${digits(FORM.choices)}` })
      .default([]),
    /** The author reads the answer with the decision. */
    for_author: Yes,
    /** No verdict is sent without an answer. */
    is_needed: Yes,
  })
  .refine(({ kind, choices }) => kind !== 'choice' || new Set(choices).size >= 2, {
    error: 'اكتب للسؤال خيارين مختلفين على الأقل',
  })
  .refine(({ choices }) => new Set(choices).size === choices.length, { error: 'في الخيارات خيار مكرر' })
  .transform(({ choices, ...asked }) => ({ ...asked, choices: asked.kind === 'choice' ? choices : [] }));
export type NewQuestion = z.output<typeof NewQuestion>;

export const ReviewQuestion = z.object({
  /** Another one whenever the questions change. */
  id: z.number(),
  question: z.string(),
  kind: QuestionKind,
  choices: z.array(z.string()),
  for_author: z.boolean(),
  is_needed: z.boolean(),
});
export type ReviewQuestion = z.infer<typeof ReviewQuestion>;

const ReviewForm = z.object({
  questions: z.array(ReviewQuestion),
  /** For `saveReviewForm`: what was seen. */
  version: z.number().int(),
});

/** What a reviewer answered, as it was asked; a score is its number. */
export const ReviewAnswer = z.object({ question: z.string(), kind: QuestionKind, answer: z.string() });
export type ReviewAnswer = z.infer<typeof ReviewAnswer>;

/** In the call that sends a verdict: what is left out, or empty, is not answered. */
export const GivenAnswers = z
  .array(
    z.object({
      question_id: Id,
      answer: z.preprocess(
        (given) => (typeof given === 'number' ? String(given) : given),
        text({ min: 0, max: FORM.answer }),
      ),
    }),
    { error: 'تعذّرت قراءة الأجوبة' },
  )
  .max(FORM.questions, { error: 'تعذّرت قراءة الأجوبة' })
  .default([]);

export const getReviewForm = endpoint({
  method: 'GET',
  path: '/api/journal/review-form/',
  access: 'review_staff',
  summary: 'ما تسأل عنه المجلة محكّميها مع الحكم والملاحظة؛ ولا أسئلة ما لم يضعها التحرير',
  response: ReviewForm,
});

export const saveReviewForm = endpoint({
  method: 'PUT',
  path: '/api/journal/review-form/',
  access: 'journal_admin',
  summary: 'وضع أسئلة المحكّمين أو تغييرها؛ وما أُجيب عنه قبل ذلك يبقى كما سُئل',
  outdates: 'nothing',
  body: z.object({
    questions: z
      .array(NewQuestion, { error: 'تعذّرت قراءة الأسئلة' })
      .max(FORM.questions, { error: `عدد الأسئلة لا يتجاوز ${digits(FORM.questions)}` })
      .refine((all) => new Set(all.map(({ question }) => question)).size === all.length, {
        error: 'في الأسئلة سؤال مكرر',
      }),
    version: z.int({ error: 'رقم النسخة غير صحيح' }).min(0).optional(),
  }),
  response: ReviewForm,
});
