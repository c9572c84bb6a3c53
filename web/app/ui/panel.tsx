import { Group, Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface PanelProps {
  title: string;
  icon?: IconName;
  /** Stands at the far end of the heading's line. */
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A box with a heading of the second order. */
export function Panel({ title, icon, action, className, children }: PanelProps) {
  return (
    <Paper component="section" withBorder p="md" className={className}>
      <Group justify="space-between" wrap="nowrap" gap="xs" mb="xs">
        <Group gap={6} wrap="nowrap" c="green">
          {icon && <Icon name={icon} />}
          <Title order={2} size="h5">
            {title}
          </Title>
        </Group>
        {action}
      </Group>
      {children}
    </Paper>
  );
}
