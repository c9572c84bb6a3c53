import { useEffect } from 'react';
import { changeScheme, followScheme } from '../../scheme.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './shell.module.css';
import { text } from './text.ts';

/** Changes between light and dark. */
export function SchemeSwitch({
  className,
  withLabel,
}: {
  className?: string | undefined;
  withLabel?: boolean;
}) {
  useEffect(followScheme, []);
  return (
    <button
      type="button"
      className={`${styles.iconButton} ${className ?? ''}`}
      aria-label={text.changeScheme}
      onClick={changeScheme}
    >
      {/* The page is the same for everybody until it is drawn, so the style sheet chooses. */}
      <span className={styles.inLight}>
        <Icon name="moon" size={22} />
      </span>
      <span className={styles.inDark}>
        <Icon name="sun" size={22} />
      </span>
      {withLabel && <span aria-hidden="true">{text.changeScheme}</span>}
    </button>
  );
}
