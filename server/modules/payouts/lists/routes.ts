import * as log from '@mustalah/contract/payouts/log';
import * as payees from '@mustalah/contract/payouts/payees';
import * as review from '@mustalah/contract/payouts/review';
import { listUserTransactions } from '@mustalah/contract/rewards';
import type { FastifyInstance } from 'fastify';
import { walletFault } from '../../../gateways/solana/wallet-address.ts';
import type { Solana } from '../../../gateways/solana.ts';
import { boundsOfDays } from '../../../platform/calendar.ts';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http.ts';
import { toPage } from '../../../platform/paging.ts';
import { countApprovals } from '../approvals/queries.ts';
import { countDisagreements } from '../audit/queries.ts';
import { presentLogged, presentPaid, presentShown, whyOf } from '../present.ts';
import { writeUnits } from '../rules.ts';
import { csvText } from '../text.ts';
import { logAsCsv, pendingAsCsv } from './export-csv.ts';
import { ownPayout } from './own-payout.ts';
import { listPendingUsers } from './pending-users.ts';
import { countByState, type LogFilter, listLog, listPaidTo, listShown, sumPayees } from './queries.ts';

export function listRoutes(app: FastifyInstance, { db, gateways, config }: Deps): void {
  const viewingAs = (user: { id: number }) => ({ db, solana: gateways.solana, config, adminId: user.id });

  route(app, payees.listPendingUsers, ({ query, user }) => listPendingUsers(viewingAs(user), query));

  route(app, payees.exportPendingUsers, async ({ user }) =>
    csvFile(csvText.pending.file, pendingAsCsv(viewingAs(user))),
  );

  route(app, payees.getPayoutOverview, async ({ query }) => {
    const { count, total } = await sumPayees(db, query.search);
    const states = await countByState(db);
    return {
      token: tokenOf(gateways.solana),
      pending: count,
      total: writeUnits(total),
      under_way: (states.get('reserved') ?? 0) + (states.get('signed') ?? 0),
      in_review: states.get('review') ?? 0,
      approvals: await countApprovals(db),
      disagreements: await countDisagreements(db),
    };
  });

  route(app, review.listPayouts, async ({ query, url }) => {
    const { rows, count } = await listShown(db, query, query);
    const shown = rows.map((row) => presentShown(config, row));
    return toPage(shown, count, query, url);
  });

  route(app, log.listPayoutLog, async ({ query, url }) => {
    const { rows, count } = await listLog(db, filterOf(query), query);
    const shown = rows.map((row) => presentLogged(config, row));
    return toPage(shown, count, query, url);
  });

  route(app, log.exportPayoutLog, async ({ query }) =>
    csvFile(csvText.log.file, logAsCsv(db, filterOf(query))),
  );

  route(app, listUserTransactions, async ({ user }) => {
    const rows = await listPaidTo(db, user.id);
    return rows.map((row) => presentPaid(config, row));
  });

  route(app, payees.getOwnPayout, ({ user }) => ownPayout({ db, solana: gateways.solana, config }, user.id));

  route(app, payees.checkWallet, async ({ query }) => {
    const { solana } = gateways;
    const fault = walletFault(query.address, solana ? [solana.mint, solana.treasury] : []);
    return { is_payable: fault === null, ...whyOf(fault ?? '') };
  });
}

const csvFile = (name: string, content: AsyncIterable<Uint8Array>) => ({
  type: 'text/csv' as const,
  name: `${name}.csv`,
  content,
});

const tokenOf = (solana: Solana | null) =>
  solana && {
    mint: solana.mint,
    decimals: solana.decimals,
    treasury: solana.treasury,
    genesis: solana.genesis,
    node: solana.trusted[0].host,
    rpc_url: solana.trusted[0].url,
  };

const filterOf = ({
  search,
  ...days
}: {
  search: string;
  from?: string | undefined;
  to?: string | undefined;
}): LogFilter => ({
  search,
  ...boundsOfDays(days),
});
