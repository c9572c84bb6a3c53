import { FEWEST_WORDS, type HiddenText } from '@mustalah/contract/journal/paper';
import type { PaperAdvice } from '@mustalah/contract/journal/submissions';
import type { ReadPdf } from '../../../gateways/pdf/pdf-reader.ts';
import { findSections, guideSections } from '../paper/find-sections.ts';
import { pagesOf, plain } from '../paper/page-text.ts';
import { findSigns, type KnownAuthor, type Place } from './find-signs.ts';

interface Told {
  title: string;
  abstract: string;
  reply: string;
  authors: readonly KnownAuthor[];
}

/** What an author should know of a file before reviewers read it. */
export function adviceOn(
  { text, seenText, metadata, ...said }: Pick<ReadPdf, 'text' | 'seenText' | 'hidden' | 'metadata'>,
  { title, abstract, reply, authors }: Told,
): PaperAdvice {
  const seen = pagesOf(seenText).join('\n');
  const { found, body } = findSections(seen);
  const { author, ...properties } = metadata;
  const places: Place[] = [
    // A name gives its author away also where nobody sees it.
    ...pagesOf(text).map((page, index): Place => ({ where: 'pages', page: index + 1, text: page })),
    { where: 'title', text: title },
    { where: 'abstract', text: abstract },
    { where: 'reply', text: reply },
    ...Object.values(properties).map((property): Place => ({ where: 'properties', text: plain(property) })),
  ];
  const named = plain(author).trim().slice(0, 200);
  return {
    words: countWords(body),
    fewest_words: FEWEST_WORDS,
    sections: guideSections.map((id) => ({ id, is_found: found.has(id) })),
    signs: [
      // Whatever stands there is somebody's name.
      ...(named ? [{ kind: 'name' as const, where: 'properties' as const, found: named, pages: [] }] : []),
      ...findSigns(places, authors),
    ],
    hidden_text: hiddenIn(said),
    has_no_text: countWords(seen) === 0,
  };
}

/** What on its pages nobody sees, as it may be kept and shown. */
export const hiddenIn = ({ hidden }: Pick<ReadPdf, 'hidden'>): HiddenText => ({
  ...hidden,
  found: hidden.found.map((each) => ({ ...each, excerpt: plain(each.excerpt).trim() })),
});

/** Runs of signs with a letter or a digit among them. */
const countWords = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
