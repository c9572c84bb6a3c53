// An article as another system tells of it, before it is known whether it can stand here.

export interface ForeignPerson {
  name: string;
  latin_name: string;
  affiliation: string;
  orcid: string;
  email: string;
}

export interface ForeignArticle {
  /** What it is called there. */
  origin: string;
  /** For the report: where it was read. */
  place: string;
  doi: string;
  language: string;
  title: string;
  titleEn: string;
  abstract: string;
  abstractEn: string;
  keywords: string[];
  people: ForeignPerson[];
  /** As they are written there. */
  volume: string;
  issue: string;
  year: string;
  section: string;
  /** Of ours, where it names them. */
  subjects: string[];
  pages: string;
  /** Days, such as 2021-03-10; empty where none is told. */
  received: string;
  accepted: string;
  published: string;
  references: string[];
  /** Where its PDF lies; null when none came with it. */
  pdf: string | null;
  /** It was taken back there: why, and on which day where that is told. */
  retraction: { note: string; day: string } | null;
  /** Why it is not brought, whatever else it has: it was never published, say. */
  barred: string | null;
}

/** Whether a language is that one: `ar_IQ` is Arabic. */
export const isLanguage = (locale: string | undefined, language: string): boolean =>
  new RegExp(`^${language}(?:[-_@]|$)`, 'i').test(locale ?? '');

/** Text of a field in which others keep HTML. */
export const withoutTags = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/li|\/div)\b[^>]*>/gi, '\n')
    .replace(/<[a-z/!][^>]*>/gi, '')
    .replace(
      /&(nbsp|amp|lt|gt|quot|#39|rsquo|lsquo|ndash|mdash|laquo|raquo);/g,
      (_, name: string) => SIGNS[name] ?? ' ',
    );

const SIGNS: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  rsquo: '’',
  lsquo: '‘',
  ndash: '–',
  mdash: '—',
  laquo: '«',
  raquo: '»',
};
