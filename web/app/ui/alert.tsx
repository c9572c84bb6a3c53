import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './alert.module.css';
import { Marked } from './marked.tsx';

interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'color'> {
  color?: 'green' | 'gold' | 'red';
  title?: ReactNode;
  icon?: ReactNode;
}

/** A sentence that must not be missed, in a box of its colour, and what may follow from it. */
export const Alert = ({ color = 'green', title, icon, className, children, ...rest }: AlertProps) => (
  <div {...rest} className={className ? `${styles.alert} ${className}` : styles.alert} data-color={color}>
    {icon}
    <div className={styles.words}>
      {title && (
        <strong>
          <Marked>{title}</Marked>
        </strong>
      )}
      {children && <div className={styles.body}>{children}</div>}
    </div>
  </div>
);
