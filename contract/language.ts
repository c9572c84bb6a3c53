import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ById } from './fields.ts';

/** What the linguistic engine knows of one entry of the dictionary. */
export const describeTerm = endpoint({
  method: 'GET',
  path: '/api/terms/:id/language/',
  access: 'anyone',
  summary: 'جذور المصطلح وأوزانه وأسرته وعناصر مقابله اللاتيني',
  params: ById,
  response: z.object({
    /** The words of the term that have a root, in order. */
    words: z.array(
      z.object({
        word: z.string(),
        root: z.string(),
        pattern: z.string(),
        /** Core sense of the root in Arabic; empty when it is not known. */
        sense: z.string(),
        status: z.enum(['attested', 'regular', 'doubtful']),
      }),
    ),
    /** Greek and Latin elements of the Latin equivalent. */
    parts: z.array(
      z.object({
        text: z.string(),
        kind: z.enum(['prefix', 'root', 'suffix']),
        origin: z.enum(['greek', 'latin']),
        meaning: z.string(),
        arabic: z.array(z.string()),
      }),
    ),
    /** Other terms of the dictionary that share a root with it. */
    family: z.array(z.object({ id: z.number(), arabic: z.string(), latin: z.string() })),
  }),
});
