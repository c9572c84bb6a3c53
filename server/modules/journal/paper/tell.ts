import type { Tx } from '../../../platform/db.ts';
import { notify, type Telling } from '../../notifications/notify.ts';
import { type HeldPaper } from './held-paper.ts';
import { listEditors, listNamedEditors } from './people.ts';

/** What somebody is told of a paper. Each text is for one kind of people only, and gives away nobody to them. */
export interface NoticeText {
  kind: string;
  title: string;
  body: string;
  /** Where it leads; to the paper in their list when absent. */
  link?: string;
}

type Told = Pick<HeldPaper, 'id' | 'submitterId'>;

/** Where its submitter finds a paper, published or not. */
export const ownLink = (paperId: number): string => `/my-papers?paper=${paperId}`;

export const tellAuthor = (tx: Tx, deps: Telling, paper: Told, text: NoticeText): Promise<void> =>
  notify(tx, deps, { userId: paper.submitterId, link: ownLink(paper.id), ...text });

export const tellReviewer = (
  tx: Tx,
  deps: Telling,
  { paperId, reviewerId, ...options }: { paperId: number; reviewerId: number; hasOwnMail?: boolean },
  text: NoticeText,
): Promise<void> =>
  notify(tx, deps, { userId: reviewerId, link: `/reviewer-dashboard?paper=${paperId}`, ...options, ...text });

/** Tell one editor of a paper that is theirs to handle. */
export const tellEditor = (
  tx: Tx,
  deps: Telling,
  { paperId, editorId }: { paperId: number; editorId: number },
  text: NoticeText,
): Promise<void> => notify(tx, deps, { userId: editorId, link: `/journal-admin?paper=${paperId}`, ...text });

/** Tell those editors who handle the paper: nobody who wrote it, or was asked to review it. */
export async function tellEditors(tx: Tx, deps: Telling, paper: Told, text: NoticeText): Promise<void> {
  for (const userId of await listEditors(tx, paper.id)) {
    await notify(tx, deps, { userId, link: `/journal-admin?paper=${paper.id}`, ...text });
  }
}

/**
 * An author keeps an editor out of a paper by naming them among its authors. So whoever was named is told, to object if
 * it is not true, and those who handle the paper are told who was.
 */
export async function tellOfNamedEditors(
  tx: Tx,
  deps: Telling,
  paper: Told,
  text: { named: NoticeText; toOthers: (names: readonly string[]) => NoticeText },
): Promise<void> {
  const named = await listNamedEditors(tx, [paper.id]);
  if (named.length === 0) return;
  for (const { id } of named) {
    await notify(tx, deps, { userId: id, link: `/journal-admin?paper=${paper.id}`, ...text.named });
  }
  await tellEditors(tx, deps, paper, text.toOthers(named.map(({ name }) => name)));
}
