import { useReducedMotion } from '@mantine/hooks';
import type { Announcement } from '@mustalah/contract/announcements';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { formatInteger } from '../../text/format.ts';
import { IconButton } from '../../ui/button.tsx';
import { Group } from '../../ui/flow.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './home.module.css';
import { text } from './text.ts';

const TURN_MS = 6_000;

/** One announcement at a time. It rests on request, under the pointer or the focus, and where motion is unwelcome. */
export function Ticker({ announcements }: { announcements: readonly Announcement[] }) {
  const [turn, setTurn] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const prefersRest = useReducedMotion();
  const count = announcements.length;
  const isMoving = count > 1 && !isPaused && !isHeld && !prefersRest;

  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => setTurn((last) => last + 1), TURN_MS);
    return () => clearInterval(timer);
  }, [isMoving]);

  const index = count > 0 ? ((turn % count) + count) % count : 0;
  const shown = announcements[index];
  if (!shown) return null;

  return (
    // It stands still while somebody reads it; nothing is done by pointing at it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.ticker}
      aria-label={text.ticker}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name="megaphone" />
      <p key={shown.id} className={styles.tickerLine} dir="auto">
        <Link to={`#announcement-${shown.id}`} className={styles.tickerLink}>
          {/* Without something between them the last letter of one would join the first of the other. */}
          <strong>{shown.title}</strong> — {shown.content}
        </Link>
      </p>
      {count > 1 && (
        <Group gap={2} wrap="nowrap" className={styles.tickerControls}>
          <TickerButton label={text.previousAnnouncement} icon="back" onClick={() => setTurn(turn - 1)} />
          <span className={styles.tickerPosition}>
            {text.tickerPosition(formatInteger(index + 1), formatInteger(count))}
          </span>
          <TickerButton label={text.nextAnnouncement} icon="onward" onClick={() => setTurn(turn + 1)} />
          {!prefersRest && (
            <TickerButton
              label={isPaused ? text.playTicker : text.pauseTicker}
              icon={isPaused ? 'play' : 'pause'}
              onClick={() => setPaused(!isPaused)}
            />
          )}
        </Group>
      )}
    </section>
  );
}

interface TickerButtonProps {
  label: string;
  icon: 'back' | 'onward' | 'play' | 'pause';
  onClick: () => void;
}

function TickerButton({ label, icon, onClick }: TickerButtonProps) {
  return (
    <IconButton size="md" aria-label={label} onClick={onClick}>
      <Icon name={icon} size={18} />
    </IconButton>
  );
}
