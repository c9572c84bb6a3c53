import type { CSSProperties } from 'react';
import { type Margins, marginsOf } from './spacing.ts';
import styles from './waiting.module.css';

interface SkeletonProps extends Margins {
  height: CSSProperties['height'];
  width?: CSSProperties['width'];
}

/** As large as what will stand there. */
export const Skeleton = ({ height, width, ...margins }: SkeletonProps) => (
  <div className={styles.skeleton} style={{ height, width, ...marginsOf(margins) }} />
);

/** Something is on its way and will be here soon. */
export const Loader = ({ size = 'md' }: { size?: 'xs' | 'sm' | 'md' }) => (
  <span className={styles.loader} data-size={size} aria-hidden="true" />
);
