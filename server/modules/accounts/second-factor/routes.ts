import * as identity from '@mustalah/contract/identity';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http.ts';
import { beginCodeApp, confirmCodeApp } from './enrol-code-app.ts';
import { addPasskey, offerPasskey } from './enrol-passkey.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { renewRecoveryCodes } from './give-recovery-codes.ts';
import { finishProof, proveIdentity } from './prove-identity.ts';
import { readSecurity } from './read-security.ts';
import { removeCodeApp, removePasskey, renamePasskey, resetSecondFactor } from './remove-factor.ts';
import { text } from './text.ts';

export function secondFactorRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, identity.finishSignIn, ({ body, address, agent }) =>
    finishSignIn(deps, body, { address, agent }),
  );

  route(app, identity.proveIdentity, async ({ user, body }) => {
    await proveIdentity(deps, user, body.password);
    return { detail: text.proved };
  });

  route(app, identity.finishProof, async ({ user, body }) => {
    await finishProof(deps, user, body);
    return { detail: text.proved };
  });

  route(app, identity.getSecurity, ({ user }) => readSecurity(deps, user));
  enrolmentRoutes(app, deps);

  route(app, identity.resetSecondFactor, async ({ params, user }) => {
    await resetSecondFactor(deps, { userId: params.id, actorId: user.id });
    return { detail: text.secondFactorReset };
  });
}

function enrolmentRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, identity.beginCodeApp, ({ user }) => beginCodeApp(deps, user));

  route(app, identity.confirmCodeApp, async ({ user, body }) => ({
    recovery_codes: await confirmCodeApp(deps, user, body.totp),
  }));

  route(app, identity.removeCodeApp, async ({ user }) => {
    await removeCodeApp(deps, user.id);
    return { detail: text.codeAppRemoved };
  });

  route(app, identity.offerPasskey, ({ user }) => offerPasskey(deps, user));

  route(app, identity.addPasskey, ({ user, body }) => addPasskey(deps, user, body));

  route(app, identity.renamePasskey, ({ user, params, body }) =>
    renamePasskey(deps.db, user.id, params.id, body.name),
  );

  route(app, identity.removePasskey, async ({ user, params }) => {
    await removePasskey(deps, user.id, params.id);
    return { detail: text.passkeyRemoved };
  });

  route(app, identity.renewRecoveryCodes, async ({ user }) => ({
    recovery_codes: await renewRecoveryCodes(deps, user.id),
  }));
}
