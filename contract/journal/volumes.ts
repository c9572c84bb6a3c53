import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  ById,
  Done,
  Id,
  line,
  optionalText,
  Paging,
  pageOf,
  SearchText,
  Timestamp,
  text,
} from '../fields.ts';
import type { FileField } from '../files.ts';
import { MEGABYTE, PaperStatus } from './paper.ts';

export const VOLUME_LENGTHS = {
  reason: 500,
  title: 200,
  description: 2000,
  category: 100,
  section: 100,
  editorial_title: 200,
  editorial_authors: 300,
  editorial: 20_000,
} as const;
export const LAST_PAGE = 99_999;
export const VOLUME_YEARS = { first: 1900, last: 2200 } as const;
/** What stands in the form of a new volume at first. */
export const DEFAULT_YEAR = 2025;
/** Of a category when its name is asked for, known or not. */
const CategoryAsked = optionalText(VOLUME_LENGTHS.category);

export const COVER_MEGABYTES = 5;

/** The picture on a volume; kept as another picture made of it. */
export const CoverFile = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  maxBytes: COVER_MEGABYTES * MEGABYTE,
  optional: true,
} as const satisfies FileField;

const REQUIRED = 'يرجى تعبئة جميع الحقول المطلوبة';
const YEAR_WRONG = 'السنة غير صحيحة';

const Title = line({ min: 0, max: VOLUME_LENGTHS.title }).default('');
const Year = z.coerce
  .number({ error: REQUIRED })
  .int({ error: YEAR_WRONG })
  .min(VOLUME_YEARS.first, { error: YEAR_WRONG })
  .max(VOLUME_YEARS.last, { error: YEAR_WRONG })
  .meta({ type: 'integer', minimum: VOLUME_YEARS.first, maximum: VOLUME_YEARS.last });
const CategoryName = text({ max: VOLUME_LENGTHS.category });

export const Volume = z.object({
  id: z.number(),
  /** May be empty: then its number and year name it. */
  title: z.string(),
  number: z.number().int(),
  year: z.number().int(),
  main_category: z.string(),
  sub_category: z.string(),
  description: z.string(),
  published: z.boolean(),
  paper_count: z.number().int(),
  created_at: Timestamp,
  published_at: Timestamp.nullable(),
  cover_image_url: z.string().nullable(),
});
export type Volume = z.infer<typeof Volume>;

const Named = z.object({ name: z.string() });

/** A volume in a list of published ones. */
export const VolumeCard = Volume.extend({
  /** The first of them. */
  authors: z.array(Named),
  author_count: z.number().int(),
});
export type VolumeCard = z.infer<typeof VolumeCard>;
/** So many authors are named on a card. */
export const AUTHORS_ON_CARD = 3;

export const listVolumes = endpoint({
  method: 'GET',
  path: '/api/journal/volumes/',
  access: 'anyone',
  summary: 'المجلدات المنشورة وأبحاثها، الأحدث أولًا',
  query: Paging(100),
  response: z.array(
    Volume.extend({
      authors: z.array(Named),
      papers: z.array(z.object({ id: z.number(), title: z.string() })),
    }),
  ),
});

export const volumeSorts = ['newest', 'oldest', 'title', 'papers'] as const;
const VolumeSort = z.enum(volumeSorts, { error: 'الترتيب غير معروف' });
export type VolumeSort = (typeof volumeSorts)[number];

export const searchVolumes = endpoint({
  method: 'GET',
  path: '/api/journal/volumes/search/',
  access: 'anyone',
  summary: 'البحث في المجلدات المنشورة',
  shows: ['journal', 'volume:results.id'],
  query: Paging(12).extend({
    search: SearchText,
    category: CategoryAsked,
    sort: VolumeSort.default('newest'),
  }),
  response: pageOf(VolumeCard).extend({
    /** The main categories of all published volumes. */
    categories: z.array(z.string()),
  }),
});

export const VolumePaper = z.object({
  id: z.number(),
  title: z.string(),
  abstract: z.string(),
  authors: z.array(Named),
  thumbnail_url: z.string().nullable(),
  /** The address of its file; null when that is not there. */
  pdf_file: z.string().nullable(),
  /** What its reviewer wrote to the author; empty when it could tell who that was. */
  review_note: z.string(),
  is_retracted: z.boolean(),
  /** Where it stands in its volume; null where that numbers no pages. */
  pages: z.object({ first: z.number().int(), last: z.number().int() }).nullable(),
  /** The heading under which it stands; empty under none. */
  section: z.string(),
  /** Why; empty when it is not retracted. */
  retraction_note: z.string(),
});
export type VolumePaper = z.infer<typeof VolumePaper>;

export const getVolume = endpoint({
  method: 'GET',
  path: '/api/journal/volumes/:id/',
  access: 'anyone',
  summary: 'مجلد منشور وأبحاثه',
  shows: ['volume:id', 'article:papers.id'],
  params: ById,
  response: Volume.extend({
    /** What the editors say at its head; null where they say nothing. */
    editorial: z.object({ title: z.string(), authors: z.string(), text: z.string() }).nullable(),
    papers: z.array(VolumePaper),
  }),
});

export type VolumeRead = z.infer<(typeof getVolume)['response']>;

export const listApprovedCategories = endpoint({
  method: 'GET',
  path: '/api/journal/categories-with-approved-papers/',
  access: 'journal_admin',
  summary: 'التخصصات التي فيها أبحاث مقبولة لم تُدرج في مجلد',
  response: z.array(z.object({ main: z.string(), sub: z.string(), count: z.number().int() })),
});

const ApprovedPaper = z.object({
  id: z.number(),
  title: z.string(),
  abstract: z.string(),
  main_category: z.string(),
  sub_category: z.string(),
  authors: z.array(Named),
  /** As it would be published. */
  review_note: z.string(),
  /** The caller is one of its authors: somebody else has to publish it. */
  is_own: z.boolean(),
  /** Whether its named file came, and an editor let it be published; `kept` where it was published before. */
  final_file: z.enum(['none', 'given', 'checked', 'kept']),
  /** How many pages its file has, as far as that is known. */
  file_pages: z.number().int().nullable(),
  pages: z.object({ first: z.number().int(), last: z.number().int() }).nullable(),
  section: z.string(),
});
export type ApprovedPaper = z.infer<typeof ApprovedPaper>;

export const previewApprovedPapers = endpoint({
  method: 'GET',
  path: '/api/journal/preview-approved-papers/',
  access: 'journal_admin',
  summary: 'الأبحاث المقبولة في تخصص، ولم تُدرج في مجلد',
  query: z.object({ main: CategoryAsked, sub: CategoryAsked }),
  response: z.array(ApprovedPaper),
});

export const ManagedVolume = Volume.extend({
  /** The caller wrote one of its papers: somebody else has to publish it. */
  has_own: z.boolean(),
  /** Once, whether it is published now or not: then it is not deleted. */
  was_published: z.boolean(),
});
export type ManagedVolume = z.infer<typeof ManagedVolume>;

export const createVolumeByCategory = endpoint({
  method: 'POST',
  path: '/api/journal/create-volume-by-category/',
  access: 'journal_admin',
  summary: 'إنشاء مجلد من الأبحاث المقبولة في تخصص ونشره',
  outdates: 'pages',
  files: { cover_image: CoverFile },
  body: z.object({
    title: Title,
    year: Year,
    main_category: CategoryName,
    sub_category: CategoryName,
    /** The papers that were seen, by commas; without it all that are accepted and free. */
    paper_ids: z
      .string({ error: 'المعرّف غير صحيح' })
      .regex(/^\d{1,15}(,\d{1,15})*$/, { error: 'المعرّف غير صحيح' })
      .transform((ids) => ids.split(',').map(Number))
      .optional()
      .meta({ type: 'string', description: 'مثل 12,15' }),
    /** `false` keeps it a draft. */
    published: z.enum(['true', 'false'], { error: 'القيمة true أو false' }).default('true'),
    /** `false` refuses where a paper has no final file and would appear as its manuscript; screens ask and say either. */
    as_submitted: z.enum(['true', 'false'], { error: 'القيمة true أو false' }).default('true'),
  }),
  response: ManagedVolume,
  status: 201,
});

export const listManagedVolumes = endpoint({
  method: 'GET',
  path: '/api/journal/manage-volumes/',
  access: 'journal_admin',
  summary: 'كل المجلدات، ومنها المسودات',
  response: z.array(ManagedVolume),
});

export const createVolume = endpoint({
  method: 'POST',
  path: '/api/journal/manage-volumes/',
  access: 'journal_admin',
  summary: 'إنشاء مسودة مجلد',
  outdates: 'nothing',
  body: z.object({ title: line({ max: VOLUME_LENGTHS.title }), year: Year, main_category: CategoryName }),
  response: ManagedVolume,
  status: 201,
});

export const getManagedVolume = endpoint({
  method: 'GET',
  path: '/api/journal/manage-volumes/:id/',
  access: 'journal_admin',
  summary: 'مجلد بأبحاثه، وما يمكن أن يُضاف إليه',
  params: ById,
  response: ManagedVolume.extend({
    papers: z.array(
      ApprovedPaper.extend({ status: PaperStatus, is_withdrawn: z.boolean(), is_retracted: z.boolean() }),
    ),
    /**
     * Accepted papers of its main category that stand in no volume. A retracted one is among them where its volume is no
     * more: its notice comes back with it, for a reason.
     */
    candidates: z.array(ApprovedPaper.extend({ is_retracted: z.boolean() })),
    editorial: z.object({ title: z.string(), authors: z.string(), text: z.string() }),
    /** A link to its file for Crossref, good for five minutes; null unless it is published and the journal has a DOI prefix. */
    deposit: z.string().nullable(),
  }),
});
export type VolumeOnDesk = z.infer<(typeof getManagedVolume)['response']>;

export const editVolume = endpoint({
  method: 'PATCH',
  path: '/api/journal/manage-volumes/:id/',
  access: 'journal_admin',
  summary: 'تعديل عنوان المجلد ووصفه وسنته وغلافه',
  outdates: ['volume:id', 'journal'],
  params: ById,
  files: { cover_image: CoverFile },
  body: z.object({
    title: Title,
    description: optionalText(VOLUME_LENGTHS.description),
    year: Year,
    remove_cover: z.enum(['true', 'false'], { error: 'القيمة true أو false' }).default('false'),
    /** What the editors say at its head; what is not sent stays. */
    editorial_title: line({ min: 0, max: VOLUME_LENGTHS.editorial_title }).optional(),
    editorial_authors: line({ min: 0, max: VOLUME_LENGTHS.editorial_authors }).optional(),
    editorial: text({ min: 0, max: VOLUME_LENGTHS.editorial }).optional(),
  }),
  response: ManagedVolume,
});

const PAGE_WRONG = 'اكتب رقم الصفحة عددًا صحيحًا أكبر من صفر';
const PageNumber = z
  .int({ error: PAGE_WRONG })
  .min(1, { error: PAGE_WRONG })
  .max(LAST_PAGE, { error: 'رقم الصفحة أكبر من المسموح به' });

export const arrangeVolume = endpoint({
  method: 'PUT',
  path: '/api/journal/manage-volumes/:id/arrangement/',
  access: 'journal_admin',
  summary: 'ترتيب أبحاث مجلد وأقسامها وأرقام صفحاتها',
  outdates: ['volume:id', 'journal'],
  params: ById,
  body: z.object({
    /** All papers of the volume in their order. */
    papers: z
      .array(
        z.object({
          id: z.int({ error: 'المعرّف غير صحيح' }),
          section: line({ min: 0, max: VOLUME_LENGTHS.section }).default(''),
          pages: z
            .object({ first: PageNumber, last: PageNumber })
            .refine(({ first, last }) => first <= last, { error: 'الصفحة الأخيرة قبل الأولى' })
            .nullable(),
        }),
      )
      .max(500, { error: 'عدد الأبحاث أكبر من المسموح به' }),
    /** From here the pages run on from paper to paper, as their files have them; `pages` of papers are not read then. */
    running_from: PageNumber.nullable().default(null),
  }),
  response: Done,
});

export const deleteVolume = endpoint({
  method: 'DELETE',
  path: '/api/journal/manage-volumes/:id/',
  access: 'journal_admin',
  summary: 'حذف مسودة مجلد؛ تبقى أبحاثه مقبولة',
  outdates: 'nothing',
  params: ById,
  response: Done,
});

export const addVolumePaper = endpoint({
  method: 'POST',
  path: '/api/journal/manage-volumes/:id/papers/',
  access: 'journal_admin',
  summary: 'إضافة بحث مقبول إلى مسودة مجلد',
  outdates: 'nothing',
  params: ById,
  body: z.object({
    paper_id: Id,
    /** Why a retracted paper, whose volume is no more, has a page again; nothing else is asked for it. */
    reason: optionalText(VOLUME_LENGTHS.reason),
  }),
  response: Done,
});

export const removeVolumePaper = endpoint({
  method: 'DELETE',
  path: '/api/journal/manage-volumes/:id/papers/:paper_id/',
  access: 'journal_admin',
  summary: 'إخراج بحث من مسودة مجلد',
  outdates: 'nothing',
  params: z.object({ id: Id, paper_id: Id }),
  response: Done,
});

export const togglePublishVolume = endpoint({
  method: 'PATCH',
  path: '/api/journal/toggle-publish-volume/:id/',
  access: 'journal_admin',
  summary: 'نشر مجلد أو إلغاء نشره',
  outdates: 'pages',
  params: ById,
  body: z.object({
    published: z.boolean({ error: 'القيمة true أو false' }),
    /** Why it is taken out; whoever follows an old link reads it. */
    reason: optionalText(VOLUME_LENGTHS.reason),
    /** `false` refuses where a paper has no final file and would appear as its manuscript; screens ask and say either. */
    as_submitted: z.boolean({ error: 'القيمة true أو false' }).default(true),
  }),
  response: ManagedVolume,
});

export const getVolumeDeposit = endpoint({
  method: 'GET',
  path: '/api/journal/volumes/:id/crossref/',
  access: 'journal_admin',
  summary: 'ملف إيداع معرّفات DOI لأبحاث مجلد منشور لدى Crossref',
  link: true,
  params: ById,
  response: { fileTypes: ['application/xml'] },
});
