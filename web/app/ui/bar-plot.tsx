import styles from './bar-plot.module.css';
import { PlotTable } from './plot-table.tsx';

interface BarPlotProps {
  label: string;
  /** What the rows are, such as months. */
  rowTitle: string;
  /** The names of the bars in each row; three can be told apart. */
  series: readonly string[];
  rows: readonly { name: string; values: readonly number[] }[];
  format: (value: number) => string;
  /** Names the same numbers as a table; without it the page has one of its own. */
  tableTitle?: string;
}

const BAR = 9;
const GAP = 2;

/**
 * Numbers as lying bars that grow from the right, a group a row; so they have room on phones too. Whoever cannot see
 * them has the numbers in a table.
 */
export function BarPlot({ label, rowTitle, series, rows, format, tableTitle }: BarPlotProps) {
  const most = Math.max(1, ...rows.flatMap(({ values }) => values));
  return (
    <figure className={styles.plot} aria-label={label}>
      <ul className={styles.legend} aria-hidden="true">
        {series.map((name, place) => (
          <li key={name}>
            <span data-series={place} />
            {name}
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className={styles.rows}>
        {rows.map(({ name, values }) => (
          <div key={name} className={styles.row}>
            <span className={styles.name}>{name}</span>
            <svg width="100%" height={values.length * (BAR + GAP)}>
              {values.map((value, place) => (
                <rect
                  key={series[place]}
                  data-series={place}
                  x={`${100 - (value / most) * 100}%`}
                  y={place * (BAR + GAP)}
                  width={`${(value / most) * 100}%`}
                  height={BAR}
                  rx={2}
                />
              ))}
            </svg>
            <span className={styles.values}>{values.map(format).join(' / ')}</span>
          </div>
        ))}
      </div>
      {tableTitle && (
        <PlotTable
          title={tableTitle}
          label={label}
          rowTitle={rowTitle}
          columns={series}
          rows={rows.map(({ name, values }) => ({ name, values: values.map(format) }))}
        />
      )}
    </figure>
  );
}
