import type { Received, Reply } from '@mustalah/contract/endpoint';
import type {
  createVolume as draftEndpoint,
  createVolumeByCategory as endpoint,
} from '@mustalah/contract/journal/volumes';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import { categoryFault, stepObjection } from '../paper/rules.ts';
import { withCover } from './cover.ts';
import { getManaged } from './list-managed.ts';
import { publishVolume } from './publish.ts';
import {
  type HeldVolume,
  holdPapers,
  insertVolume,
  listFiledUnder,
  listFreePapers,
  putIntoVolume,
} from './queries.ts';
import { categoryUnknown } from './refusals.ts';
import { refuseOwnIn } from './refuse-own.ts';

/** Make a volume of the accepted papers of one category, and publish it unless it shall stay a draft. */
export function createVolumeByCategory(
  deps: Deps,
  { body, files }: Pick<Received<typeof endpoint>, 'body' | 'files'>,
  editorId: number,
): Promise<Reply<typeof endpoint>> {
  const { title, year, main_category: main, sub_category: sub, paper_ids: asked } = body;
  refuseCategory(main, sub);
  const { db, ...within } = deps;
  return withCover(deps, files.cover_image, (coverKey) =>
    db.transaction().execute(async (tx) => {
      const fields = { title, year, main, sub, coverKey, createdBy: editorId, now: deps.now() };
      const volume = await insertVolume(tx, fields);
      const paperIds = await chooseFree(tx, asked ?? (await listFreePapers(tx, { main, sub })), {
        main,
        sub,
      });
      await putIntoVolume(tx, paperIds, volume.id);
      await refuseOwnIn(tx, volume.id, editorId);
      await auditCreation(tx, volume, editorId, paperIds);
      if (body.published === 'true') {
        await publishVolume(tx, within, volume, { editorId, asSubmitted: body.as_submitted === 'true' });
      }
      return getManaged(tx, volume.id, editorId);
    }),
  );
}

/** Hold these papers; all of them must be accepted, free and of the category, as whoever chose them saw them. */
async function chooseFree(
  tx: Tx,
  asked: readonly number[],
  category: { main: string; sub: string },
): Promise<number[]> {
  if (asked.length === 0) throw new Refusal(409, 'volume_empty');
  const papers = await holdPapers(tx, asked);
  const filed = await listFiledUnder(tx, asked, category);
  const free = papers.filter(
    (paper) =>
      filed.has(paper.id) &&
      paper.volumeId === null &&
      paper.retractedAt === null &&
      stepObjection(paper, 'published') === null,
  );
  if (free.length !== new Set(asked).size) throw new Refusal(409, 'papers_changed');
  return free.map(({ id }) => id);
}

/** Make an empty draft. */
export function createVolume(
  { db, now }: Deps,
  { title, year, main_category: main }: Received<typeof draftEndpoint>['body'],
  editorId: number,
): Promise<Reply<typeof draftEndpoint>> {
  refuseCategory(main);
  return db.transaction().execute(async (tx) => {
    const fields = { title, year, main, sub: '', coverKey: null, createdBy: editorId, now: now() };
    const volume = await insertVolume(tx, fields);
    await auditCreation(tx, volume, editorId, []);
    return getManaged(tx, volume.id, editorId);
  });
}

const auditCreation = (tx: Tx, { id, number, title }: HeldVolume, actorId: number, papers: number[]) =>
  audit(tx, { actorId, action: 'volume.create', subject: `volume:${id}`, detail: { number, title, papers } });

function refuseCategory(main: string, sub?: string): void {
  const fault = categoryFault(main, sub);
  if (fault) throw categoryUnknown(fault);
}
