import { Anchor, Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { Notification } from '@mustalah/contract/notifications';
import { Link } from 'react-router';
import { formatMoment } from '../../text/format.ts';
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
    <Paper component="article" withBorder p="md" className={styles.notice} data-unread={!is_read}>
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
                component={Link}
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
    </Paper>
  );
}
