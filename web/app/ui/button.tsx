import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { LinkProps } from 'react-router';
import styles from './button.module.css';
import { Link } from './link.tsx';

export interface ButtonLook {
  variant?: 'filled' | 'outline' | 'default' | 'subtle' | 'white';
  color?: 'green' | 'gold' | 'red';
  size?: 'xs' | 'sm' | 'md' | 'compact-sm' | 'compact-md';
  fullWidth?: boolean;
  leftSection?: ReactNode;
}

type Native = Omit<ComponentPropsWithRef<'button'>, 'color'>;
type Leading = LinkProps | (Omit<ComponentPropsWithRef<'a'>, 'color'> & { href: string });
export type ButtonProps = ButtonLook & (Native | Leading);

/** A button, or with `to` or `href` a link that looks like one. */
export function Button({
  variant = 'filled',
  color,
  size = 'sm',
  fullWidth,
  leftSection,
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = {
    className: className ? `${styles.button} ${className}` : styles.button,
    'data-variant': variant,
    'data-color': color,
    'data-size': size,
    'data-block': fullWidth,
  };
  const words = (
    <>
      {leftSection}
      {children}
    </>
  );
  if ('to' in rest) {
    return (
      <Link {...rest} {...look}>
        {words}
      </Link>
    );
  }
  if ('href' in rest) {
    return (
      <a {...rest} {...look}>
        {words}
      </a>
    );
  }
  return (
    <button type="button" {...rest} {...look}>
      {words}
    </button>
  );
}

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** A drawing says nothing to who cannot see it. */
  'aria-label': string;
  size?: 'md' | 'lg';
}

/** A button that is only a drawing. */
export const IconButton = ({ size = 'md', className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    className={className ? `${styles.icon} ${className}` : styles.icon}
    data-size={size}
  />
);
