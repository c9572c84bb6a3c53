import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ById, optionalText, Paging, pageOf, SearchText, Timestamp } from '../fields.ts';
import { UsingPaper } from '../journal/paper-terms.ts';
import { ShelfRow } from '../shelf.ts';
import { conceptParts } from './concepts.ts';
import { Category, CoiningPaper, TERM_LIMITS, Term } from './term.ts';

/** How a search found a term, best first. */
export const MatchKind = z.enum([
  'exact',
  'spelling',
  'article',
  /** Another name of the entry is what was searched for. */
  'name',
  /** The glossaries know what was searched for under the Latin of the entry. */
  'bridge',
  'loose',
  'inflection',
  /** What was searched for is a foreign name, an abbreviation or a formula, and this has its English name. */
  'english',
  /** The first letters of the Latin name. */
  'initials',
  'prefix',
  'words',
  'fuzzy',
  'some_words',
  'family',
]);
export type MatchKind = z.infer<typeof MatchKind>;

/** Orders of the list without a search. Only the Arabic one goes on by places. */
export const listOrders = ['alphabet', 'newest', 'most_voted', 'near_approval'] as const;
export type ListOrder = (typeof listOrders)[number];

export const listStatuses = ['approved', 'pending'] as const;

/** Where entries come from: born with the dictionary, suggested by members, taken from other works. */
export const listSources = ['founding', 'members', 'works'] as const;
export type ListSource = (typeof listSources)[number];

/** How a term was coined, where that can be proved: from a root, of several words, borrowed, blended. */
export const listCoinings = ['derived', 'compound', 'borrowed', 'blended'] as const;
export type ListCoining = (typeof listCoinings)[number];

/** Of a list that is narrowed to a source or a way of coining so many are counted at most. */
export const MOST_COUNTED = 10_000;

/** Entries and rows of the shelf are one ranked answer in two lists. */
const ranked = {
  match: MatchKind,
  /** So many of the entries of this page stand above the row. */
  above: z.number().int(),
};

/** A place in the list of all terms: whether the term there is under review, and its id. */
const PlaceInList = z
  .string()
  .regex(/^[01]-[1-9]\d{0,14}$/, { error: 'موضع القائمة غير صحيح' })
  .transform((place) => ({ isPending: place.startsWith('1'), id: Number(place.slice(2)) }));

export const searchTerms = endpoint({
  method: 'GET',
  path: '/api/terms/',
  access: 'anyone',
  summary: 'البحث في المعجم',
  shows: ['dictionary', 'votes:results.id', 'shelf'],
  query: Paging(10).extend({
    search: SearchText,
    /** A category's name or id. */
    category: optionalText(TERM_LIMITS.category),
    /** A root such as ك-ت-ب or كتب. */
    root: optionalText(TERM_LIMITS.root),
    source: z.enum(listSources, { error: 'المصدر غير معروف' }).optional(),
    coining: z.enum(listCoinings, { error: 'طريقة الوضع غير معروفة' }).optional(),
    /** Without a search, as the order is; what a search finds is ordered by how well it answers. */
    status: z.enum(listStatuses, { error: 'الحالة غير معروفة' }).optional(),
    sort: z.enum(listOrders, { error: 'الترتيب غير معروف' }).default('alphabet'),
    /** Without a search: what follows this place, as `next` of the page before says it; the number is then only told. */
    after: PlaceInList.optional(),
  }),
  response: pageOf(
    Term.extend({
      match: MatchKind.nullable(),
      /** What was found where it is neither of the two names: another name of the entry, its Latin for a bridge, the English. */
      matched: z.string().nullable(),
    }),
  ).extend({
    /** What the same keys give under the other layout, where only that finds something. */
    meant: z.string().nullable(),
    /** On the first page of a search: what glossaries have that the dictionary does not, unreviewed. */
    shelf: z.array(ShelfRow.extend(ranked)),
  }),
});

export const suggestTerms = endpoint({
  method: 'GET',
  path: '/api/terms/suggest/',
  access: 'anyone',
  summary: 'ما قد يبحث عنه من لم يتم كتابته بعد: مداخل المعجم، ثم صفوف المسرد',
  query: z.object({ search: SearchText }),
  response: z.object({
    entries: z.array(z.object({ id: z.number(), arabic: z.string(), latin: z.string(), match: MatchKind })),
    /** Unreviewed, and none of the entries. */
    shelf: z.array(z.object({ id: z.number(), arabic: z.string(), latin: z.string(), ...ranked })),
  }),
});

/** What made a version of an entry. */
export const revisionChanges = [
  'edited',
  'names',
  'examples',
  'relations',
  'domains',
  'reverted',
  'merged',
  'unmerged',
] as const;
const RevisionChange = z.enum(revisionChanges);
export type RevisionChange = z.infer<typeof RevisionChange>;

const Neighbour = z.object({ id: z.number(), arabic: z.string(), latin: z.string() });

export const getTerm = endpoint({
  method: 'GET',
  path: '/api/terms/:id/',
  access: 'anyone',
  summary: 'مصطلح واحد وتاريخ تعديلاته',
  shows: [
    'term:id',
    'votes:id',
    'term:rivals.id',
    'votes:rivals.id',
    'term:homonyms.id',
    'term:relations.term.id',
    'term:neighbours.previous.id',
    'term:neighbours.next.id',
    'article:papers.results.id',
    'article:coined_in.id',
  ],
  params: ById,
  response: Term.extend({
    revisions: z.array(
      z.object({
        id: z.number(),
        arabic: z.string(),
        latin: z.string(),
        definition: z.string(),
        category: z.string(),
        editor: z.string(),
        created_at: Timestamp,
        change: RevisionChange,
        /** Its further names, examples and domains; null where the version is older than these. */
        parts: z
          .object({
            names: z.array(z.string()),
            examples: z.array(z.string()),
            domains: z.array(z.string()),
          })
          .nullable(),
      }),
    ),
    /** May the caller edit it: its author while it is pending, or an admin. */
    can_edit: z.boolean(),
    coined_in: CoiningPaper.nullable(),
    /** The newest of the published articles that use it. */
    papers: z.object({ results: z.array(UsingPaper), has_more: z.boolean() }),
    /** The entries right before and behind it in the list of its field. */
    neighbours: z.object({ previous: Neighbour.nullable(), next: Neighbour.nullable() }),
    ...conceptParts,
  }),
});

export const getRandomTerm = endpoint({
  method: 'GET',
  path: '/api/random/',
  access: 'anyone',
  summary: 'مصطلح عشوائي، أو مصطلح اليوم مع of=day',
  shows: ['term:id', 'votes:id'],
  query: z.object({ of: z.enum(['day']).optional() }),
  response: z.object({
    id: z.number(),
    title: z.string(),
    term: z.string(),
    arabic: z.string(),
    latin: z.string(),
    english: z.string(),
    definition: z.string(),
    category: z.string(),
    example: z.string(),
    author: z.string(),
    votes: z.number().int(),
    is_approved: z.boolean(),
    /** Where the term comes from; empty when nobody said. */
    source: z.string(),
  }),
});

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/categories/',
  access: 'anyone',
  summary: 'التخصصات',
  shows: [],
  response: z.array(Category.extend({ /** How many terms it has. */ terms: z.number().int() })),
});

export const listTrending = endpoint({
  method: 'GET',
  path: '/api/trending/',
  access: 'anyone',
  summary: 'المصطلحات الأكثر تصويتًا في الأسبوع الأخير',
  response: z.array(Term),
});

/** What the linguistic engine knows of one entry of the dictionary. */
export const describeTerm = endpoint({
  method: 'GET',
  path: '/api/terms/:id/language/',
  access: 'anyone',
  summary: 'جذور المصطلح وأوزانه وأسرته وعناصر مقابله اللاتيني',
  shows: ['term:id', 'term:family.id'],
  params: ById,
  response: z.object({
    /** The words of the term that have a root, in order. */
    words: z.array(
      z.object({
        word: z.string(),
        root: z.string(),
        /** The measure, fully marked; empty unless the engine makes the word by one measure and no other. */
        pattern: z.string(),
        /** Core sense of the root in Arabic; empty when it is not known. */
        sense: z.string(),
        status: z.enum(['attested', 'regular', 'doubtful']),
      }),
    ),
    /** Greek and Latin elements of the Latin equivalent, where the Arabic says what they mean. */
    parts: z.array(z.object({ text: z.string(), arabic: z.array(z.string()) })),
    /** Other terms of the dictionary that are near it: the same that the helpers tell as similar. */
    family: z.array(
      z.object({ id: z.number(), arabic: z.string(), latin: z.string(), definition: z.string() }),
    ),
  }),
});
