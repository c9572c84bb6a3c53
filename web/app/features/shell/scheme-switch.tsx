import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { Icon } from '../../ui/icon.tsx';
import styles from './shell.module.css';
import { text } from './text.ts';

/** Changes between light and dark. Whoever comes back to what their system prefers follows it again from then on. */
export function SchemeSwitch({
  className,
  withLabel,
}: {
  className?: string | undefined;
  withLabel?: boolean;
}) {
  const { setColorScheme } = useMantineColorScheme();
  const now = useComputedColorScheme('light');
  const change = () => {
    const next = now === 'dark' ? 'light' : 'dark';
    const preferred = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    setColorScheme(next === preferred ? 'auto' : next);
  };
  return (
    <button
      type="button"
      className={`${styles.iconButton} ${className ?? ''}`}
      aria-label={text.changeScheme}
      onClick={change}
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
