import { type FoundTerm, findTerms, type Place } from '@mustalah/lexicography/find/find-terms';
import type { TermIndex } from '@mustalah/lexicography/find/term-index';
import { findSections } from '../paper/find-sections.ts';

/** What a paper says. */
export interface PaperText {
  /** Title, abstract and keywords. */
  abstract: string;
  /** As they stand in the file; may be empty. */
  pages: string;
}

/** A term that a paper uses, with its first place. */
export interface FoundInPaper {
  termId: number;
  inAbstract: number;
  inText: number;
  before: string;
  quoted: string;
  behind: string;
}

/** Letters on either side of a quotation. */
const AROUND = 70;
const MOST_QUOTED = 300;

/** The terms that a paper uses. Its references are the titles of others, and no use of it. */
export function findInPaper({ abstract, pages }: PaperText, index: TermIndex): FoundInPaper[] {
  const { body } = findSections(pages);
  const ofAbstract = byId(findTerms(abstract, index));
  const ofText = byId(findTerms(body, index));
  return [...new Set([...ofAbstract.keys(), ...ofText.keys()])].flatMap((termId) => {
    const [told, written] = [ofAbstract.get(termId), ofText.get(termId)];
    const quote = (told && quoteInLine(abstract, told)) ?? (written && quoteOf(body, written));
    return quote ? [{ termId, inAbstract: told?.count ?? 0, inText: written?.count ?? 0, ...quote }] : [];
  });
}

const byId = (found: readonly FoundTerm[]): Map<number, FoundTerm> =>
  new Map(found.map((term) => [term.id, term]));

const quoteOf = (text: string, { places: [place] }: FoundTerm) => place && quoteAt(text, place);

/** What stands in another line of these is another text, perhaps in another language. */
function quoteInLine(text: string, { places: [place] }: FoundTerm) {
  if (!place) return undefined;
  const from = text.lastIndexOf('\n', place.start) + 1;
  const to = text.indexOf('\n', place.end);
  const line = text.slice(from, to < 0 ? text.length : to);
  return quoteAt(line, { start: place.start - from, end: place.end - from });
}

/** A place in a text with the whole words around it, in one line. */
export function quoteAt(text: string, { start, end }: Place) {
  const from = Math.max(0, start - AROUND);
  const to = Math.min(text.length, end + AROUND);
  const before = text.slice(from, start).replace(from > 0 ? /^\S*\s/u : /^/u, '');
  const behind = text.slice(end, to).replace(to < text.length ? /\s\S*$/u : /$/u, '');
  return {
    before: oneLine(before).trimStart(),
    quoted: oneLine(text.slice(start, end)).slice(0, MOST_QUOTED).toWellFormed(),
    behind: oneLine(behind).trimEnd(),
  };
}

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').toWellFormed();
