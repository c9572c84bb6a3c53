import * as booking from '@mustalah/contract/payouts/booking';
import * as review from '@mustalah/contract/payouts/review';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { route } from '../../../platform/http.ts';
import { findShown, getShown, listDecisions } from '../lists/queries.ts';
import { mustHaveWaited } from '../new-admin.ts';
import { asking, findPaying, mustPay } from '../paying.ts';
import { presentDecision, presentShown } from '../present.ts';
import { findBuilt } from '../queries.ts';
import { refuseKeys } from '../refuse-keys.ts';
import { bookPayment } from './book-payment.ts';
import { findRecipients } from './find-recipients.ts';
import { decide, gatherEvidence } from './review.ts';

export function reviewRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps;

  route(app, review.getPayout, async ({ params }) => {
    const row = await findShown(db, params.id);
    if (!row) throw notFound();
    const paying = findPaying(deps);
    const built = await findBuilt(db, params.id);
    return {
      ...presentShown(config, row),
      recipient_account: row.recipient_account,
      last_valid_block_height: row.last_valid_block_height,
      evidence: paying && built ? await gatherEvidence(paying, built) : [],
      decisions: (await listDecisions(db, params.id)).map(presentDecision),
    };
  });

  route(app, review.decidePayout, async ({ params, body, user }) => {
    const paying = mustPay(deps);
    await mustHaveWaited(deps, user.id);
    await refuseKeys({ note: body.note });
    await asking(() => decide(paying, params.id, { ...body, adminId: user.id }));
    return presentShown(config, await getShown(db, params.id));
  });

  route(app, booking.findRecipients, ({ query, user }) => findRecipients(db, query, user.id));

  route(app, booking.bookPayment, async ({ body, user }) => {
    const paying = mustPay(deps);
    const { user_id: userId, tx_hash: txHash, note } = body;
    await mustHaveWaited(deps, user.id);
    if (userId === user.id) throw new Refusal(403, 'own_payout');
    await refuseKeys({ tx_hash: txHash, note });
    return asking(() => bookPayment(paying, { userId, txHash, note, adminId: user.id }));
  });
}
