import styles from './plot-table.module.css';

interface PlotTableProps {
  /** What opens it. */
  title: string;
  label: string;
  /** What the rows are, such as months. */
  rowTitle: string;
  columns: readonly string[];
  rows: readonly { name: string; values: readonly string[] }[];
}

/** The numbers of a plot, for whoever cannot see it or wants them exactly; it opens on demand. */
export const PlotTable = ({ title, label, rowTitle, columns, rows }: PlotTableProps) => (
  <details className={styles.table}>
    <summary>{title}</summary>
    {/* What scrolls must be reachable by the keyboard. */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <div className={styles.frame} role="group" aria-label={label} tabIndex={0}>
      <table aria-label={label}>
        <thead>
          <tr>
            {[rowTitle, ...columns].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, place) => (
                <td key={columns[place]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);
