import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ById, Done, Id, line, optionalText, text } from '../fields.ts';
import { SeenVersion, TERM_LIMITS, Term } from './term.ts';

// An entry is a proposal for a concept: its preferred pair and definition, and beside them further names, examples of use,
// relations to other entries, and domains within its category.

export const CONCEPT_LIMITS = {
  name: 200,
  plural: 200,
  region: 100,
  note: 500,
  source: 300,
  page: 50,
  link: 500,
  example: 500,
} as const;

/** So many of each kind one entry may have, what is only proposed included. */
export const MOST_PARTS = 60;

export const languages = ['ar', 'en', 'fr', 'la', 'other'] as const;
export const nameKinds = ['term', 'abbreviation', 'symbol', 'variant'] as const;
export const nameStatuses = ['preferred', 'accepted', 'deprecated', 'proposed'] as const;
export const partsOfSpeech = ['noun', 'verb', 'adjective', 'adverb', 'phrase'] as const;
export const genders = ['masculine', 'feminine'] as const;
export const relationKinds = ['broader', 'narrower', 'related', 'see'] as const;

const Language = z.enum(languages, { error: 'اللغة غير معروفة' });
const NameKind = z.enum(nameKinds, { error: 'نوع الاسم غير معروف' });
const NameStatus = z.enum(nameStatuses, { error: 'الحالة غير معروفة' });
const PartOfSpeech = z.enum(partsOfSpeech, { error: 'قسم الكلمة غير معروف' });
const Gender = z.enum(genders, { error: 'الجنس غير معروف' });
export const RelationKind = z.enum(relationKinds, { error: 'نوع العلاقة غير معروف' });
export type RelationKind = z.infer<typeof RelationKind>;

const optionalLine = (max: number) => line({ min: 0, max }).default('');

const SourceLink = text({ min: 0, max: CONCEPT_LIMITS.link })
  .refine((value) => value === '' || /^https?:\/\/[^\s]+$/i.test(value), {
    error: 'اكتب رابطًا يبدأ بـ https:// أو http://',
  })
  .default('');

/** The work in which it stands, the page there, and where that can be read. */
const SourceFields = {
  source: optionalLine(CONCEPT_LIMITS.source),
  source_page: optionalLine(CONCEPT_LIMITS.page),
  source_link: SourceLink,
};

const LETTERS: Record<(typeof languages)[number], RegExp> = {
  ar: /(?=\p{Script=Arabic})\p{L}/u,
  en: /(?=\p{Script=Latin})\p{L}/u,
  fr: /(?=\p{Script=Latin})\p{L}/u,
  la: /(?=\p{Script=Latin})\p{L}/u,
  other: /\p{L}/u,
};
const WRONG_LETTERS = 'اكتب الاسم بحروف لغته';

/** What a word is as a word; of a plural several forms may be written. */
export const GrammarFields = {
  part_of_speech: PartOfSpeech.nullish().transform((value) => value ?? null),
  gender: Gender.nullish().transform((value) => value ?? null),
  plural: optionalLine(CONCEPT_LIMITS.plural),
};
const Grammar = z.object(GrammarFields);
export type Grammar = z.infer<typeof Grammar>;

const NameFields = z.object({
  language: Language,
  text: line({ max: CONCEPT_LIMITS.name }),
  kind: NameKind.default('term'),
  ...GrammarFields,
  /** Where, or by whom, it is used. */
  region: optionalLine(CONCEPT_LIMITS.region),
  note: optionalText(CONCEPT_LIMITS.note),
  ...SourceFields,
});

/** A further name as somebody proposes it: in letters of its language, unless it is a symbol. */
export const ProposedName = NameFields.refine(
  ({ language, kind, text: name }) => kind === 'symbol' || LETTERS[language].test(name),
  { path: ['text'], error: WRONG_LETTERS },
);
export type ProposedName = z.infer<typeof ProposedName>;

export const ProposedExample = z.object({
  text: text({ max: CONCEPT_LIMITS.example }),
  translation: optionalText(CONCEPT_LIMITS.example),
  ...SourceFields,
});
export type ProposedExample = z.infer<typeof ProposedExample>;

/** Who proposed a part, and what the caller may do with it. */
const Standing = {
  by: z.string(),
  /** Accept it, and change its status. */
  can_decide: z.boolean(),
  /** Take it away: whoever decides, and who proposed it while nobody has. */
  can_remove: z.boolean(),
};

export const Designation = z.object({
  id: z.number(),
  language: Language,
  text: z.string(),
  kind: NameKind,
  status: NameStatus,
  part_of_speech: PartOfSpeech.nullable(),
  gender: Gender.nullable(),
  plural: z.string(),
  region: z.string(),
  note: z.string(),
  source: z.string(),
  source_page: z.string(),
  source_link: z.string(),
  ...Standing,
});
export type Designation = z.infer<typeof Designation>;

export const Example = z.object({
  id: z.number(),
  text: z.string(),
  translation: z.string(),
  status: z.enum(['accepted', 'proposed']),
  source: z.string(),
  source_page: z.string(),
  source_link: z.string(),
  ...Standing,
});
export type Example = z.infer<typeof Example>;

export const Relation = z.object({
  id: z.number(),
  /** As seen from this entry: `broader` says that the other one is. */
  kind: RelationKind,
  status: z.enum(['accepted', 'proposed']),
  term: z.object({ id: z.number(), arabic: z.string(), latin: z.string() }),
  ...Standing,
});
export type Relation = z.infer<typeof Relation>;

export const Domain = z.object({
  id: z.number(),
  name: z.string(),
  latin: z.string(),
  category: z.string(),
  /** The domain that it is a part of. */
  parent: z.number().nullable(),
});
export type Domain = z.infer<typeof Domain>;

/** Another entry that a word or a concept has already, for the question which one is meant. */
export const KnownEntry = z.object({
  id: z.number(),
  arabic: z.string(),
  latin: z.string(),
  category: z.string(),
  definition: z.string(),
});
export type KnownEntry = z.infer<typeof KnownEntry>;

/** What an entry has beside its pair and definition. */
export const conceptParts = {
  /** Of its own Arabic name. */
  grammar: z.object({
    part_of_speech: PartOfSpeech.nullable(),
    gender: Gender.nullable(),
    plural: z.string(),
  }),
  designations: z.array(Designation),
  examples: z.array(Example),
  relations: z.array(Relation),
  domains: z.array(Domain),
  /** Other Arabic proposals for the same concept, with their votes. */
  rivals: z.array(Term),
  /** The same Arabic word for other concepts. */
  homonyms: z.array(KnownEntry),
  /** Choose domains, and add names that need nobody's consent. */
  can_decide_parts: z.boolean(),
};

/** What nobody but people write, as often as terms are suggested. */
const PROPOSALS = [{ by: 'user', max: 60, windowSeconds: 3600, together: 'parts' }] as const;

const Proposed = Done.extend({ id: z.number(), status: NameStatus });

export const proposeDesignation = endpoint({
  method: 'POST',
  path: '/api/terms/:id/designations/',
  access: 'member',
  summary: 'اقتراح اسم آخر لمصطلح',
  outdates: ['term:id', 'dictionary'],
  params: ById,
  body: ProposedName,
  response: Proposed,
  status: 201,
  limits: PROPOSALS,
});

export const setDesignationStatus = endpoint({
  method: 'POST',
  path: '/api/designations/:id/status/',
  access: 'member',
  summary: 'قبول اسم آخر، أو تفضيله، أو وسمه بالمهجور',
  outdates: ['term', 'dictionary'],
  params: ById,
  body: z.object({
    status: z.enum(['preferred', 'accepted', 'deprecated'], { error: 'الحالة غير معروفة' }),
  }),
  response: Done,
  limits: PROPOSALS,
});

export const editDesignation = endpoint({
  method: 'PUT',
  path: '/api/designations/:id/',
  access: 'member',
  summary: 'تعديل اسم آخر: من اقترحه قبل قبوله، ومن يراجع المصطلح',
  outdates: ['term', 'dictionary'],
  params: ById,
  body: ProposedName,
  response: Done,
  limits: PROPOSALS,
});

export const removeDesignation = endpoint({
  method: 'DELETE',
  path: '/api/designations/:id/',
  access: 'member',
  summary: 'رفض اسم آخر أو سحبه',
  outdates: ['term', 'dictionary'],
  params: ById,
  response: Done,
  limits: PROPOSALS,
});

export const proposeExample = endpoint({
  method: 'POST',
  path: '/api/terms/:id/examples/',
  access: 'member',
  summary: 'اقتراح مثال على استعمال مصطلح',
  outdates: ['term:id'],
  params: ById,
  body: ProposedExample,
  response: Proposed,
  status: 201,
  limits: PROPOSALS,
});

export const acceptExample = endpoint({
  method: 'POST',
  path: '/api/examples/:id/accept/',
  access: 'member',
  summary: 'قبول مثال',
  outdates: ['term'],
  params: ById,
  response: Done,
  limits: PROPOSALS,
});

export const removeExample = endpoint({
  method: 'DELETE',
  path: '/api/examples/:id/',
  access: 'member',
  summary: 'رفض مثال أو سحبه',
  outdates: ['term'],
  params: ById,
  response: Done,
  limits: PROPOSALS,
});

export const proposeRelation = endpoint({
  method: 'POST',
  path: '/api/terms/:id/relations/',
  access: 'member',
  summary: 'اقتراح علاقة بين مصطلحين',
  outdates: ['term'],
  params: ById,
  body: z.object({ term: Id, kind: RelationKind }),
  response: Proposed,
  status: 201,
  limits: PROPOSALS,
});

export const acceptRelation = endpoint({
  method: 'POST',
  path: '/api/relations/:id/accept/',
  access: 'member',
  summary: 'قبول علاقة',
  outdates: ['term'],
  params: ById,
  response: Done,
  limits: PROPOSALS,
});

export const removeRelation = endpoint({
  method: 'DELETE',
  path: '/api/relations/:id/',
  access: 'member',
  summary: 'رفض علاقة أو سحبها',
  outdates: ['term'],
  params: ById,
  response: Done,
  limits: PROPOSALS,
});

export const listDomains = endpoint({
  method: 'GET',
  path: '/api/domains/',
  access: 'anyone',
  summary: 'فروع التخصصات',
  query: z.object({ category: optionalText(TERM_LIMITS.category) }),
  response: z.array(Domain),
});

/** So many domains one entry may be in. */
export const MOST_DOMAINS = 5;

export const setDomains = endpoint({
  method: 'PUT',
  path: '/api/terms/:id/domains/',
  access: 'member',
  summary: 'اختيار فروع التخصص لمصطلح',
  outdates: ['term:id', 'dictionary'],
  params: ById,
  body: z.object({
    domains: z
      .array(Id, { error: 'اختر الفروع من القائمة' })
      .max(MOST_DOMAINS, { error: 'اختر خمسة فروع على الأكثر' }),
  }),
  response: Done,
  limits: PROPOSALS,
});

export const setGrammar = endpoint({
  method: 'PUT',
  path: '/api/terms/:id/grammar/',
  access: 'member',
  summary: 'قسم المصطلح من الكلام وجنسه وجمعه: من يراجعه، أو صاحبه قبل الاعتماد',
  outdates: ['term:id', 'dictionary'],
  params: ById,
  body: Grammar,
  response: Done,
  limits: PROPOSALS,
});

export const revertTerm = endpoint({
  method: 'POST',
  path: '/api/terms/:id/revert/',
  access: 'member',
  summary: 'الرجوع إلى نسخة سابقة من مصطلح: صاحبه قبل الاعتماد، أو مدير المنصة',
  outdates: ['term:id', 'dictionary'],
  params: ById,
  body: z.object({ revision: Id, updated_at: SeenVersion }),
  response: Done,
  limits: PROPOSALS,
});

const MergePair = z.object({ kept: Id, merged: Id });

export const MergePreview = z.object({
  kept: Term,
  merged: Term,
  /** What the kept entry gains. */
  names: z.array(z.string()),
  examples: z.number().int(),
  votes: z.number().int(),
  relations: z.number().int(),
  papers: z.number().int(),
});
export type MergePreview = z.infer<typeof MergePreview>;

export const previewMerge = endpoint({
  method: 'GET',
  path: '/api/admin-tools/merges/preview/',
  access: 'admin',
  summary: 'ما يحدث إذا دُمج مصطلح في آخر',
  query: MergePair,
  response: MergePreview,
});

export const mergeTerms = endpoint({
  method: 'POST',
  path: '/api/admin-tools/merges/',
  access: 'admin',
  summary: 'دمج مصطلح مكرر في آخر',
  outdates: 'pages',
  body: MergePair,
  response: Done.extend({ id: z.number() }),
  status: 201,
});

export const listMerges = endpoint({
  method: 'GET',
  path: '/api/terms/:id/merges/',
  access: 'admin',
  summary: 'ما دُمج في مصطلح ويمكن التراجع عنه',
  params: ById,
  response: z.array(
    z.object({ id: z.number(), merged: z.object({ id: z.number(), arabic: z.string(), latin: z.string() }) }),
  ),
});

export const undoMerge = endpoint({
  method: 'POST',
  path: '/api/admin-tools/merges/:id/undo/',
  access: 'admin',
  summary: 'التراجع عن دمج مصطلحين',
  outdates: 'pages',
  params: ById,
  response: Done,
});
