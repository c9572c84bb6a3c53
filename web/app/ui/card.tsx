import type { ComponentPropsWithRef } from 'react';
import styles from './card.module.css';

interface CardProps extends ComponentPropsWithRef<'div'> {
  component?: 'div' | 'section' | 'article' | 'aside' | 'li';
  padding?: 'sm' | 'md' | 'lg';
}

/** A box that stands out from the page. */
export const Card = ({ component: Element = 'div', padding = 'md', className, ...rest }: CardProps) => (
  <Element
    {...(rest as object)}
    className={className ? `${styles.card} ${className}` : styles.card}
    data-padding={padding}
  />
);
