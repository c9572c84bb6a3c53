import type { ReactNode } from 'react';
import { common } from '../text/common.ts';
import styles from './empty.module.css';
import { Stack } from './flow.tsx';
import { Marked } from './marked.tsx';
import { Anchor, Text } from './text.tsx';

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

/** The list is shorter than the page that was asked for; `to` leads to its first. */
export const EmptyPage = ({ to }: { to: string }) => (
  <Empty title={common.emptyPage}>
    <Anchor to={to} underline="always">
      {common.firstPage}
    </Anchor>
  </Empty>
);
