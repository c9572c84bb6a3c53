import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { findSections } from '../paper/find-sections.ts';
import { holdPaper, isPublished } from '../paper/held-paper.ts';
import { refuseRelated } from '../paper/hold-as-editor.ts';
import { relationTo } from '../paper/people.ts';
import { markChanged } from '../volumes/article-records.ts';
import { findPageText, listReferences, replaceReferences } from './queries.ts';
import { joinWorks, worksIn } from './rules.ts';
import { doneText } from './text.ts';

/** What an article is said to cite, and what the text of its file seems to list. */
export async function readReferences(db: Db, paperId: number) {
  if (!(await isPublished(db, paperId))) throw notFound();
  const [works, text] = await Promise.all([listReferences(db, paperId), findPageText(db, paperId)]);
  return { references: works.map((work) => work.text).join('\n'), found: listIn(text) };
}

/** What stands below the last heading of references. */
function listIn(text: string): string {
  const { body } = findSections(text);
  return joinWorks(text.slice(body.length).trimStart().split(/\r?\n/u).slice(1));
}

/** Say what an article cites: it goes with its next deposit and into its records. */
export async function setReferences(
  { db, now }: Deps,
  { paperId, list }: { paperId: number; list: string },
  editorId: number,
): Promise<{ detail: string; count: number }> {
  const works = worksIn(list);
  await db.transaction().execute(async (tx) => {
    if (!(await holdPaper(tx, paperId))) throw notFound();
    if (!(await isPublished(tx, paperId))) throw new Refusal(409, 'not_published');
    const relation = await relationTo(tx, editorId, paperId);
    if (relation === 'author') refuseRelated(relation);
    await replaceReferences(tx, paperId, works);
    await markChanged(tx, [paperId], { isDeleted: false, now });
    await audit(tx, {
      actorId: editorId,
      action: 'paper.references',
      subject: `paper:${paperId}`,
      detail: { count: works.length },
    });
  });
  return { detail: doneText.references(works.length), count: works.length };
}
