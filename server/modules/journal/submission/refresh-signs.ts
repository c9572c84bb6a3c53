import { PaperAdvice } from '@mustalah/contract/journal/submissions';
import type { Tx } from '../../../platform/db.ts';
import type { HeldPaper } from '../paper/held-paper.ts';
import { findSigns, type Place } from './find-signs.ts';
import { findReadVersion, listAuthors, writeAdvice } from './queries.ts';

/**
 * Look anew for what gives the authors of a paper away, once it says something else of itself or others stand among them,
 * and reviewers read it. What was found on its pages and in its file stays.
 */
export async function refreshSigns(tx: Tx, { id, round, status }: HeldPaper): Promise<void> {
  if (status !== 'pending') return;
  const version = await findReadVersion(tx, id, round);
  const { data: advice } = PaperAdvice.safeParse(version?.advice);
  if (!version || !advice) return;
  const kept = advice.signs.filter(({ where }) => where !== 'title' && where !== 'abstract');
  const found = findSigns(
    [
      { where: 'title', text: version.title },
      { where: 'abstract', text: version.abstract },
      { where: 'reply', text: version.reply },
      { where: 'pages', text: version.page_text ?? '' },
      ...(advice.hidden_text?.found ?? []).map(
        ({ page, excerpt }): Place => ({ where: 'pages', page, text: excerpt }),
      ),
    ],
    await listAuthors(tx, [id]),
  );
  const isNew = (sign: (typeof found)[number]) =>
    !kept.some(({ kind, where, found: known }) => {
      return kind === sign.kind && where === sign.where && known === sign.found;
    });
  await writeAdvice(tx, {
    paperId: id,
    round,
    advice: { ...advice, signs: [...kept, ...found.filter(isNew)] },
  });
}
