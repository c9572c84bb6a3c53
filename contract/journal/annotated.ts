import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ById, Done, digits, Id } from '../fields.ts';
import { MEGABYTE, PaperFile } from './paper.ts';

// The paper with what a reviewer noted on it. It goes with the verdict, and nobody reads in it whose notes they are.

/** Notes weigh too: a paper of the largest size can still be noted on. */
export const ANNOTATED_MEGABYTES = 10;

/** A link, good for five minutes. */
export const AnnotatedFile = z.object({ url: z.string(), bytes: z.number().int() });
export type AnnotatedFile = z.infer<typeof AnnotatedFile>;

const ByRound = ById.extend({ round: Id });

export const giveAnnotated = endpoint({
  method: 'POST',
  path: '/api/journal/review/:id/annotated/',
  access: 'review_staff',
  summary: 'نسخة البحث وعليها تعليقات محكّمه، دون اسمه؛ تُرسل مع حكمه، وتحل محل ما رفعه قبلها',
  outdates: 'nothing',
  params: ById,
  files: {
    pdf_file: {
      ...PaperFile,
      maxBytes: ANNOTATED_MEGABYTES * MEGABYTE,
      refusals: {
        ...PaperFile.refusals,
        size: `❌ لا يزيد حجم الملف على ${digits(ANNOTATED_MEGABYTES)} ميجابايت`,
      },
    },
  },
  response: z.object({ annotated_file: AnnotatedFile.nullable() }),
  limits: [{ by: 'user', max: 30, windowSeconds: 60 * 60 }],
});

export const takeBackAnnotated = endpoint({
  method: 'DELETE',
  path: '/api/journal/review/:id/annotated/',
  access: 'review_staff',
  summary: 'حذف ما رفعه المحكّم من تعليقات على البحث، قبل إرسال حكمه',
  outdates: 'nothing',
  params: ById,
  response: Done,
});

export const openOwnAnnotated = endpoint({
  method: 'GET',
  path: '/api/journal/review/:id/rounds/:round/annotated.pdf',
  access: 'review_staff',
  link: true,
  summary: 'تعليقات المحكّم على البحث كما يقرؤها غيره، له هو ما دام التحكيم قائمًا',
  params: ByRound,
  response: { fileTypes: ['application/pdf'] },
});

export const openAnnotated = endpoint({
  method: 'GET',
  path: '/api/journal/papers/:id/assignments/:assignment/annotated.pdf',
  access: 'journal_admin',
  link: true,
  summary: 'تعليقات محكّم على بحث مع حكمه، لمن يتولى تحريره',
  params: ById.extend({ assignment: Id }),
  response: { fileTypes: ['application/pdf'] },
});

export const openAnnotatedOfReviewer = endpoint({
  method: 'GET',
  path: '/api/journal/my-papers/:id/rounds/:round/annotated/:letter/paper.pdf',
  access: 'member',
  link: true,
  summary: 'تعليقات محكّم على بحث، لصاحبه بعد القرار؛ والمحكّم فيها حرف',
  params: ByRound.extend({ letter: Id }),
  response: { fileTypes: ['application/pdf'] },
});
