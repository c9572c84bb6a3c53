import type { Announcement } from '@mustalah/contract/announcements';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './home.module.css';
import { FoldedPart } from './part.tsx';
import { text } from './text.ts';

/** The latest announcements; one at a time is open. */
export function AnnouncementsCard({ announcements }: { announcements: readonly Announcement[] }) {
  const [openId, setOpenId] = useState<number | null>(null);
  const { hash, key } = useLocation();
  // The ticker leads here.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => {
    const asked = Number(/^#announcement-(\d+)$/.exec(hash)?.[1]);
    if (!asked) return;
    setOpenId(asked);
    // On a phone they are folded.
    document.getElementById(`announcement-${asked}`)?.closest('details')?.setAttribute('open', '');
  }, [hash, key]);
  return (
    <FoldedPart title={text.announcements} icon="megaphone">
      {announcements.length === 0 && (
        <Text size="sm" c="dimmed">
          {text.noAnnouncements}
        </Text>
      )}
      {announcements.map(({ id, title, content }) => {
        const isOpen = id === openId;
        return (
          <div key={id} id={`announcement-${id}`} className={styles.announcement}>
            <h3 className={styles.announcementTitle}>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={`announcement-${id}-text`}
                onClick={() => setOpenId(isOpen ? null : id)}
              >
                <span dir="auto">{title}</span>
                <Icon name="down" size={18} />
              </button>
            </h3>
            <Text
              id={`announcement-${id}-text`}
              hidden={!isOpen}
              size="sm"
              dir="auto"
              className={styles.userText}
            >
              {content}
            </Text>
          </div>
        );
      })}
    </FoldedPart>
  );
}
