import type { ReactNode } from 'react';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Badge, type BadgeColor } from '../../../ui/badge.tsx';
import { Group } from '../../../ui/flow.tsx';
import { Anchor, Text } from '../../../ui/text.tsx';
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

/** The work something comes from, and where it can be read. */
export function Source({ of }: { of: { source: string; source_page: string; source_link: string } }) {
  const words = [of.source, of.source_page && text.pageOf(of.source_page)].filter(Boolean).join('، ');
  if (!words && !of.source_link) return null;
  return (
    <Text size="sm" c="dimmed" dir="auto">
      {text.source}:{' '}
      {of.source_link ? (
        <Anchor href={of.source_link} rel="nofollow ugc noopener" size="sm">
          {words || <bdi dir="ltr">{of.source_link}</bdi>}
        </Anchor>
      ) : (
        words
      )}
    </Text>
  );
}

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
