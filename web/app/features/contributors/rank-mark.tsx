import { formatInteger } from '../../text/format.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './contributors.module.css';
import { text } from './text.ts';

const medals = [
  { name: text.goldMedal, metal: 'gold' },
  { name: text.silverMedal, metal: 'silver' },
  { name: text.bronzeMedal, metal: 'bronze' },
];

/** A medal for the first three, a star for the others, and the rank in words of numbers. */
export function RankMark({ rank }: { rank: number }) {
  const medal = medals[rank - 1];
  return (
    <span className={styles.mark}>
      {medal ? <Medal {...medal} /> : <Icon name="star" />}
      <span>{formatInteger(rank)}</span>
    </span>
  );
}

function Medal({ name, metal }: { name: string; metal: string }) {
  return (
    <svg
      width={24}
      height={28}
      viewBox="0 0 24 28"
      role="img"
      aria-label={name}
      className={styles.medal}
      data-metal={metal}
    >
      <path d="M5 1h5l2 6 2-6h5l-4 11H9L5 1Z" className={styles.ribbon} />
      <circle cx={12} cy={18.5} r={8} />
      <path
        d="m12 13.5 1.5 3.2 3.5.4-2.6 2.4.7 3.5-3.1-1.7-3.1 1.7.7-3.5L7 17.1l3.5-.4 1.5-3.2Z"
        className={styles.medalStar}
      />
    </svg>
  );
}
