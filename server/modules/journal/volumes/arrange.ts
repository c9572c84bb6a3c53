import type { Received } from '@mustalah/contract/endpoint';
import { type arrangeVolume as endpoint, LAST_PAGE } from '@mustalah/contract/journal/volumes';
import { audit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { publishFileJob } from '../paper/work.ts';
import { articlesChanged } from './articles-changed.ts';
import { holdPapersOf, holdVolume, listPlacesIn, setPlaces } from './queries.ts';
import { refuseOwnIn } from './refuse-own.ts';
import { pagesOverlap, runningPages } from './rules.ts';
import { doneText } from './text.ts';

/** Put the papers of a volume in an order, under headings and on pages; of a published one too: its records follow. */
export async function arrangeVolume(
  { db, jobs, now }: Deps,
  volumeId: number,
  { papers, running_from: from }: Received<typeof endpoint>['body'],
  editorId: number,
): Promise<{ detail: string }> {
  await db.transaction().execute(async (tx) => {
    const volume = await holdVolume(tx, volumeId);
    if (!volume) throw notFound();
    await refuseOwnIn(tx, volumeId, editorId);
    const held = await holdPapersOf(tx, volumeId);
    const before = new Map((await listPlacesIn(tx, volumeId)).map((place) => [place.id, place]));
    // guard: An arrangement is of the papers that the volume has (arrange.test.ts) ‹before.size !== papers.length || → false ||›
    if (before.size !== papers.length || papers.some(({ id }) => !before.delete(id))) {
      throw new Refusal(409, 'papers_changed');
    }
    const places = from === null ? papers : await running(papers, from);
    if (places.some(({ pages }) => pages && pages.last > LAST_PAGE)) throw new Refusal(400, 'bad_request');
    // guard: Two papers of a volume stand on no page together (arrange.test.ts)
    if (pagesOverlap(places.map(({ pages }) => pages))) throw new Refusal(409, 'pages_overlap');
    await setPlaces(tx, places);
    if (volume.publishedAt) {
      await articlesChanged(tx, held, now);
      for (const { id } of held) await jobs.send(tx, publishFileJob, { paperId: id });
    }
    await audit(tx, {
      actorId: editorId,
      action: 'volume.arrange',
      subject: `volume:${volumeId}`,
      detail: { papers: places.map(({ id, pages }) => ({ id, pages })) },
    });

    async function running(sent: typeof papers, first: number) {
      const filePages = new Map(
        (await listPlacesIn(tx, volumeId)).map((place) => [place.id, place.filePages]),
      );
      const pages = runningPages(
        sent.map(({ id }) => ({ id, pages: null, filePages: filePages.get(id) ?? null })),
        first,
      );
      return sent.map((paper) => ({ ...paper, pages: pages.get(paper.id) ?? null }));
    }
  });
  return { detail: doneText.arranged };
}
