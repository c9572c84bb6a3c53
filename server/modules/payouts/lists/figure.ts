import type { Deps } from '../../../platform/deps.ts';
import type { Figure } from '../../../platform/metrics.ts';
import { countByState } from './queries.ts';

/** How many payouts are in each state, for collectors. */
export const payoutFigure = ({ replica }: Pick<Deps, 'replica'>): Figure => ({
  name: 'mustalah_payouts',
  help: 'Payouts by state',
  labels: ['state'],
  read: async () =>
    [...(await countByState(replica))].map(([state, value]) => ({ labels: { state }, value })),
});
