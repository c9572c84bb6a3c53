import { phrasesInText, wordsInText } from '@mustalah/lexicography/find/phrases-in-text';
import { indexTerms, type TermIndex } from '@mustalah/lexicography/find/term-index';
import { UnreadablePdf } from '../../../gateways/pdf/pdf-reader.ts';
import type { Db } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { holdPaper } from '../paper/held-paper.ts';
import { pageTextOf } from '../paper/page-text.ts';
import { type FileState } from '../paper/rules.ts';
import { tellAuthor } from '../paper/tell.ts';
import { findInPaper, type PaperText } from './find-in-paper.ts';
import {
  beginnings,
  dictionaryChangedAt,
  findStanding,
  findText,
  keepPageText,
  listDue,
  listKnownWords,
  listTermsNamed,
  writeFound,
} from './queries.ts';
import { MOST_SOUGHT, stageOf } from './rules.ts';
import { noticeText } from './text.ts';

/**
 * Look for terms in accepted papers: in those that nobody looked through yet or, with `again`, in those of before the
 * last change of the dictionary. It may run twice, at once too, and end at any point: what it writes of a paper is the
 * same each time, and no decision of a person is touched.
 */
export async function seekTerms(deps: Deps, { again = false } = {}): Promise<void> {
  const { db } = deps;
  const soughtAt = deps.now();
  const since = again ? await dictionaryChangedAt(db) : null;
  const due = await listDue(db, { since, most: MOST_SOUGHT });
  for (const paperId of due) await seekIn(deps, { paperId, soughtAt });
}

async function seekIn(deps: Deps, { paperId, soughtAt }: { paperId: number; soughtAt: Date }): Promise<void> {
  const text = await findText(deps.db, paperId);
  if (!text) return;
  const { round, title, abstract, abstract_en, keywords } = text;
  const said = {
    abstract: inSentences([title, abstract, abstract_en, keywords.join('، ')]),
    pages: await pagesOf(deps, { ...text, paperId }),
  };
  const found = findInPaper(said, await indexFor(deps.replica, said));
  await deps.db.transaction().execute(async (tx) => {
    const paper = await holdPaper(tx, paperId);
    // What was decided meanwhile, or another file, makes it due again.
    if (!paper || paper.round !== round) return;
    if (stageOf({ ...paper, soughtAt }) !== 'open') return;
    const before = await findStanding(tx, paperId);
    const count = await writeFound(tx, paperId, found, { soughtAt, now: deps.now() });
    if (!before?.soughtAt && count > 0) await tellAuthor(tx, deps, paper, noticeText.found(paper.title));
  });
}

/**
 * An index of the terms that a paper may use: the paper is looked up in the dictionary, which may have a million terms,
 * and not the dictionary in the paper.
 */
async function indexFor(db: Db, { abstract, pages }: PaperText): Promise<TermIndex> {
  const text = `${abstract}\n\n${pages}`;
  const phrases = await phrasesInText(text, {
    arabic: beginnings(db, 'arabic_bare'),
    latin: beginnings(db, 'latin_folded'),
  });
  const words = wordsInText(text);
  const [terms, known] = await Promise.all([
    listTermsNamed(db, phrases),
    listKnownWords(db, [...words.keys()]),
  ]);
  return indexTerms(
    terms,
    known.flatMap((word) => words.get(word) ?? []),
  );
}

/** One after the other, so that no term goes over from one to the next. */
const inSentences = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => part.replace(/\s*\.?\s*$/u, ''))
    .join('.\n');

interface PagesAsked {
  paperId: number;
  round: number;
  state: FileState | null;
  fileKey: string | null;
  pageText: string | null;
}

/** What the pages of a paper say; read again where it was not kept. A file that cannot be read says nothing. */
async function pagesOf(
  { db, gateways: { files, pdf } }: Deps,
  { pageText, state, fileKey, ...version }: PagesAsked,
): Promise<string> {
  if (pageText !== null || state !== 'ready' || fileKey === null) return pageText ?? '';
  const file = await files.open(fileKey);
  if (!file) return '';
  try {
    const text = pageTextOf(await pdf.read(file.content, 'nobody'));
    await keepPageText(db, version, text);
    return text;
  } catch (error) {
    if (!(error instanceof UnreadablePdf)) throw error;
    await keepPageText(db, version, '');
    return '';
  }
}
