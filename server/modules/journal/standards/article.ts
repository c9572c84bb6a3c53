import {
  articlePath,
  articlePdfPath,
  articleSupplementPath,
  correctionPath,
} from '@mustalah/contract/journal/articles';
import type { CreditRole, Declarations } from '@mustalah/contract/journal/declarations';
import type { PaperAuthor, PaperLanguage } from '@mustalah/contract/journal/paper';
import type { SupplementType } from '@mustalah/contract/journal/supplements';
import { riyadhDay } from '../../../platform/calendar.ts';
import type { Config } from '../../../platform/config.ts';
import { publicUrlOf } from '../../../platform/public-url.ts';
import { journalText } from './text.ts';

/** An author with what they did. */
export interface ArticleAuthor extends PaperAuthor {
  roles: CreditRole[];
}

/** A published article, as the outside world is told of it. */
export interface Article {
  id: number;
  title: string;
  titleEn: string;
  abstract: string;
  abstractEn: string;
  language: PaperLanguage;
  keywords: readonly string[];
  mainCategory: string;
  subCategory: string;
  authors: readonly ArticleAuthor[];
  declarations: Declarations;
  receivedAt: Date;
  acceptedAt: Date | null;
  publishedAt: Date;
  changedAt: Date;
  /** Empty until it is registered: nobody could follow it. */
  doi: string;
  /** The works that it cites, as it lists them. */
  references: readonly CitedWork[];
  volume: { id: number; number: number; year: number; title: string };
  /** Of a volume that came out in parts; empty in this journal's own. */
  issue: string;
  /** Where it stands in its volume; null where that numbers no pages. */
  pages: { first: number; last: number } | null;
  /** Its page shows its text, read out of what its author wrote it in. */
  hasText: boolean;
  /** What readers get beside it; nothing of an article that was taken back. */
  supplements: readonly { id: number; label: string; type: SupplementType }[];
  /** Notices of corrections, each at an address of its own. */
  corrections: readonly { id: number; at: Date; note: string }[];
  retraction: ArticleNotice | null;
  /** Doubts of the editors about what it says, while they are looked into. */
  concern: ArticleNotice | null;
}

/** A work in the list of references of an article. */
export interface CitedWork {
  text: string;
  /** Empty where the list names none. */
  doi: string;
}

/** What the editors say of an article after its publication. */
export interface ArticleNotice {
  at: Date;
  note: string;
}

/** How a title begins, in the language that it is in, once something is said of its article (CREC, NISO RP-45-2024). */
const MARKS = {
  retraction: { ar: journalText.retracted, other: 'RETRACTED' },
  concern: { ar: journalText.concern, other: 'EXPRESSION OF CONCERN' },
} as const;

/** What is said of an article, and how it is called in every output; null where nothing is. */
export function noticeOn({ retraction, concern }: Pick<Article, 'retraction' | 'concern'>) {
  if (retraction) return { kind: 'retraction', ...retraction } as const;
  return concern && ({ kind: 'concern', ...concern } as const);
}

/**
 * An article as it goes into every record that others keep: what is said of it stands before its titles and its abstract,
 * so that no reader of one of them takes it for sound.
 */
export function marked(article: Article): Article {
  const notice = noticeOn(article);
  if (!notice) return article;
  const { ar, other } = MARKS[notice.kind];
  const mark = (title: string, language: string) => title && `${language === 'ar' ? ar : other}: ${title}`;
  return {
    ...article,
    title: mark(article.title, article.language),
    titleEn: mark(article.titleEn, 'en'),
    abstract: `${ar} (${dayOf(notice.at).iso}): ${notice.note}\n\n${article.abstract}`,
    abstractEn: article.abstractEn && `${other} (${dayOf(notice.at).iso}). ${article.abstractEn}`,
  };
}

/** «13–24», or one number; empty where the volume numbers no pages. */
export const pageRange = ({ pages }: Pick<Article, 'pages'>, between = '–'): string => {
  if (!pages) return '';
  return pages.first === pages.last ? String(pages.first) : `${pages.first}${between}${pages.last}`;
};

/** The journal itself. */
export interface Journal {
  title: string;
  titleEn: string;
  publisher: string;
  /** Empty until one is assigned. */
  issn: string;
  /** Empty until the journal is a member of a registration agency. */
  doiPrefix: string;
  email: string;
  /** Where it stands on the network, without a slash at its end. */
  url: string;
  licence: string;
}

const LICENCE = 'https://creativecommons.org/licenses/by/4.0/';

export const journalOf = (config: Config): Journal => ({
  title: journalText.title,
  titleEn: 'Mustalah Journal',
  publisher: journalText.publisher,
  issn: config.JOURNAL_ISSN,
  doiPrefix: config.JOURNAL_DOI_PREFIX,
  email: config.SUPPORT_EMAIL,
  url: publicUrlOf(config),
  licence: LICENCE,
});

/** Before anything was published. */
export const BEGINNING = new Date('2026-01-01T00:00:00Z');

export const articleUrl = ({ url }: Journal, { id }: Pick<Article, 'id'>): string => url + articlePath(id);
/** Of what editors say of a correction. */
export const noticeUrl = ({ url }: Journal, { id }: Pick<Article, 'id'>, notice: { id: number }): string =>
  url + correctionPath(id, notice.id);
export const pdfUrl = ({ url }: Journal, { id }: Pick<Article, 'id'>): string => url + articlePdfPath(id);
export const supplementUrl = (
  { url }: Journal,
  { id }: Pick<Article, 'id'>,
  beside: { id: number },
): string => url + articleSupplementPath(id, beside.id);
export const volumeUrl = ({ url }: Journal, { volume }: Pick<Article, 'volume'>): string =>
  `${url}/volume/${volume.id}`;

/** The DOI that an article has, or under which it is registered; empty where it has none and the journal no prefix. */
export const doiOf = ({ doiPrefix }: Pick<Journal, 'doiPrefix'>, { doi, id }: Pick<Article, 'doi' | 'id'>) =>
  doi || (doiPrefix && `${doiPrefix}/article.${id}`);

/** Whether it is ours to register: an article may have come with the DOI of another publisher. */
export const isOurs = ({ doiPrefix }: Pick<Journal, 'doiPrefix'>, doi: string): boolean =>
  doiPrefix !== '' && doi.startsWith(`${doiPrefix}/`);

/** The day that every output gives a moment, screens and files alike: that of Riyadh. */
export function dayOf(moment: Date): { iso: string; year: string; month: string; day: string } {
  const iso = riyadhDay(moment);
  const [year = '', month = '', day = ''] = iso.split('-');
  return { iso, year, month, day };
}
