import type { UserStats } from '@mustalah/contract/rewards';
import styles from './suggest.module.css';
import { text } from './text.ts';

/** What the suggestion will be worth once it is approved, in one line. */
export function RewardPreview({ stats, category }: { stats: UserStats; category: string }) {
  const { base, streak_bonus, new_category_bonus } = stats.reward_preview;
  const isNew = category !== '' && !stats.submitted_categories.includes(category);
  const categoryBonus = isNew ? new_category_bonus : 0;
  const parts = [
    [text.base, base],
    [text.streakBonus, streak_bonus],
    [text.categoryBonus, categoryBonus],
  ] as const;
  return (
    <section className={styles.preview} aria-label={text.preview}>
      <p className={styles.previewTitle}>{text.preview}</p>
      <dl className={styles.rewards}>
        {parts.map(([name, points]) => (
          <div key={name}>
            <dt>{name}</dt> <dd>{text.uas(points)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{text.total}</dt> <dd>{text.uas(base + streak_bonus + categoryBonus)}</dd>
        </div>
      </dl>
    </section>
  );
}
