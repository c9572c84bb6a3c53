import type { ReactNode } from 'react';
import styles from './empty.module.css';
import { Stack } from './flow.tsx';
import { Marked } from './marked.tsx';
import { Text } from './text.tsx';

/** Says that there is nothing, and what to do about it. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Stack align="center" gap="sm" className={styles.empty}>
      <Text size="lg" fw={600}>
        <Marked>{title}</Marked>
      </Text>
      {children}
    </Stack>
  );
}
