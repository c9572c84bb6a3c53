import { Email } from '@mustalah/contract/fields';
import { RETRACTION_LENGTH } from '@mustalah/contract/journal/articles';
import { isOrcid, PAPER_LENGTHS, PaperLanguage } from '@mustalah/contract/journal/paper';
import { categoryFault, journalCategories } from '../paper/rules.ts';
import type { ForeignArticle, ForeignPerson } from './foreign-article.ts';

/** Under which specialty of ours articles stand, and those of single sections. */
export interface Filing {
  main: string;
  sub: string;
  sections: ReadonlyMap<string, { main: string; sub: string }>;
}

/** An article as it can stand here. */
export interface BroughtArticle {
  origin: string;
  doi: string;
  language: PaperLanguage;
  title: string;
  titleEn: string;
  abstract: string;
  abstractEn: string;
  keywords: string[];
  people: ForeignPerson[];
  number: number;
  issue: string;
  year: number;
  section: string;
  main: string;
  sub: string;
  pages: { first: number; last: number } | null;
  receivedAt: Date;
  acceptedAt: Date | null;
  publishedAt: Date;
  references: string;
  pdf: string;
  /** Its day is unknown where the source does not tell it. */
  retraction: { note: string; at: Date | null } | null;
}

/** What comes of an article: it can stand here, without what is noted; or it cannot, and why. */
export type Weighed = { article: BroughtArticle; notes: string[] } | { faults: string[] };

const LONGEST = { issue: 40, section: 100, origin: 300, lastPage: 99_999, number: 9_999 } as const;
const DOI = /^10\.\d{4,9}\/\S{1,200}$/;

/**
 * Fit an article into this journal. Nothing of what it says is cut or guessed: what does not fit keeps it out, unless it
 * can be left out and named.
 */
export function weigh(foreign: ForeignArticle, filing: Filing, now: Date): Weighed {
  const faults: string[] = [];
  const notes: string[] = [];
  const refuse = (fault: string): void => void faults.push(fault);
  const fits = (text: string, most: number, what: string): string => {
    if (text.length > most) refuse(`its ${what} has ${text.length} characters; ${most} are the most`);
    return text;
  };
  if (foreign.barred) refuse(foreign.barred);
  if (foreign.origin === '' || foreign.origin.length > LONGEST.origin)
    refuse('it has no number and no DOI to know it by');
  const language = PaperLanguage.safeParse(foreign.language);
  if (!language.success) refuse(`its language is «${foreign.language}», not ar, en or fr`);
  const title = fits(oneLine(foreign.title), PAPER_LENGTHS.title, 'title');
  if (title === '') refuse('it has no title');
  const abstract = fits(foreign.abstract, PAPER_LENGTHS.abstract, 'abstract');
  if (abstract === '') refuse('it has no abstract');
  const publishedAt = momentOf(foreign.published);
  if (!publishedAt) refuse('the day of its publication is not told');
  else if (publishedAt > now) refuse('its publication lies ahead');
  const { number, issue } = placeOf(foreign);
  if (!number) refuse('its volume has no number');
  if (!foreign.pdf) refuse('no PDF came with it');
  const retraction = foreign.retraction && {
    note: fits(foreign.retraction.note, RETRACTION_LENGTH, 'notice of retraction'),
    at: momentOf(foreign.retraction.day),
  };
  // guard: An article that was retracted elsewhere is not brought without its reason (import-articles.test.ts)
  if (retraction?.note === '')
    refuse('it was retracted there, and why is not told: bring it by hand, with its notice');
  if (retraction && !retraction.at)
    notes.push('retracted on the day of this import, for its own is not told');
  const people = peopleOf(foreign.people, notes);
  if (people.length === 0) refuse('it has no author');
  if (people.length > PAPER_LENGTHS.authors)
    refuse(`it has ${people.length} authors; ${PAPER_LENGTHS.authors} are the most`);
  for (const { name } of people) fits(name, PAPER_LENGTHS.name, 'author');
  const titleEn = optional(oneLine(foreign.titleEn), PAPER_LENGTHS.title, 'English title', notes);
  const abstractEn = optional(foreign.abstractEn, PAPER_LENGTHS.abstract, 'English abstract', notes);
  const doi = doiIn(foreign.doi);
  if (foreign.doi && !doi) notes.push(`without its DOI «${foreign.doi.slice(0, 60)}», which is none`);
  const pages = pagesIn(foreign.pages);
  if (foreign.pages && !pages) notes.push(`without its pages «${foreign.pages.slice(0, 40)}»`);
  const filed = filedUnder(foreign, filing);
  const section = optional(oneLine(foreign.section), LONGEST.section, 'section', notes);
  const keywords = keywordsOf(foreign.keywords, notes);
  if (faults.length > 0 || !language.success || !publishedAt || !number || !foreign.pdf) return { faults };
  const receivedAt = momentOf(foreign.received);
  const article = {
    origin: foreign.origin,
    doi,
    language: language.data,
    title,
    titleEn,
    abstract,
    abstractEn,
    keywords,
    people,
    number,
    issue: optional(issue, LONGEST.issue, 'issue', notes),
    year: yearIn(foreign.year) ?? publishedAt.getUTCFullYear(),
    section,
    ...filed,
    pages,
    // Nothing is received after it came out.
    receivedAt: receivedAt && receivedAt <= publishedAt ? receivedAt : publishedAt,
    acceptedAt: momentOf(foreign.accepted),
    publishedAt,
    references: foreign.references.map(oneLine).filter(Boolean).join('\n'),
    pdf: foreign.pdf,
    retraction,
  };
  return { article, notes };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function optional(text: string, most: number, what: string, notes: string[]): string {
  if (text.length <= most) return text;
  notes.push(`without its ${what}, of ${text.length} characters`);
  return '';
}

/** A day at noon, so that it is the same day wherever it is read. */
function momentOf(day: string): Date | null {
  const [, date] = /^(\d{4}-\d{2}-\d{2})(?:$|[T ])/.exec(day) ?? [];
  const moment = new Date(`${date}T12:00:00Z`);
  return date && moment.toISOString().startsWith(date) && moment.getUTCFullYear() > 1800 ? moment : null;
}

/** A volume has a number here: where it has none there, its issue's, for journals that number those alone; else its year. */
function placeOf({ volume, issue, year }: ForeignArticle): { number: number | null; issue: string } {
  const own = numberIn(volume);
  if (own) return { number: own, issue: oneLine(issue) };
  if (volume !== '') return { number: null, issue: '' };
  const ofIssue = numberIn(issue);
  return ofIssue ? { number: ofIssue, issue: '' } : { number: yearIn(year), issue: oneLine(issue) };
}

const westernDigits = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));

function numberIn(text: string): number | null {
  const [, digits] = /^(\d{1,4})$/.exec(westernDigits(text.trim())) ?? [];
  return Number(digits) || null;
}

function yearIn(text: string): number | null {
  const year = numberIn(text);
  return year && year > 1800 && year < 2200 ? year : null;
}

const doiIn = (given: string): string => {
  const doi = given.trim().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:)/i, '');
  return DOI.test(doi) ? doi.toLowerCase() : '';
};

function pagesIn(text: string): { first: number; last: number } | null {
  const [, one, other] = /^(\d{1,5})(?:\s*[-–—]\s*(\d{1,5}))?$/.exec(westernDigits(text.trim())) ?? [];
  const [first, last] = [Number(one), Number(other ?? one)];
  return first >= 1 && last >= first && last <= LONGEST.lastPage ? { first, last } : null;
}

function keywordsOf(given: readonly string[], notes: string[]): string[] {
  const all = [
    ...new Set(
      given
        .flatMap((each) => each.split(/[,،;؛]/))
        .map(oneLine)
        .filter(Boolean),
    ),
  ];
  const fitting = all.filter((each) => each.length <= PAPER_LENGTHS.keyword).slice(0, PAPER_LENGTHS.keywords);
  if (fitting.length < all.length) notes.push(`without ${all.length - fitting.length} of its keywords`);
  return fitting;
}

function peopleOf(given: readonly ForeignPerson[], notes: string[]): ForeignPerson[] {
  return given
    .map(({ name, latin_name, affiliation, orcid, email }) => ({
      name: oneLine(name),
      latin_name: optional(oneLine(latin_name), PAPER_LENGTHS.name, 'Latin name of an author', notes),
      affiliation: optional(
        oneLine(affiliation),
        PAPER_LENGTHS.affiliation,
        'affiliation of an author',
        notes,
      ),
      orcid: orcidIn(orcid, notes),
      email: Email.safeParse(email.trim()).data ?? '',
    }))
    .filter(({ name }) => name !== '');
}

function orcidIn(given: string, notes: string[]): string {
  const orcid = given
    .trim()
    .replace(/^https?:\/\/orcid\.org\//i, '')
    .toUpperCase();
  if (orcid === '' || isOrcid(orcid)) return orcid;
  notes.push(`without the ORCID «${orcid.slice(0, 40)}», which is none`);
  return '';
}

/** Ours, where the article names one; then that of its section, then that of all. */
function filedUnder({ subjects, section }: ForeignArticle, { main, sub, sections }: Filing) {
  const own = journalCategories.find(({ name }) => subjects.includes(name));
  const branch = own?.sub.find((each) => subjects.includes(each));
  if (own && branch) return { main: own.name, sub: branch };
  return sections.get(oneLine(section)) ?? { main, sub };
}

/** «الطب/طب الأسرة»; null for what is no specialty of the journal. */
export function specialtyIn(written: string): { main: string; sub: string } | null {
  const [main = '', sub = '', ...more] = written.split('/').map((part) => part.trim());
  return more.length > 0 || categoryFault(main, sub) ? null : { main, sub };
}
