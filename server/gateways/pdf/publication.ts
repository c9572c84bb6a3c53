import { z } from 'zod';

/** What is put into a file before everybody reads it. */
export const Publication = z.object({
  /** A PDF of ours, in base64: a page to stand before all others, and perhaps one to be stamped onto each. */
  front: z.string(),
  /** Where on the second page of the front what is stamped onto all others stands; null where nothing is. */
  stamp: z.object({ left: z.number(), bottom: z.number(), right: z.number(), top: z.number() }).nullable(),
  /** What its first page is numbered, where the volume numbers its pages. */
  firstPage: z.number().int().nullable(),
  language: z.string(),
  title: z.string(),
  author: z.string(),
  subject: z.string(),
  keywords: z.array(z.string()),
  /** The same and more, as XML (XMP). */
  description: z.string(),
  date: z.string(),
});
export type Publication = z.infer<typeof Publication>;
