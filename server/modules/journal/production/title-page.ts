import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Box, Fonts, ArabicPdf as Writer } from '@mustalah/arabic-pdf/arabic-pdf';
import { arabicDay, arabicDigits } from '../../../platform/arabic-numbers.ts';
import {
  type Article,
  articleUrl,
  dayOf,
  type Journal,
  marked,
  noticeOn,
  pageRange,
} from '../standards/article.ts';
import { toReference } from '../standards/citations.ts';
import { pageText as text } from './text.ts';

const RED = [0.7, 0.07, 0.1] as const;
const GREY = [0.35, 0.35, 0.35] as const;

export interface Paged {
  journal: Journal;
  article: Article;
  section: string;
}

interface Front {
  front: Uint8Array;
  /** Where on the second page the stamp of a retracted article stands. */
  stamp: Box | null;
}

/** The page that stands before a published article and, on a second one, the stamp of a retracted one. */
export async function drawFront({ journal, article, section }: Paged): Promise<Front> {
  // Not above: it waits for its WebAssembly, which a server that publishes nothing has no use for.
  const { ArabicPdf } = await import('@mustalah/arabic-pdf/arabic-pdf');
  const pdf = new ArabicPdf(fonts(), { title: article.title });
  drawHead(pdf, journal);
  drawNotice(pdf, article);
  drawTitles(pdf, article);
  for (const author of article.authors) drawAuthor(pdf, author);
  pdf.rule({ spaceBefore: 10, spaceAfter: 6 });
  for (const [name, value] of factsOf({ journal, article, section })) {
    if (value) pdf.text(text.fact(name, value), { size: 10.5 });
  }
  pdf.rule({ spaceBefore: 8, spaceAfter: 6 });
  pdf.text(text.cite, { size: 11, isBold: true, keepsWithNext: true });
  pdf.text(toReference(journal, marked(article)), { size: 10.5, isLeftToRight: article.language !== 'ar' });
  const stamp = pdf.banner(text.stamp, { isBold: true, color: RED });
  return { front: await pdf.save(), stamp: article.retraction && stamp };
}

function drawHead(pdf: Writer, journal: Journal): void {
  pdf.text(journal.title, { size: 15, isBold: true });
  const issn = journal.issn && ` · ISSN ${journal.issn}`;
  pdf.text(`${journal.titleEn}${issn}`, { size: 10, color: GREY });
  pdf.rule({ spaceBefore: 8, spaceAfter: 12 });
}

/** What editors say of it: whoever saved the file reads it there. */
function drawNotice(pdf: Writer, article: Article): void {
  const notice = noticeOn(article);
  if (!notice) return;
  const mark = notice.kind === 'retraction' ? text.retracted : text.concern;
  pdf.text(mark, { size: 16, isBold: true, color: RED, keepsWithNext: true });
  pdf.text(text.because(arabicDay(notice.at), notice.note), { size: 11, color: RED, spaceAfter: 10 });
}

function drawTitles(pdf: Writer, { title, titleEn, language }: Article): void {
  pdf.text(title, { size: 20, isBold: true, spaceAfter: 4, isLeftToRight: language !== 'ar' });
  if (titleEn) pdf.text(titleEn, { size: 13, isLeftToRight: true, color: GREY, spaceAfter: 6 });
}

function drawAuthor(pdf: Writer, { name, latin_name, affiliation, orcid }: Article['authors'][number]): void {
  const named = latin_name ? `${name} (${latin_name})` : name;
  pdf.text(named, { size: 12, isBold: true, spaceBefore: 4, keepsWithNext: true });
  if (affiliation) pdf.text(affiliation, { size: 10.5 });
  if (orcid) pdf.text(`ORCID: https://orcid.org/${orcid}`, { size: 10, color: GREY });
}

function factsOf({ journal, article, section }: Paged): [string, string][] {
  const { volume, pages, doi } = article;
  const named = volume.title && `، ${volume.title}`;
  const [first, last] = pages ? [arabicDigits(pages.first), arabicDigits(pages.last)] : ['', ''];
  return [
    [text.volume, `${arabicDigits(volume.number)} (${arabicDigits(volume.year)})${named}`],
    [text.pages, first && (first === last ? first : `${first}–${last}`)],
    [text.section, section],
    [text.specialty, `${article.mainCategory}، ${article.subCategory}`],
    [text.received, arabicDay(article.receivedAt)],
    [text.accepted, article.acceptedAt ? arabicDay(article.acceptedAt) : ''],
    [text.published, arabicDay(article.publishedAt)],
    ['DOI', doi && `https://doi.org/${doi}`],
    // A slash at the end would come to stand before it, where lines begin at the right.
    [text.address, articleUrl(journal, article).replace(/\/$/, '')],
    [text.licence, `${text.licenceName}، ${journal.licence.replace(/\/$/, '')}`],
  ];
}

let loaded: Fonts | undefined;

function fonts(): Fonts {
  loaded ??= {
    regular: fontFile('400Regular/NotoNaskhArabic_400Regular'),
    bold: fontFile('700Bold/NotoNaskhArabic_700Bold'),
  };
  return loaded;
}

const require = createRequire(import.meta.url);
const fontFile = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/noto-naskh-arabic/${name}.ttf`)));

/** What the file itself says it is, in a line. */
export function subjectOf({ journal, article }: Paged): string {
  const { doi } = article;
  const { number, year } = article.volume;
  return [`${journal.title}، المجلد ${number} (${year})`, pageRange(article), doi && `https://doi.org/${doi}`]
    .filter(Boolean)
    .join('، ');
}

export const dateOf = (article: Article): string => `${dayOf(article.publishedAt).iso}T00:00:00.000Z`;
