import type { ComponentPropsWithRef } from 'react';
import styles from './badge.module.css';

export type BadgeColor = 'green' | 'gold' | 'red' | 'gray';

interface BadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'color'> {
  variant?: 'filled' | 'outline';
  color?: BadgeColor;
}

/** A word or two that say what kind of thing this is, or how it stands. */
export const Badge = ({ variant = 'filled', color = 'green', className, ...rest }: BadgeProps) => (
  <span
    {...rest}
    className={className ? `${styles.badge} ${className}` : styles.badge}
    data-variant={variant}
    data-color={color}
  />
);
