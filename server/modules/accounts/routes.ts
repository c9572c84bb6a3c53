import * as accounts from '@mustalah/contract/accounts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/errors.ts';
import { route } from '../../platform/http.ts';
import { nightlyCleanup } from '../../platform/jobs.ts';
import { toPage } from '../../platform/paging.ts';
import { changeUser } from './change-user.ts';
import { cleanup } from './cleanup.ts';
import { confirmPasswordReset } from './confirm-password-reset.ts';
import { getDirectoryUser, listDirectory } from './directory.ts';
import { presentCurrentUser } from './present-user.ts';
import { getUser } from './queries.ts';
import { refresh } from './refresh.ts';
import { register } from './register.ts';
import { requestPasswordReset, resetJob, sendResetLink } from './request-password-reset.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { text } from './text.ts';
import { updateProfile } from './update-profile.ts';

export function accountsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, jobs, gateways } = deps;
  jobs.handle(nightlyCleanup, () => cleanup(deps));
  jobs.handle(resetJob, ({ userId }) => sendResetLink(deps, userId));
  sessionRoutes(app, deps);
  directoryRoutes(app, deps);

  route(app, accounts.getCurrentUser, async ({ user }) => presentCurrentUser(await getUser(db, user.id)));

  route(app, accounts.updateCurrentUser, async ({ user, body }) =>
    presentCurrentUser(await updateProfile(deps, user.id, body)),
  );

  route(app, accounts.getCaptcha, async () => ({
    provider: gateways.captcha.id,
    site_key: gateways.captcha.siteKey,
  }));

  route(app, accounts.getCaptchaChallenge, async () => {
    const challenge = await gateways.captcha.challenge();
    if (!challenge) throw notFound();
    return { ...challenge };
  });
}

function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, accounts.obtainTokens, ({ body, address }) => signIn(deps, body, address));

  route(app, accounts.refreshTokens, ({ body }) => refresh(deps, body.refresh));

  route(app, accounts.signOut, async ({ body }) => {
    await signOut(deps, body.refresh);
    return { detail: text.signedOut };
  });

  route(app, accounts.registerUser, async ({ body, address }) => {
    const id = await register(deps, body, address);
    return { id, detail: text.registered };
  });

  route(app, accounts.requestPasswordReset, async ({ body }) => {
    await requestPasswordReset(deps, body.email);
    return { detail: text.resetRequested };
  });

  route(app, accounts.confirmPasswordReset, async ({ body }) => {
    await confirmPasswordReset(deps, body);
    return { detail: text.passwordChanged };
  });
}

function directoryRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, accounts.listUsers, async ({ query, url }) => {
    const { users, count } = await listDirectory(db, query);
    return { ...toPage(users, count, query, url), users };
  });

  route(app, accounts.updateUser, async ({ params, body, user }) => {
    await changeUser(deps, { userId: params.id, change: body, actorId: user.id });
    return getDirectoryUser(db, params.id);
  });
}
