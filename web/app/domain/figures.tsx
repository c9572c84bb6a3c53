import { common } from '../text/common.ts';
import { Text } from '../ui/text.tsx';
import styles from './figures.module.css';

export interface Figure {
  label: string;
  /** A number, and its unit after it; null while it is on its way. */
  value: string | null;
}

/** An Arabic nought that is bold looks like the point of a list. */
const isZero = (value: string | null): boolean => value !== null && /^٠(?![٠-٩٫])/.test(value);

/** Numbers with their names, one pair to a line. */
export function FigureRows({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.rows}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" size="sm" fw={isZero(value) ? 500 : 700}>
            <bdi dir="rtl">{value ?? common.onItsWay}</bdi>
          </Text>
        </div>
      ))}
    </dl>
  );
}

/** Numbers as tiles, large. */
export function FigureTiles({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.tiles}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.tile}>
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text
            component="dd"
            size="xl"
            fw={isZero(value) ? 500 : 700}
            c={isZero(value) ? 'dimmed' : 'green'}
          >
            <bdi dir="rtl">{value ?? common.onItsWay}</bdi>
          </Text>
        </div>
      ))}
    </dl>
  );
}
