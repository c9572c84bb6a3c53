import * as corrections from '@mustalah/contract/journal/corrections';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http.ts';
import { getMyPaper } from '../submission/my-papers.ts';
import { correctOwnPaper, readOwnRecord } from './correct-own-paper.ts';
import { correctPaper, readRecord } from './correct-paper.ts';
import { stateConflicts } from './state-conflicts.ts';

export function correctionsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, corrections.getPaperRecord, ({ params, user }) => readRecord(deps.db, user.id, params.id));

  route(app, corrections.correctPaper, ({ params, body, user }) =>
    correctPaper(deps, params.id, body, user.id),
  );

  route(app, corrections.getOwnRecord, ({ params, user }) => readOwnRecord(deps.db, user.id, params.id));

  route(app, corrections.correctOwnPaper, ({ params, body, user }) =>
    correctOwnPaper(deps, params.id, body, user.id),
  );

  route(app, corrections.stateConflicts, async ({ params: { id }, body, user }) => {
    await stateConflicts(deps, { paperId: id, userId: user.id, statement: body.conflict_statement });
    return getMyPaper(deps, user, id);
  });
}
