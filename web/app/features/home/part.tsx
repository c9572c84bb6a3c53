import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Title } from '../../ui/text.tsx';
import styles from './home.module.css';

interface PartProps {
  title: string;
  icon?: IconName;
  /** Stands at the far end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the first page: a heading, a rule and room, no box. */
export const Part = ({ title, icon, action, children }: PartProps) => (
  <section className={styles.part}>
    <div className={styles.partHead}>
      <PartTitle title={title} icon={icon} />
      {action}
    </div>
    {children}
  </section>
);

/** The same beside the page; on a phone, where it stands below everything, folded until it is wanted. */
export const FoldedPart = ({ title, icon, children }: Omit<PartProps, 'action'>) => (
  <details className={`${styles.part} ${styles.folded}`}>
    <summary className={styles.partHead}>
      <PartTitle title={title} icon={icon} />
      <Icon name="down" size={18} />
    </summary>
    <div className={styles.partBody}>{children}</div>
  </details>
);

/** At the foot of the page: a line among others where there is room, on a phone folded under its title. */
export const FootPart = ({ title, children }: Pick<PartProps, 'title' | 'children'>) => (
  <details className={`${styles.folded} ${styles.footPart}`}>
    <summary className={styles.partHead}>
      <PartTitle title={title} icon={undefined} />
      <Icon name="down" size={18} />
    </summary>
    {children}
  </details>
);

const PartTitle = ({ title, icon }: { title: string; icon: IconName | undefined }) => (
  <>
    {icon && <Icon name={icon} />}
    <Title order={2} size="h5">
      {title}
    </Title>
  </>
);
