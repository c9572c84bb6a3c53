import { z } from 'zod';
import { UnreadablePdf } from '../../../gateways/pdf/pdf-reader.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { JobKind } from '../../../platform/jobs.ts';
import { holdPaper } from '../record.ts';
import { pageTextOf } from '../submission/advise.ts';
import type { FileState } from '../submission/rules.ts';
import { tellAuthor } from '../tell.ts';
import { type Finder, openFinder } from './finder.ts';
import {
  dictionaryChangedAt,
  findStanding,
  findText,
  keepPageText,
  listDue,
  listFindable,
  writeFound,
} from './queries.ts';
import { MOST_SOUGHT, stageOf } from './rules.ts';
import { noticeText } from './text.ts';

/** Looking for the terms of the dictionary in papers that were accepted. */
export const seekJob: JobKind<object> = {
  name: 'paper.terms',
  shape: z.object({}),
  outdates: 'pages',
  atStart: true,
};

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
  if (due.length === 0) return;
  const finder = await openFinder(listFindable(deps.replica));
  try {
    for (const paperId of due) await seekIn(deps, finder, { paperId, soughtAt });
  } finally {
    await finder.close();
  }
}

async function seekIn(
  deps: Deps,
  finder: Finder,
  { paperId, soughtAt }: { paperId: number; soughtAt: Date },
): Promise<void> {
  const text = await findText(deps.db, paperId);
  if (!text) return;
  const { round, title, abstract, abstract_en, keywords } = text;
  const found = await finder.find({
    abstract: inSentences([title, abstract, abstract_en, keywords.join('، ')]),
    pages: await pagesOf(deps, { ...text, paperId }),
  });
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
