import type { Notification } from '@mustalah/contract/notifications';
import { formatMoment } from '../../text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Anchor, Text, Title } from '../../ui/text.tsx';
import styles from './notices.module.css';
import { text } from './text.ts';

interface NoticeCardProps {
  notice: Notification;
  isBusy: boolean;
  onRead: () => void;
}

/** One notice; following its link reads it. */
export function NoticeCard({
  notice: { title, body, link, is_read, created_at },
  isBusy,
  onRead,
}: NoticeCardProps) {
  return (
    <Card component="article" padding="md" className={styles.notice} data-unread={!is_read}>
      <Stack gap={4}>
        <Group justify="space-between" align="start" wrap="nowrap" gap="xs">
          <Title order={2} size="h5" className={styles.noticeText}>
            <bdi>{title}</bdi>
          </Title>
          {!is_read && <Badge style={{ flexShrink: 0 }}>{text.isNew}</Badge>}
        </Group>
        {body && (
          <Text dir="auto" className={styles.noticeText}>
            {body}
          </Text>
        )}
        <Group justify="space-between" gap="xs">
          <Text size="sm" c="dimmed">
            {formatMoment(created_at)}
          </Text>
          <Group gap="md">
            {link && (
              <Anchor
                to={link}
                size="sm"
                underline="always"
                aria-label={text.openOne(title)}
                onClick={() => {
                  if (!is_read) onRead();
                }}
              >
                {text.open}
              </Anchor>
            )}
            {!is_read && (
              <Button
                variant="default"
                size="xs"
                disabled={isBusy}
                aria-label={text.markOneRead(title)}
                onClick={onRead}
              >
                {text.markRead}
              </Button>
            )}
          </Group>
        </Group>
      </Stack>
    </Card>
  );
}
