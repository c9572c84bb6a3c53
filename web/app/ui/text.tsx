import type { ComponentPropsWithRef } from 'react';
import type { LinkProps } from 'react-router';
import { Link } from './link.tsx';
import { type Margins, marginsOf } from './spacing.ts';
import styles from './text.module.css';

type Size = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

interface TextProps extends Omit<ComponentPropsWithRef<'p'>, 'color'>, Margins {
  component?: 'p' | 'span' | 'div' | 'dt' | 'dd';
  size?: Size;
  /** Its colour. */
  c?: 'dimmed' | 'green' | 'red';
  /** Its weight. */
  fw?: 500 | 600 | 700;
}

/** Words in one of the six sizes. */
export function Text({ component: Element = 'p', size, c, fw, mt, mb, my, className, ...rest }: TextProps) {
  const margins = marginsOf({ mt, mb, my });
  return (
    <Element
      {...rest}
      className={className ? `${styles.text} ${className}` : styles.text}
      data-size={size}
      data-tone={c}
      style={fw || margins ? { fontWeight: fw, ...margins, ...rest.style } : rest.style}
    />
  );
}

interface TitleProps extends ComponentPropsWithRef<'h2'>, Margins {
  order: 1 | 2 | 3 | 4;
  /** The look of a title of another order. */
  size?: 'h2' | 'h3' | 'h4' | 'h5';
}

/** A heading; its order says where it stands, its size how it looks. */
export function Title({ order, size, mt, mb, my, className, ...rest }: TitleProps) {
  const Heading = `h${order}` as const;
  return (
    <Heading
      {...rest}
      className={className ? `${styles.title} ${className}` : styles.title}
      data-size={size ?? Heading}
      style={marginsOf({ mt, mb, my }) ?? rest.style}
    />
  );
}

interface AnchorLook {
  size?: Size;
  underline?: 'always';
}

type AnchorProps = AnchorLook & (LinkProps | (ComponentPropsWithRef<'a'> & { href: string }));

/** A link among words: to a page of ours (`to`), or anywhere else (`href`). */
export function Anchor({ size, underline, className, children, ...rest }: AnchorProps) {
  const look = {
    className: `hit ${styles.text} ${styles.anchor} ${className ?? ''}`.trim(),
    'data-size': size,
    'data-underline': underline,
  };
  if ('to' in rest) {
    return (
      <Link {...rest} {...look}>
        {children}
      </Link>
    );
  }
  return (
    <a {...rest} {...look}>
      {children}
    </a>
  );
}
