import { getTrends, type Trend, type TrendPeriod, trendPeriods } from '@mustalah/contract/administration';
import type { Answer } from '@mustalah/contract/endpoint';
import { sayFailure } from '../../../api.ts';
import { common } from '../../../text/common.ts';
import { formatInteger, formatMonth, formatPoints, formatShortDay } from '../../../text/format.ts';
import { Stack } from '../../../ui/flow.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PlotTable } from '../../../ui/plot-table.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { TimePlot } from '../../../ui/time-plot.tsx';
import { Skeleton } from '../../../ui/waiting.tsx';
import { useCall } from '../../../use-call.ts';
import { useSearch } from '../../../use-search.ts';
import styles from './overview.module.css';
import { type PlotGroup, plotGroups } from './plots.ts';
import { text } from './text.ts';

const tabs = trendPeriods.map((name) => ({ name, title: text.periods[name] }));

/** What happened over the days, weeks or months that the address names. */
export function TrendsPanel() {
  const { search, change } = useSearch({ replace: true });
  const asked = search.get('period');
  const period = trendPeriods.find((name) => name === asked) ?? 'days';
  const { data, error, isPlaceholderData, refetch } = useCall(
    getTrends,
    { query: { period } },
    { keepsPrevious: true },
  );
  return (
    <Panel title={text.trends} icon="clock">
      <Tabs label={text.period} tabs={tabs} value={period} onChange={(name) => change({ period: name })}>
        {error && (
          <LoadFailure message={sayFailure(error, text.trendsFailed)} onRetry={() => void refetch()} />
        )}
        {!data && !error && (
          <div role="status" aria-label={`${text.trends}: ${common.loading}`}>
            <Skeleton height={620} mt="md" />
          </div>
        )}
        {data && !error && (
          <Stack gap="xl" mt="md" aria-busy={isPlaceholderData || undefined} className={styles.trends}>
            {plotGroups.map((group) => (
              <Plots key={group.title} group={group} answer={data} />
            ))}
          </Stack>
        )}
      </Tabs>
    </Panel>
  );
}

/** The answer tells what its columns are: it may be the one before, while another is on its way. */
function periodOf([first, second]: readonly Trend[]): TrendPeriod {
  const days = (Date.parse(second?.from ?? '') - Date.parse(first?.from ?? '')) / 86_400_000;
  if (days === 1) return 'days';
  return days === 7 ? 'weeks' : 'months';
}

const columnNames: Record<TrendPeriod, (day: string) => string> = {
  days: formatShortDay,
  weeks: (day) => text.weekFrom(formatShortDay(day)),
  months: (day) => formatMonth(day.slice(0, 7)),
};

function Plots({ group, answer }: { group: PlotGroup; answer: Answer<typeof getTrends> }) {
  const { trends } = answer;
  const period = periodOf(trends);
  const nameOf = ({ from }: Trend) => columnNames[period](from);
  const format = group.arePoints ? formatPoints : formatInteger;
  return (
    <section aria-label={group.title} className={styles.group}>
      <h3 className={styles.groupTitle}>{group.title}</h3>
      <div className={styles.plots}>
        {group.plots.map(({ title, valueOf, totalOf }) => (
          <TimePlot
            key={title}
            title={title}
            total={format(totalOf ? totalOf(answer) : trends.reduce((sum, trend) => sum + valueOf(trend), 0))}
            columns={trends.map((trend) => ({ name: nameOf(trend), value: valueOf(trend) }))}
            format={format}
            nothing={text.nothingThen}
          />
        ))}
      </div>
      <PlotTable
        title={text.asTable(group.title)}
        label={group.title}
        rowTitle={text.columns[period]}
        columns={group.plots.map(({ title }) => title)}
        // Who looks for a number looks for a late one.
        rows={trends
          .map((trend) => ({
            name: nameOf(trend),
            values: group.plots.map(({ valueOf }) => format(valueOf(trend))),
          }))
          .toReversed()}
      />
    </section>
  );
}
