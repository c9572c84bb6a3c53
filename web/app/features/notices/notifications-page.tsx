import { listNotifications, readNotifications } from '@mustalah/contract/notifications';
import { useSearchParams } from 'react-router';
import { pageAsked, pageCountOf, pageHref } from '../../address.ts';
import { call, sayFailure } from '../../api.ts';
import { privatePageMeta } from '../../page-meta.ts';
import { common } from '../../text/common.ts';
import { Button } from '../../ui/button.tsx';
import { Empty, EmptyPage } from '../../ui/empty.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { Skeleton } from '../../ui/waiting.tsx';
import { useCall } from '../../use-call.ts';
import { useWrite } from '../../use-write.ts';
import { NoticeCard } from './notice-card.tsx';
import styles from './notices.module.css';
import { text } from './text.ts';

export const meta = () => privatePageMeta(text.title);

const PAGE_SIZE = 10;

export default function NotificationsPage() {
  const [search] = useSearchParams();
  const page = pageAsked(search);
  const { data, isError, refetch } = useCall(
    listNotifications,
    { query: { page, page_size: PAGE_SIZE } },
    { keepsPrevious: true },
  );
  /** The named notices, or all of them. */
  const reading = useWrite((ids?: number[]) => call(readNotifications, { body: ids ? { ids } : {} }), {
    // The header counts the unread ones among them.
    outdates: [listNotifications],
    onSuccess(_, ids) {
      if (!ids) toast('success', text.allRead);
    },
    onError: (error) => toast('error', sayFailure(error, text.markFailed)),
  });

  return (
    <PageFrame title={text.title} width="text">
      {isError && <LoadFailure message={text.loadFailed} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Stack role="status" aria-label={common.loading}>
          <Skeleton height={96} />
          <Skeleton height={96} />
          <Skeleton height="100dvh" />
        </Stack>
      )}
      {data && data.count > 0 && (
        <Group justify="space-between">
          <Text aria-live="polite">{text.unread(data.unread)}</Text>
          {data.unread > 0 && (
            <Button
              variant="outline"
              size="sm"
              disabled={reading.isPending}
              onClick={() => reading.write(undefined)}
            >
              {text.markAllRead}
            </Button>
          )}
        </Group>
      )}
      {data?.count === 0 && (
        <Empty title={text.empty}>
          <Text>{text.emptyHint}</Text>
        </Empty>
      )}
      {data && data.count > 0 && data.results.length === 0 && <EmptyPage to="/notifications" />}
      <ul className={styles.notices}>
        {data?.results.map((notice) => (
          <li key={notice.id}>
            <NoticeCard
              notice={notice}
              isBusy={reading.isPending}
              onRead={() => reading.write([notice.id])}
            />
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        total={pageCountOf(data?.count ?? 0, PAGE_SIZE)}
        hrefOf={(each) => pageHref('/notifications', search, each)}
        label={text.pages}
      />
    </PageFrame>
  );
}
