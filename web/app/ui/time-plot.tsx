import { roundedUp } from './rounded-up.ts';
import styles from './time-plot.module.css';

interface TimePlotProps {
  title: string;
  /** What all of it comes to. */
  total: string;
  /** The oldest first. */
  columns: readonly { name: string; value: number }[];
  format: (value: number) => string;
  /** What stands instead where every number is zero. */
  nothing: string;
}

/** A column is so wide, and its bar somewhat narrower; so high is the highest. */
const [COLUMN, BAR, HEIGHT] = [10, 7, 100];
/** What is not nothing is seen. */
const LEAST = 1.5;

/**
 * One number over time, as columns from the right, where the oldest stands, to the left. Whoever cannot see them is to
 * have the numbers in a table beside.
 */
export function TimePlot({ title, total, columns, format, nothing }: TimePlotProps) {
  const most = Math.max(0, ...columns.map(({ value }) => value));
  const top = roundedUp(most);
  return (
    <figure className={styles.plot} aria-label={title}>
      <figcaption className={styles.head}>
        <span>{title}</span>
        <strong>
          <bdi>{total}</bdi>
        </strong>
      </figcaption>
      {most === 0 ? (
        <p className={styles.nothing}>{nothing}</p>
      ) : (
        <div aria-hidden="true" className={styles.drawing}>
          <div className={styles.scale}>
            {[top, top / 2, 0].map((value) => (
              <bdi key={value}>{format(value)}</bdi>
            ))}
          </div>
          <svg viewBox={`0 0 ${columns.length * COLUMN} ${HEIGHT}`} preserveAspectRatio="none">
            {[0, HEIGHT / 2, HEIGHT].map((y) => (
              <line key={y} x1={0} x2={columns.length * COLUMN} y1={y} y2={y} />
            ))}
            {columns.map(({ name, value }, place) => {
              const height = value === 0 ? 0 : Math.max(LEAST, (value / top) * HEIGHT);
              const x = (columns.length - 1 - place) * COLUMN;
              return (
                <g key={name}>
                  <title>{`${name}: ${format(value)}`}</title>
                  <rect className={styles.touched} x={x} y={0} width={COLUMN} height={HEIGHT} />
                  <rect x={x + (COLUMN - BAR) / 2} y={HEIGHT - height} width={BAR} height={height} />
                </g>
              );
            })}
          </svg>
          <div className={styles.ends}>
            <span>{columns[0]?.name}</span>
            <span>{columns.at(-1)?.name}</span>
          </div>
        </div>
      )}
    </figure>
  );
}
