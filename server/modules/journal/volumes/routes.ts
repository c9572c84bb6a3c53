import {
  raiseConcern as concernEndpoint,
  reinstateArticle as reinstateEndpoint,
  retractArticle as retractEndpoint,
} from '@mustalah/contract/journal/articles';
import * as volumes from '@mustalah/contract/journal/volumes';
import type { FastifyInstance } from 'fastify';
import { isFileKey } from '../../../gateways/files/file-key.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import { route } from '../../../platform/http.ts';
import { sendFile } from '../../../platform/send-file.ts';
import { arrangeVolume } from './arrange.ts';
import { createVolume, createVolumeByCategory } from './create.ts';
import { editVolume } from './edit.ts';
import { getVolumeOnDesk, listVolumesOnDesk, previewPapers } from './list-managed.ts';
import { addPaper, removePaper } from './papers.ts';
import { findCover, listApprovedCategories } from './queries.ts';
import { raiseConcern } from './raise-concern.ts';
import { reinstateArticle } from './reinstate.ts';
import { deleteVolume } from './remove.ts';
import { retractArticle } from './retract.ts';
import { togglePublished } from './toggle.ts';

/** How editors make and publish volumes. */
export function volumesRoutes(app: FastifyInstance, deps: Deps): void {
  coverFiles(app, deps);
  const { db } = deps;
  route(app, volumes.listApprovedCategories, () => listApprovedCategories(db));

  route(app, volumes.previewApprovedPapers, ({ query, user }) => previewPapers(db, query, user.id));

  route(app, volumes.createVolumeByCategory, ({ body, files, user }) =>
    createVolumeByCategory(deps, { body, files }, user.id),
  );

  route(app, volumes.listManagedVolumes, ({ user }) => listVolumesOnDesk(db, user.id));

  route(app, volumes.createVolume, ({ body, user }) => createVolume(deps, body, user.id));

  route(app, volumes.getManagedVolume, ({ params, user }) => getVolumeOnDesk(deps, params.id, user));

  route(app, volumes.editVolume, ({ params, body, files, user }) =>
    editVolume(deps, { params, body, files }, user.id),
  );

  route(app, volumes.arrangeVolume, ({ params, body, user }) =>
    arrangeVolume(deps, params.id, body, user.id),
  );

  route(app, volumes.deleteVolume, ({ params, user }) => deleteVolume(deps, params.id, user.id));

  route(app, volumes.addVolumePaper, ({ params, body, user }) =>
    addPaper(deps, { volumeId: params.id, paperId: body.paper_id, reason: body.reason }, user.id),
  );

  route(app, volumes.removeVolumePaper, ({ params, user }) =>
    removePaper(deps, { volumeId: params.id, paperId: params.paper_id }, user.id),
  );

  route(app, volumes.togglePublishVolume, ({ params, body, user }) =>
    togglePublished(deps, { id: params.id, asSubmitted: body.as_submitted, ...body }, user.id),
  );

  route(app, concernEndpoint, ({ params, body, user }) =>
    raiseConcern(deps, { paperId: params.id, note: body.note }, user.id),
  );

  route(app, retractEndpoint, ({ params, body, user }) =>
    retractArticle(deps, { paperId: params.id, note: body.note }, user.id),
  );

  route(app, reinstateEndpoint, ({ params, body, user }) =>
    reinstateArticle(deps, { paperId: params.id, reason: body.reason }, user.id),
  );
}

/** Serve covers under names that nobody guesses; none is ever the name of another picture. */
function coverFiles(app: FastifyInstance, { db, gateways: { files } }: Deps): void {
  app.get<{ Params: { key: string } }>('/covers/:key.webp', async ({ params: { key } }, reply) => {
    const cover = isFileKey(key) && (await findCover(db, key)) && (await files.open(key));
    if (!cover) throw notFound();
    const { content } = cover;
    return sendFile(reply, {
      type: 'image/webp',
      name: 'cover.webp',
      inline: true,
      isPermanent: true,
      content,
    });
  });
}
