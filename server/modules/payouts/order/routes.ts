import { errorText } from '@mustalah/contract/errors';
import * as orders from '@mustalah/contract/payouts/orders';
import type { FastifyInstance } from 'fastify';
import { openKey } from '../../../gateways/solana/secret-key.ts';
import type { Solana, SolanaNode } from '../../../gateways/solana.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import { route } from '../../../platform/http.ts';
import { isLoopback } from '../../../platform/network.ts';
import { auditBeforePaying } from '../audit/audit.ts';
import { countDisagreements } from '../audit/queries.ts';
import { mustHaveWaited } from '../new-admin.ts';
import { asking, mustPay, type Paying } from '../paying.ts';
import { payUsers } from './pay.ts';
import { preparePayouts } from './prepare-payouts.ts';
import { readSecretBodies } from './secret-body.ts';
import { cancelPayouts, submitPayouts } from './wallet-payouts.ts';

export function orderRoutes(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => keyRoutes(scope, deps));

  route(app, orders.preparePayouts, async ({ body, user }) => {
    const paying = mustPay(deps);
    await mustHaveWaited(deps, user.id);
    await mustAgree(paying);
    return preparePayouts(paying, { userIds: body.user_ids, adminId: user.id });
  });

  route(app, orders.submitPayouts, async ({ body, user }) => {
    await mustHaveWaited(deps, user.id);
    return submitPayouts(mustPay(deps), { signed: body.signed, adminId: user.id });
  });

  route(app, orders.cancelPayouts, async ({ body, user }) =>
    cancelPayouts(mustPay(deps), { ids: body.payout_ids, adminId: user.id }),
  );
}

/** The call with the key, in a scope whose bodies are read as bytes; its refusals carry `error`, as its clients expect. */
function keyRoutes(scope: FastifyInstance, deps: Deps): void {
  readSecretBodies(scope);
  scope.addHook('preParsing', async ({ protocol, ip }) => {
    // Before the key is read, and after it is known who asks.
    // guard: A key does not come in the clear over a network
    if (protocol !== 'https' && !isLoopback(ip)) throw new Refusal(400, 'key_needs_tls');
  });
  scope.addHook('preSerialization', async (_request, { statusCode }, answer) =>
    statusCode >= 400 && isRefusal(answer) ? { ...answer, error: answer.detail } : answer,
  );

  route(scope, orders.triggerPayout, async ({ body, user }) => {
    const paying = mustPay(deps);
    await mustHaveWaited(deps, user.id);
    const node = nodeAt(paying.solana, body.rpc_url);
    const key = body.admin_private_key;
    if (!(key instanceof Uint8Array)) {
      const fields = { admin_private_key: [errorText.key_missing] };
      throw new Refusal(400, 'key_missing', { fields });
    }
    const treasury = await openKey(key, paying.solana.treasury);
    if (typeof treasury === 'string') throw new Refusal(400, treasury);
    await mustAgree(paying);
    const userIds = body.user_ids ?? [body.user_id ?? 0];
    return payUsers(paying, { userIds, adminId: user.id, treasury, node });
  });
}

const isRefusal = (answer: unknown): answer is { detail: string } =>
  typeof answer === 'object' && answer !== null && 'detail' in answer;

function nodeAt(solana: Solana, url = ''): SolanaNode {
  const node = url === '' ? solana.trusted[0] : solana.nodeAt(url);
  // guard: Only nodes of the list are asked ‹throw new Refusal(400, 'node_not_allowed') → return solana.trusted[0] as SolanaNode›
  if (!node) throw new Refusal(400, 'node_not_allowed');
  return node;
}

/** Nobody is paid while ledger and chain disagree, or while nobody can tell. */
async function mustAgree(paying: Paying): Promise<void> {
  // guard: Before paying, the chain is asked for payments that the database does not know (../audit/audit.test.ts, routes.test.ts)
  await asking(() => auditBeforePaying(paying));
  // guard: An order waits until ledger and chain agree (../audit/audit.test.ts)
  if ((await countDisagreements(paying.db)) > 0) throw new Refusal(409, 'payouts_blocked');
}
