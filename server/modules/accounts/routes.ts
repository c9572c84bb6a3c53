import * as accounts from '@mustalah/contract/accounts';
import * as identity from '@mustalah/contract/identity';
import type { FastifyInstance } from 'fastify';
import { demandAssurance, demandFactorOfEnrolled } from '../../platform/assurance.ts';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/errors.ts';
import { route } from '../../platform/http.ts';
import { nightlyCleanup } from '../../platform/jobs.ts';
import { toPage } from '../../platform/paging.ts';
import { changeUser } from './change-user.ts';
import { cleanup } from './cleanup.ts';
import { confirmPasswordReset } from './confirm-password-reset.ts';
import { getDirectoryUser, listDirectory } from './directory/directory.ts';
import { endSessionsOf } from './directory/end-sessions.ts';
import { countUsers } from './directory/queries.ts';
import { requestEmailChange, resendConfirmation } from './email/change-email.ts';
import { type CountFromNow, confirmEmail } from './email/confirm-email.ts';
import { formerAddressJob, sendAddressWayBack } from './email/former-address.ts';
import { confirmationJob, sendConfirmation } from './email/send-link.ts';
import { sendWarning, warningJob } from './guessing/warn-owner.ts';
import { ownSessionRoutes } from './own-sessions/routes.ts';
import { presentCurrentUser } from './present-user.ts';
import { getUser, isAdmin } from './queries.ts';
import { refresh } from './refresh.ts';
import { register } from './register.ts';
import { requestPasswordReset, resetJob, sendResetLink } from './request-password-reset.ts';
import { mayChangeRole } from './rules.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { text } from './text.ts';
import { setAuthorPage, updateProfile } from './update-profile.ts';
import type { Tell } from './wallet/change-wallet.ts';
import { sendWayBack, walletMailJob } from './wallet/send-way-back.ts';
import { text as walletText } from './wallet/text.ts';
import { undoWalletChange } from './wallet/undo-change.ts';

/** What accounts leave to the modules that stand on them. */
export interface Elsewhere {
  countFromNow: CountFromNow;
  tell: Tell;
}

export function accountsRoutes(app: FastifyInstance, deps: Deps, { countFromNow, tell }: Elsewhere): void {
  const { db, jobs, gateways, config } = deps;
  jobs.handle(nightlyCleanup, () => cleanup(deps));
  jobs.handle(resetJob, ({ userId }) => sendResetLink(deps, userId));
  jobs.handle(warningJob, ({ email }) => sendWarning(deps, email));
  jobs.handle(confirmationJob, (work) => sendConfirmation(deps, work));
  jobs.handle(formerAddressJob, (work) => sendAddressWayBack(deps, work));
  jobs.handle(walletMailJob, (work) => sendWayBack(deps, work));
  sessionRoutes(app, deps);
  secondFactorRoutes(app, deps);
  emailRoutes(app, deps, countFromNow);
  directoryRoutes(app, deps);
  ownSessionRoutes(app, deps);

  route(app, accounts.getCurrentUser, async ({ user }) =>
    presentCurrentUser(await getUser(db, user.id), config),
  );

  route(app, accounts.updateCurrentUser, async ({ user, body, address }) =>
    presentCurrentUser(await updateProfile(deps, tell, { user, address }, body), config),
  );

  route(app, accounts.setAuthorPage, async ({ user, body }) => {
    await setAuthorPage(db, user.id, body.shown);
    return presentCurrentUser(await getUser(db, user.id), config);
  });

  route(app, identity.undoWalletChange, async ({ body }) => {
    await undoWalletChange(deps, body.token);
    return { detail: walletText.undone };
  });

  route(app, accounts.getCaptcha, async () => ({
    provider: gateways.captcha.id,
    site_key: gateways.captcha.siteKey,
  }));

  route(app, accounts.getCaptchaChallenge, async ({ query }) => {
    const challenge = await gateways.captcha.challenge(query.level);
    if (!challenge) throw notFound();
    return { ...challenge };
  });
}

function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, accounts.obtainTokens, ({ body, address, agent }) => signIn(deps, body, { address, agent }));

  route(app, accounts.refreshTokens, ({ body }) => refresh(deps, body.refresh));

  route(app, accounts.signOut, async ({ body }) => {
    await signOut(deps, body.refresh);
    return { detail: text.signedOut };
  });

  route(app, accounts.registerUser, async ({ body, address }) => {
    const id = await register(deps, body, address);
    return { id, detail: text.registered };
  });

  route(app, accounts.requestPasswordReset, async ({ body, address }) => {
    await requestPasswordReset(deps, body, address);
    return { detail: text.resetRequested };
  });

  route(app, accounts.confirmPasswordReset, async ({ body }) => {
    await confirmPasswordReset(deps, body);
    return { detail: text.passwordChanged };
  });
}

function emailRoutes(app: FastifyInstance, deps: Deps, countFromNow: CountFromNow): void {
  route(app, accounts.confirmEmail, async ({ body }) => {
    await confirmEmail(deps, body.token, countFromNow);
    return { detail: text.emailConfirmed };
  });

  route(app, accounts.resendConfirmation, async ({ user }) => {
    await resendConfirmation(deps, user.id);
    return { detail: text.confirmationSent };
  });

  route(app, accounts.changeEmail, async ({ user, body }) => {
    await demandFactorOfEnrolled(deps, accounts.changeEmail, user);
    await requestEmailChange(deps, user.id, body);
    return { detail: text.changeLinkSent };
  });
}

function directoryRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, accounts.listUsers, async ({ query, user, url }) => {
    const { users, count } = await listDirectory(db, query, user);
    return { ...toPage(users, count, query, url), users };
  });

  route(app, accounts.countUsers, () => countUsers(db));

  route(app, accounts.endUserSessions, ({ params, user }) => endSessionsOf(deps, params.id, user.id));

  route(app, accounts.updateUser, async ({ params, body, user }) => {
    const takesProof = mayChangeRole(body) || (body.status && (await isAdmin(db, params.id)));
    if (takesProof) await demandAssurance(deps, accounts.updateUser, user);
    const { reason, ...change } = body;
    await changeUser(deps, { userId: params.id, change, actorId: user.id, reason });
    return getDirectoryUser(db, params.id);
  });
}
