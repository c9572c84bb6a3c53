import { type DoubtedRow, listDoubtedRows } from '@mustalah/contract/shelf';
import { useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { pageAsked, pageCountOf, pageHref } from '../../address.ts';
import { call, RefusedCall } from '../../api.ts';
import { ReviewLinks } from '../../domain/review-links.tsx';
import { privatePageMeta } from '../../page-meta.ts';
import { Empty, EmptyPage } from '../../ui/empty.tsx';
import { Stack } from '../../ui/flow.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { Pager } from '../../ui/pager.tsx';
import { useSteady } from '../../ui/press.ts';
import { Text } from '../../ui/text.tsx';
import type { Route } from './+types/review-shelf-page';
import { CorrectDialog } from './correct-dialog.tsx';
import { DoubtedLine } from './doubted-line.tsx';
import styles from './shelf.module.css';
import { reviewText as text } from './text.ts';

const PATH = '/review-shelf';
const PAGE_SIZE = 10;

/** The rows that wait, null when they did not come. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = pageAsked(new URL(request.url).searchParams);
  const rows = await call(listDoubtedRows, { query: { page, page_size: PAGE_SIZE } }, { request }).catch(
    (error: unknown) => {
      const isRefused = error instanceof RefusedCall && (error.status === 401 || error.status === 403);
      if (request.signal.aborted || isRefused) throw error;
      return null;
    },
  );
  return { page, rows };
}
export const HydrateFallback = PageLoading;
export const meta = () => privatePageMeta(text.title);

/** What readers doubt of the shelf, and what becomes of it. */
export default function ReviewShelfPage({ loaderData }: Route.ComponentProps) {
  const { page, rows } = useSteady(loaderData);
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  const [corrected, setCorrected] = useState<DoubtedRow | null>(null);
  const reload = () => void revalidate();
  const hrefOf = (number: number) => pageHref(PATH, new URLSearchParams(search), number);
  return (
    <PageFrame title={text.title} lead={text.lead}>
      <ReviewLinks />
      {!rows && <LoadFailure message={text.loadFailed} onRetry={reload} />}
      {rows?.count === 0 && (
        <Empty title={text.none}>
          <Text c="dimmed">{text.noneHint}</Text>
        </Empty>
      )}
      {rows && rows.count > 0 && (
        <Stack gap="sm">
          <Text size="sm" c="dimmed" aria-live="polite">
            {text.count(rows.count)}
          </Text>
          {rows.results.length === 0 && <EmptyPage to={hrefOf(1)} />}
          <ul className={styles.doubted} aria-label={text.list}>
            {rows.results.map((row) => (
              <DoubtedLine key={row.id} row={row} onCorrect={() => setCorrected(row)} onDone={reload} />
            ))}
          </ul>
          <Pager page={page} total={pageCountOf(rows.count, PAGE_SIZE)} hrefOf={hrefOf} label={text.pages} />
        </Stack>
      )}
      {corrected && <CorrectDialog row={corrected} onClose={() => setCorrected(null)} onDone={reload} />}
    </PageFrame>
  );
}
