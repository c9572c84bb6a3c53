import * as own from '@mustalah/contract/own-account';
import type { FastifyInstance } from 'fastify';
import { demandFactorOfEnrolled } from '../../../platform/assurance.ts';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http.ts';
import { changePassword } from '../change-password.ts';
import { text } from '../text.ts';
import { endOwnSession, endOwnSessions } from './end-own-sessions.ts';
import { listOpenSessions } from './queries.ts';

export function ownSessionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;

  route(app, own.listOwnSessions, async ({ user }) => {
    const sessions = await listOpenSessions(db, user.id, now());
    return {
      results: sessions.map(({ created_at, ...session }) => ({
        ...session,
        began_at: created_at,
        is_current: session.id === user.session.familyId,
      })),
    };
  });

  route(app, own.endOwnSession, async ({ user, params }) => {
    await endOwnSession(deps, user, params.id);
    return { detail: text.sessionEnded };
  });

  route(app, own.endOwnSessions, async ({ user, body }) => {
    const ended = await endOwnSessions(deps, user, body.which);
    return { ended, detail: text.sessionsEnded[body.which] };
  });

  route(app, own.changePassword, async ({ user, body }) => {
    await demandFactorOfEnrolled(deps, own.changePassword, user);
    await changePassword(deps, user, body);
    return { detail: text.ownPasswordChanged };
  });
}
