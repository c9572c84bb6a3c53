import { z } from 'zod';
import { Timestamp } from '../fields.ts';

/** The longest text of each part, in letters. */
export const TERM_LIMITS = {
  arabic: 200,
  latin: 200,
  definition: 4000,
  reason: 1000,
  category: 100,
  root: 20,
} as const;

/** Standing votes at which a pending term becomes approved. */
export const VOTES_TO_APPROVE = 5;

/** Approved terms that make their author an official contributor. */
export const TERMS_TO_CONTRIBUTE = 3;

export const Category = z.object({ id: z.number(), name: z.string() });
export type Category = z.infer<typeof Category>;

/** The version of a term that the caller has read; a decision on an older one is refused. */
export const SeenVersion = z.iso.datetime({ offset: true, error: 'الوقت غير صحيح' }).optional();

/** The published paper that coined a term. */
export const CoiningPaper = z.object({ id: z.number(), title: z.string() });
export type CoiningPaper = z.infer<typeof CoiningPaper>;

/** Who suggested a term. The address is there for admins and journal admins only. */
const Author = z.object({ name: z.string(), email: z.string().optional() });

export const Term = z.object({
  id: z.number(),
  arabic: z.string(),
  latin: z.string(),
  definition: z.string(),
  /** The category's name, twice: clients read either. */
  category: z.string(),
  category_name: z.string(),
  votes: z.number().int(),
  /** Votes that approve a pending term. */
  votes_needed: z.number().int(),
  is_approved: z.boolean(),
  /** Its definition says nothing of it yet. */
  needs_definition: z.boolean(),
  created_by: Author.nullable(),
  created_by_name: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Term = z.infer<typeof Term>;
