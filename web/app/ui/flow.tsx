import type { ComponentPropsWithRef, CSSProperties } from 'react';
import styles from './flow.module.css';
import { type Margins, marginsOf, type Space, spaceOf } from './spacing.ts';

interface FlowProps extends ComponentPropsWithRef<'div'>, Margins {
  component?: 'div' | 'nav' | 'section' | 'aside' | 'ul' | 'ol';
  /** What stands between two parts; `md` unless it is said. */
  gap?: Space;
  align?: CSSProperties['alignItems'];
  justify?: CSSProperties['justifyContent'];
}

/** Parts one below the other. */
export const Stack = (props: FlowProps) => flow(styles.stack, props);

interface GroupProps extends FlowProps {
  wrap?: 'wrap' | 'nowrap';
}

/** Parts side by side, centred on one line, in as many lines as they need. */
export const Group = ({ wrap, ...props }: GroupProps) =>
  flow(wrap === 'nowrap' ? `${styles.group} ${styles.oneLine}` : styles.group, props);

/**
 * Parts side by side; on a phone each has its line and all begin at one edge, so that nothing breaks elsewhere when a
 * font arrives.
 */
export const Lines = (props: FlowProps) => flow(styles.lines, props);

function flow(
  kind: string | undefined,
  { component: Element = 'div', gap, align, justify, mt, mb, my, className, style, ...rest }: FlowProps,
) {
  return (
    <Element
      {...(rest as object)}
      className={className ? `${kind} ${className}` : kind}
      style={{
        ...(gap !== undefined && { gap: spaceOf(gap) }),
        ...(align && { alignItems: align }),
        ...(justify && { justifyContent: justify }),
        ...marginsOf({ mt, mb, my }),
        ...style,
      }}
    />
  );
}
