import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Timestamp, text } from '../fields.ts';

// The pages on which the journal says how it works, as its editors word them.

/** By the last part of their addresses below `/journal/`. */
export const PolicyName = z.enum(['about', 'ethics', 'review-process', 'open-access'], {
  error: 'لا صفحة بهذا الاسم',
});
export type PolicyName = z.infer<typeof PolicyName>;

export const POLICY_LENGTH = 20_000;

/** What stands between braces where the site says who decides: it follows from the settings, and no editor words it. */
export const DECISION_PLACE = 'من يقرر';

/** What may stand between braces in each page. */
export const policyPlaces: Readonly<Record<PolicyName, readonly string[]>> = {
  about: [],
  ethics: [DECISION_PLACE],
  'review-process': [DECISION_PLACE],
  'open-access': [],
};

const LAST_VERSION = 999_999_999;
const version = { error: 'رقم النسخة غير صحيح' };

/** Of a page that was never changed it is 0. */
const Version = z
  .union([z.number(), z.string().regex(/^\d+$/)], version)
  .transform(Number)
  .pipe(z.number(version).int(version).min(0, version).max(LAST_VERSION, version))
  .meta({ type: 'integer', minimum: 0, maximum: LAST_VERSION });

const Saved = z.object({
  version: z.number().int(),
  saved_at: Timestamp,
  /** The page went back to the text of the program. */
  is_original: z.boolean(),
});

const Policy = z.object({
  name: PolicyName,
  version: z.number().int(),
  /** Lines: `# ` begins a heading, `- ` a point of a list, all others are paragraphs. Null is the text of the program. */
  text: z.string().nullable(),
  /** Null as long as nobody changed it. */
  saved_at: Timestamp.nullable(),
});

const ManagedPolicy = Policy.extend({
  saved_by: z.string().nullable(),
  /** The newest first. */
  versions: z.array(Saved.extend({ saved_by: z.string() })),
});
export type ManagedPolicy = z.infer<typeof ManagedPolicy>;

const ByName = z.object({ name: PolicyName });
/** The version that the editor had in view: what came after it is not written over. */
const After = z.object({ after: Version });

export const getPolicy = endpoint({
  method: 'GET',
  path: '/api/journal/policies/:name/',
  access: 'anyone',
  summary:
    'نص صفحة من صفحات سياسات المجلة كما هو الآن أو في نسخة سابقة، ونسخها بتواريخها؛ و null هو النص الأصلي',
  shows: ['policies:name'],
  params: ByName,
  query: z.object({ version: Version.optional() }),
  response: Policy.extend({ versions: z.array(Saved) }),
});

export const listPolicies = endpoint({
  method: 'GET',
  path: '/api/journal/policies/',
  access: 'journal_admin',
  summary: 'صفحات سياسات المجلة كلها، ونسخ كل منها بمن حفظها ومتى',
  response: z.array(ManagedPolicy),
});

export const savePolicy = endpoint({
  method: 'POST',
  path: '/api/journal/policies/:name/versions/',
  access: 'journal_admin',
  summary: 'حفظ نسخة جديدة من نص صفحة من صفحات سياسات المجلة',
  outdates: ['policies:name'],
  params: ByName,
  body: After.extend({ text: text({ max: POLICY_LENGTH }) }),
  response: ManagedPolicy,
});

export const resetPolicy = endpoint({
  method: 'POST',
  path: '/api/journal/policies/:name/original/',
  access: 'journal_admin',
  summary: 'إعادة صفحة من صفحات سياسات المجلة إلى نصها الأصلي، في نسخة جديدة',
  outdates: ['policies:name'],
  params: ByName,
  body: After,
  response: ManagedPolicy,
});
