import type { UserStats } from '@mustalah/contract/rewards';
import { Card } from '../../ui/card.tsx';
import { Text, Title } from '../../ui/text.tsx';
import styles from './suggest.module.css';
import { text } from './text.ts';

/** What the suggestion will be worth once it is approved. */
export function RewardPreview({ stats, category }: { stats: UserStats; category: string }) {
  const { base, streak_bonus, new_category_bonus } = stats.reward_preview;
  const isNew = category !== '' && !stats.submitted_categories.includes(category);
  const categoryBonus = isNew ? new_category_bonus : 0;
  return (
    <Card padding="md" component="section" className={styles.preview}>
      <Title order={2} size="h5">
        {text.preview}
      </Title>
      <dl className={styles.rewards}>
        <dt>{text.base}</dt>
        <dd>{text.uas(base)}</dd>
        <dt>{text.streakBonus}</dt>
        <dd>{text.uas(streak_bonus)}</dd>
        <dt>{text.categoryBonus}</dt>
        <dd>{text.uas(categoryBonus)}</dd>
        <dt>
          <Text fw={700}>{text.total}</Text>
        </dt>
        <dd>
          <Text fw={700}>{text.uas(base + streak_bonus + categoryBonus)}</Text>
        </dd>
      </dl>
    </Card>
  );
}
