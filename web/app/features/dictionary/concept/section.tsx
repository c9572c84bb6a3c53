import type { ReactNode } from 'react';
import { useSession } from '../../../session.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Text, Title } from '../../../ui/text.tsx';
import styles from './concept.module.css';

interface SectionProps {
  title: string;
  hint?: string;
  /** The words of the button that adds something, for whoever is signed in. */
  add?: string;
  onAdd?: () => void;
  /** There is nothing in it yet: whoever may add something has the button alone. */
  isEmpty?: boolean;
  /** Nothing but its title is seen until it is wanted. */
  isFolded?: boolean;
  children?: ReactNode;
}

/** A part of the page of an entry: a rule and room, no box. */
export function Section({ title, hint, add, onAdd, isEmpty, isFolded, children }: SectionProps) {
  const { user } = useSession();
  if (isEmpty) {
    return (
      user && (
        <>
          <Button size="compact-sm" variant="outline" onClick={onAdd}>
            {add}
          </Button>
          {children}
        </>
      )
    );
  }
  const heading = (
    <Title order={2} size="h5">
      {title}
    </Title>
  );
  if (isFolded) {
    return (
      <details className={styles.section}>
        <summary className={styles.head}>
          {heading}
          <Icon name="down" size={18} />
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
    );
  }
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        {heading}
        {user && add && (
          <Button size="compact-sm" variant="subtle" onClick={onAdd}>
            {add}
          </Button>
        )}
      </div>
      {hint && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      <div className={styles.body}>{children}</div>
    </section>
  );
}
