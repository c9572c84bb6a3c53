import { articlePath } from '@mustalah/contract/journal/articles';
import { normalize } from '@mustalah/morphology';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import { Refusal } from '../../../platform/errors.ts';
import { notify, type Telling } from '../../notifications/notify.ts';
import { type HeldPoints, holdPoints } from '../../rewards/ledger.ts';
import { toPoints, WORTH } from '../../rewards/rules.ts';
import { type HeldPaper } from '../paper/held-paper.ts';
import { findObjectedTo } from '../paper/objections.ts';
import { recordAll } from '../paper/record.ts';
import { stepObjection } from '../paper/rules.ts';
import { inForce, ownLink } from '../paper/tell.ts';
import { markChanged } from './article-records.ts';
import { listFileHashes, listPublicNotes, setPublicNotes } from './publication-queries.ts';
import {
  type HeldVolume,
  holdPapersOf,
  listPlacesIn,
  listWordsOf,
  setPlaces,
  setPublished,
} from './queries.ts';
import { finalFileRefusal, notAccepted, objectedTo } from './refusals.ts';
import { refuseOwn } from './refuse-own.ts';
import { runningPages } from './rules.ts';
import { noticeText } from './text.ts';

/** A volume may be taken out and put back in turn: a mail a day says enough. */
const TOGGLES = ['paper_unpublished', 'paper_republished'];

/**
 * Publish a held draft and all its papers. Each submitter is credited and told once ever.
 *
 * Nobody publishes a paper of their own, and a paper that is no longer accepted keeps the whole volume back.
 */
export async function publishVolume(
  tx: Tx,
  deps: Telling,
  volume: HeldVolume,
  { editorId, asSubmitted }: { editorId: number; asSubmitted: boolean },
): Promise<void> {
  const papers = await holdPapersOf(tx, volume.id);
  await refuseUnpublishable(tx, papers, editorId);
  const places = await listPlacesIn(tx, volume.id);
  refuseUnfinished(places, asSubmitted);
  const manuscripts = new Set(places.filter(({ finalFile }) => finalFile === 'none').map(({ id }) => id));
  const pages = runningPages(places);
  await setPlaces(
    tx,
    places.map((place) => ({ ...place, pages: pages.get(place.id) ?? null })),
  );
  const ids = papers.map(({ id }) => id);
  const points = await holdPoints(tx, [...new Set(papers.map(({ submitterId }) => submitterId))]);
  const now = deps.now();
  await setPublished(tx, volume.id, { publishedAt: now, searchText: await searchTextOf(tx, volume.id), now });
  await setPublicNotes(tx, await listPublicNotes(tx, ids));
  const files = await listFileHashes(tx, ids);
  const detail = { volume: volume.id };
  await recordAll(tx, deps, papers, ({ id }) => ({
    kind: 'published',
    actorId: editorId,
    actorRole: 'editor',
    // That the manuscript appears as it is was said by whoever published it.
    detail: manuscripts.has(id) ? { ...detail, as_submitted: true } : detail,
    fileSha256: files.get(id) ?? '',
    now,
  }));
  const firsts = await markChanged(tx, ids, { isDeleted: false, now: deps.now });
  for (const paper of papers) {
    const earned = await creditPaper(points, paper, now);
    const userId = paper.submitterId;
    if (firsts.has(paper.id)) {
      const notice = await inForce(noticeText.published(paper.title, volume, earned), tx);
      await notify(tx, deps, { userId, ...notice, link: articlePath(paper.id) });
    } else {
      const notice = await inForce(noticeText.republished(paper.title, volume), tx);
      await notify(tx, deps, { userId, ...notice, link: ownLink(paper.id), toggles: TOGGLES });
    }
  }
  await audit(tx, {
    actorId: editorId,
    action: 'volume.publish',
    subject: `volume:${volume.id}`,
    detail: { papers: ids },
  });
}

/** Take a held volume out of publication; its articles are told of as deleted until they are published again. */
export async function unpublishVolume(
  tx: Tx,
  deps: Telling,
  volume: HeldVolume,
  { editorId, reason }: { editorId: number; reason: string },
): Promise<void> {
  const papers = await holdPapersOf(tx, volume.id);
  await refuseOwn(tx, papers, editorId);
  const ids = papers.map(({ id }) => id);
  const now = deps.now();
  await setPublished(tx, volume.id, { publishedAt: null, searchText: '', reason, now });
  const detail = { volume: volume.id };
  const by = { actorId: editorId, actorRole: 'editor' } as const;
  await recordAll(tx, deps, papers, () => ({
    kind: 'unpublished',
    ...by,
    internalNote: reason,
    detail,
    now,
  }));
  await markChanged(tx, ids, { isDeleted: true, now: deps.now });
  for (const { id, title, submitterId } of papers) {
    const notice = await inForce(noticeText.unpublished(title, volume), tx);
    await notify(tx, deps, { userId: submitterId, ...notice, link: ownLink(id), toggles: TOGGLES });
  }
  await audit(tx, {
    actorId: editorId,
    action: 'volume.unpublish',
    subject: `volume:${volume.id}`,
    detail: { papers: ids, reason },
  });
}

type Place = Awaited<ReturnType<typeof listPlacesIn>>[number];

/** What was published before goes on with what it has. */
function refuseUnfinished(places: readonly Place[], asSubmitted: boolean): void {
  const missing = places.find(({ finalFile }) => finalFile === 'none');
  // guard: A manuscript is published as it is only when an editor says so (../production/final-files.test.ts)
  if (missing && !asSubmitted) throw finalFileRefusal('final_file_missing', missing);
  const unchecked = places.find(({ finalFile }) => finalFile === 'given');
  // guard: A final file is published once an editor has checked it (../production/final-files.test.ts)
  if (unchecked) throw finalFileRefusal('final_file_unchecked', unchecked);
}

async function refuseUnpublishable(tx: Tx, papers: readonly HeldPaper[], editorId: number): Promise<void> {
  if (papers.length === 0) throw new Refusal(409, 'volume_empty');
  const unready = papers.find((paper) => stepObjection(paper, 'published') !== null);
  // guard: A paper that is no longer accepted keeps its volume back
  if (unready) throw notAccepted(unready);
  const disputed = await findObjectedTo(
    tx,
    papers.map(({ id }) => id),
  );
  const objected = papers.find(({ id }) => id === disputed);
  // guard: What a co-author objects to is not published before an editor settled it (../desk/objections.test.ts)
  if (objected) throw objectedTo(objected);
  await refuseOwn(tx, papers, editorId);
}

/** Credit the submitter while no credit for this paper stands; give the points. One that was retracted earns nothing. */
export async function creditPaper(points: HeldPoints, paper: HeldPaper, now: Date): Promise<number> {
  // guard: A retracted paper is not paid again when its volume comes back (retract.test.ts)
  if (paper.retractedAt) return 0;
  // guard: What came out elsewhere earns nothing here (../import/import-articles.test.ts)
  if (paper.isImported) return 0;
  const isCredited = await points.credit({
    userId: paper.submitterId,
    reason: 'paper_published',
    subject: paperSubject(paper.id),
    amount: WORTH.paper,
    label: paper.title,
    now,
  });
  return isCredited ? toPoints(WORTH.paper) : 0;
}

/** The ledger's name of a paper. */
export const paperSubject = (id: number): string => `paper:${id}`;

/** What a search finds a volume by. */
export const searchTextOf = async (tx: Tx, volumeId: number): Promise<string> =>
  normalize((await listWordsOf(tx, volumeId)).join(' '));
