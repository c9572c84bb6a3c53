import { z } from 'zod';
import { digits, line, optionalText } from '../fields.ts';

// What an author agrees to and declares with a paper. Nothing of it is shown to reviewers: it may name who wrote it.

/** What whoever sends a paper agrees to for all its authors. A wording that changes gets a version of its own. */
export const AGREEMENT = {
  version: '2026-11',
  points: [
    'العمل أصيل لم يُنشر من قبل، ولا يُعرض على مجلة أخرى.',
    'يوافق المؤلفون جميعًا على إرساله، وعلى ترتيب أسمائهم فيه.',
    'يوافقون على نشره، إن قُبل، برخصة المشاع الإبداعي: نسب المصنف ٤٫٠ الدولية (CC BY 4.0)، وتبقى لهم حقوقهم فيه.',
  ],
} as const;

export const DECLARATION_LENGTHS = {
  statement: 1000,
  funder: 200,
  funderId: 100,
  award: 100,
  fundings: 10,
} as const;

/** The contributor roles of CRediT (ANSI/NISO Z39.104-2022), in its order. */
export const CREDIT_ROLES = [
  'conceptualization',
  'data-curation',
  'formal-analysis',
  'funding-acquisition',
  'investigation',
  'methodology',
  'project-administration',
  'resources',
  'software',
  'supervision',
  'validation',
  'visualization',
  'writing-original-draft',
  'writing-review-editing',
] as const;
export const CreditRole = z.enum(CREDIT_ROLES, { error: 'دور المؤلف غير معروف' });
export type CreditRole = z.infer<typeof CreditRole>;

/** What one author did; each role once, in the order of CRediT. */
export const CreditRoles = z
  .array(CreditRole, { error: 'دور المؤلف غير معروف' })
  .max(CREDIT_ROLES.length, { error: 'دور المؤلف غير معروف' })
  .transform((given) => CREDIT_ROLES.filter((role) => given.includes(role)))
  .default([]);

const FUNDER_ID = /^10\.13039\/\d{1,20}$/;
const WRONG_FUNDER_ID = 'معرّف الجهة في سجل Crossref يُكتب هكذا: 10.13039/501100000000';

/** Empty, or a DOI of the registry of funders; its address will do. */
const FunderId = z
  .string({ error: WRONG_FUNDER_ID })
  .max(DECLARATION_LENGTHS.funderId, { error: WRONG_FUNDER_ID })
  .transform((value) => value.trim().replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:)/i, ''))
  .refine((value) => value === '' || FUNDER_ID.test(value), { error: WRONG_FUNDER_ID })
  .default('');

const Funding = z.object({
  funder: line({ max: DECLARATION_LENGTHS.funder }),
  funder_id: FunderId,
  award: line({ min: 0, max: DECLARATION_LENGTHS.award }).default(''),
});
export type Funding = z.infer<typeof Funding>;

/** How the work was made, by those who made it; what is left empty does not concern it. */
export const Declarations = z.object({
  /** Who approved it, and under which number. */
  ethics: optionalText(DECLARATION_LENGTHS.statement),
  /** Where its data are. */
  data_access: optionalText(DECLARATION_LENGTHS.statement),
  /** What machines did in it. */
  ai_use: optionalText(DECLARATION_LENGTHS.statement),
  funding: z
    .array(Funding, { error: 'تعذّرت قراءة بيانات التمويل' })
    .max(DECLARATION_LENGTHS.fundings, {
      error: `عدد جهات التمويل لا يتجاوز ${digits(DECLARATION_LENGTHS.fundings)}`,
    })
    .default([]),
});
export type Declarations = z.infer<typeof Declarations>;

/** The same as it is answered. */
export const ShownDeclarations = z.object({
  ethics: z.string(),
  data_access: z.string(),
  ai_use: z.string(),
  funding: z.array(z.object({ funder: z.string(), funder_id: z.string(), award: z.string() })),
});
