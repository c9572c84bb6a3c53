import type { Tx } from '../../../platform/db.ts';
import { notify, type Telling } from '../../notifications/notify.ts';
import { type Written, wordingOf } from '../templates/in-force.ts';
import { type HeldPaper } from './held-paper.ts';
import { listEditors, listNamedEditors } from './people.ts';

/** What somebody is told of a paper. Each text is for one kind of people only, and gives away nobody to them. */
export interface NoticeText {
  kind: string;
  title: string;
  body: string;
  /** Where it leads; to the paper in their list when absent. */
  link?: string;
  /** Of these kinds one notice and one mail a day are enough for one paper. */
  toggles?: readonly string[];
  /** The letter that says it, as editors word it; absent where each is written by hand. */
  letter?: Written;
}

/** What is told, in the words of the journal's editors. */
export async function inForce({ letter, ...told }: NoticeText, tx: Tx): Promise<Omit<NoticeText, 'letter'>> {
  // guard: What editors made of a letter is what goes out (../templates/templates.test.ts) ‹!letter → letter›
  if (!letter) return told;
  const { subject, body } = await wordingOf(tx, letter);
  return { ...told, title: subject, body };
}

type Told = Pick<HeldPaper, 'id' | 'submitterId'>;

/** Where its submitter finds a paper, published or not. */
export const ownLink = (paperId: number): string => `/my-papers?paper=${paperId}`;

export const tellAuthor = async (tx: Tx, deps: Telling, paper: Told, text: NoticeText): Promise<void> =>
  notify(tx, deps, { userId: paper.submitterId, link: ownLink(paper.id), ...(await inForce(text, tx)) });

export const tellReviewer = async (
  tx: Tx,
  deps: Telling,
  { paperId, reviewerId, ...options }: { paperId: number; reviewerId: number; hasOwnMail?: boolean },
  text: NoticeText,
): Promise<void> =>
  notify(tx, deps, {
    userId: reviewerId,
    link: `/reviewer-dashboard?paper=${paperId}`,
    ...options,
    ...(await inForce(text, tx)),
  });

/** Tell one editor of a paper that is theirs to handle. */
export const tellEditor = async (
  tx: Tx,
  deps: Telling,
  { paperId, editorId }: { paperId: number; editorId: number },
  text: NoticeText,
): Promise<void> =>
  notify(tx, deps, {
    userId: editorId,
    link: `/journal-admin?paper=${paperId}`,
    ...(await inForce(text, tx)),
  });

/** Tell those editors who handle the paper: nobody who wrote it, or was asked to review it. */
export async function tellEditors(tx: Tx, deps: Telling, paper: Told, text: NoticeText): Promise<void> {
  const told = await inForce(text, tx);
  for (const userId of await listEditors(tx, paper.id)) {
    await notify(tx, deps, { userId, link: `/journal-admin?paper=${paper.id}`, ...told });
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
  for (const { id } of named) await tellEditor(tx, deps, { paperId: paper.id, editorId: id }, text.named);
  await tellEditors(tx, deps, paper, text.toOthers(named.map(({ name }) => name)));
}
