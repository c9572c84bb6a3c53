import type { ReactNode } from 'react';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Badge, type BadgeColor } from '../../../ui/badge.tsx';
import { Group } from '../../../ui/flow.tsx';
import styles from './concept.module.css';
import { conceptText as text } from './text.ts';

type Status = keyof typeof text.statuses;
const COLORS: Record<Status, BadgeColor> = {
  preferred: 'green',
  accepted: 'green',
  deprecated: 'gray',
  proposed: 'gold',
};

/** How a part stands; what is simply accepted needs no words. */
export const PartStatus = ({ status }: { status: Status }) =>
  status === 'accepted' ? null : (
    <Badge variant="outline" color={COLORS[status]}>
      {text.statuses[status]}
    </Badge>
  );

export interface PartAct {
  words: string;
  isBusy: boolean;
  act: () => void;
  isDangerous?: boolean;
}

/** One part: what it says, and what the reader may do with it. */
export const PartRow = ({ name, acts, children }: { name: string; acts: PartAct[]; children: ReactNode }) => (
  <li className={styles.part}>
    <div>{children}</div>
    {acts.length > 0 && (
      <Group gap="xs">
        {acts.map(({ words, isBusy, act, isDangerous }) => (
          <ActionButton
            key={words}
            size="compact-sm"
            variant="subtle"
            {...(isDangerous && { color: 'red' as const })}
            isBusy={isBusy}
            onClick={act}
            aria-label={text.of(words, name)}
          >
            {words}
          </ActionButton>
        ))}
      </Group>
    )}
  </li>
);
