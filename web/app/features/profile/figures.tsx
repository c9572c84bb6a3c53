import { Text } from '@mantine/core';
import styles from './profile.module.css';

export interface Figure {
  label: string;
  value: string;
}

/** Numbers as tiles with their names above them. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" fz="lg" fw={700} m={0} c="green.9">
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}
