import styles from './medal.module.css';

export type Metal = 'plain' | 'green' | 'silver' | 'gold';

/** A small label whose colour says how much was achieved. */
export const Medal = ({ metal, children }: { metal: Metal; children: string }) => (
  <span className={styles.medal} data-metal={metal}>
    {children}
  </span>
);
