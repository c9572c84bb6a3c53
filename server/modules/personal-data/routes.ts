import * as own from '@mustalah/contract/own-account';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http.ts';
import { nightlyCleanup } from '../../platform/jobs.ts';
import { signLink } from '../../platform/signed-link.ts';
import { askToLeave, comeBack } from '../accounts/leaving/leave.ts';
import { exportFile } from './export/export-own-data.ts';
import { eraseJob, eraseLeft, eraseUser } from './leaving/erase-left.ts';
import { presentDeletion } from './leaving/present-deletion.ts';
import { doneText } from './text.ts';

export function personalDataRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, jobs } = deps;
  jobs.handle(nightlyCleanup, () => eraseLeft(deps));
  jobs.handle(eraseJob, ({ userId }) => eraseUser(deps, userId));

  route(app, own.getDeletion, ({ user }) => presentDeletion(db, user.id));

  route(app, own.requestDeletion, async ({ user, body }) => {
    const due = await askToLeave(deps, user.id, body.email);
    return { due_at: due, detail: doneText.left(due) };
  });

  route(app, own.cancelDeletion, async ({ user }) => {
    await comeBack(deps, user.id);
    return { detail: doneText.back };
  });

  route(app, own.getExportLink, async ({ user }) => ({ url: signLink(deps, own.exportOwnData.path, user) }));

  route(app, own.exportOwnData, async ({ user }) => exportFile(deps, user.id));
}
