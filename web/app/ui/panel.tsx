import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { Icon, type IconName } from './icon.tsx';
import styles from './panel.module.css';
import { Title } from './text.tsx';

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
    <Card component="section" padding="md" className={className}>
      <div className={styles.head}>
        {icon && <Icon name={icon} />}
        <Title order={2} size="h5">
          {title}
        </Title>
        {action}
      </div>
      {children}
    </Card>
  );
}
