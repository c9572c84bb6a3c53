import { audit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { forgetCover } from './cover.ts';
import { holdVolume, listIdsIn, putIntoVolume, removeVolume } from './queries.ts';
import { refuseOwnIn } from './refuse-own.ts';
import { doneText } from './text.ts';

/** Delete a draft; its papers stay accepted and wait for another volume. What is published is taken out first. */
export async function deleteVolume(deps: Deps, id: number, editorId: number): Promise<{ detail: string }> {
  const coverKey = await deps.db.transaction().execute(async (tx) => {
    const volume = await holdVolume(tx, id);
    if (!volume) throw notFound();
    // guard: A published volume is not deleted (volumes.test.ts)
    if (volume.publishedAt) throw new Refusal(409, 'volume_published');
    // guard: A volume that was ever published is not deleted (volumes.test.ts)
    if (volume.firstPublishedAt) throw new Refusal(409, 'volume_was_published');
    await refuseOwnIn(tx, id, editorId);
    const papers = await listIdsIn(tx, id);
    await putIntoVolume(tx, papers, null);
    await removeVolume(tx, id);
    const { number, title, year } = volume;
    await audit(tx, {
      actorId: editorId,
      action: 'volume.delete',
      subject: `volume:${id}`,
      detail: { number, title, year, papers },
    });
    return volume.coverKey;
  });
  await forgetCover(deps, coverKey);
  return { detail: doneText.deleted };
}
