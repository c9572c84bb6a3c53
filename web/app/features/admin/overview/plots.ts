import type { getTrends, Trend } from '@mustalah/contract/administration';
import type { Answer } from '@mustalah/contract/endpoint';
import { paperStatusText } from '../../../domain/text.ts';
import { text } from './text.ts';

interface Plot {
  title: string;
  valueOf: (trend: Trend) => number;
  /** Of all columns together, where that is not their sum. */
  totalOf?: (answer: Answer<typeof getTrends>) => number;
}

export interface PlotGroup {
  title: string;
  plots: readonly Plot[];
  arePoints?: true;
}

const { plots } = text;
const statuses = ['pending', 'revisions_requested', 'approved', 'rejected'] as const;

/** What is plotted, in the order in which it is read. */
export const plotGroups: readonly PlotGroup[] = [
  {
    title: plots.terms,
    plots: [
      { title: plots.suggested, valueOf: ({ suggested }) => suggested },
      { title: plots.approved, valueOf: ({ approved }) => approved },
    ],
  },
  {
    title: plots.community,
    plots: [
      { title: plots.votes, valueOf: ({ votes }) => votes },
      { title: plots.active, valueOf: ({ active }) => active, totalOf: ({ active }) => active },
    ],
  },
  {
    title: plots.points,
    arePoints: true,
    plots: [
      { title: plots.issued, valueOf: ({ issued }) => issued },
      { title: plots.reversed, valueOf: ({ reversed }) => reversed },
      { title: plots.paid, valueOf: ({ paid }) => paid },
    ],
  },
  {
    title: plots.papers,
    plots: statuses.map((status) => ({
      title: status === 'pending' ? plots.submitted : paperStatusText[status],
      valueOf: ({ papers }) => papers[status],
    })),
  },
];
