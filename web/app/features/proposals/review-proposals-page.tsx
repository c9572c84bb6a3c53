import { listProposals, type ProposedPart } from '@mustalah/contract/terms/proposals';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call, RefusedCall } from '../../api.ts';
import { RejectProposalDialog } from '../../domain/reject-proposal-dialog.tsx';
import { ReviewLinks } from '../../domain/review-links.tsx';
import { privatePageMeta } from '../../page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { useSteady } from '../../ui/press.ts';
import { Text } from '../../ui/text.tsx';
import type { Route } from './+types/review-proposals-page';
import { ProposalCard, titleOf } from './proposal-card.tsx';
import styles from './proposals.module.css';
import { text } from './text.ts';

const PATH = '/review-proposals';
const PAGE_SIZE = 10;
const PLACE = /^\d{1,14}-(names|examples|relations)-[1-9]\d{0,14}$/;

/** The place in the queue that an address names; what cannot be one is its beginning. */
const placeIn = (search: URLSearchParams): string | undefined => {
  const after = search.get('after') ?? '';
  return PLACE.test(after) ? after : undefined;
};

/** What waits, null when it did not come. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const after = placeIn(new URL(request.url).searchParams);
  const proposals = await call(
    listProposals,
    { query: { page_size: PAGE_SIZE, ...(after && { after }) } },
    { request },
  ).catch((error: unknown) => {
    const isRefused = error instanceof RefusedCall && (error.status === 401 || error.status === 403);
    if (request.signal.aborted || isRefused) throw error;
    return null;
  });
  return { proposals };
}
export const HydrateFallback = PageLoading;
export const meta = () => privatePageMeta(text.title);

/** What people proposed to entries, and what becomes of it. */
export default function ReviewProposalsPage({ loaderData }: Route.ComponentProps) {
  const { proposals } = useSteady(loaderData);
  const { revalidate } = useRevalidator();
  const [rejected, setRejected] = useState<ProposedPart | null>(null);
  const reload = () => void revalidate();
  return (
    <PageFrame title={text.title} lead={text.lead}>
      <ReviewLinks />
      {!proposals && <LoadFailure message={text.loadFailed} onRetry={reload} />}
      {proposals?.count === 0 && (
        <Empty title={text.none}>
          <Text c="dimmed">{text.noneHint}</Text>
        </Empty>
      )}
      {proposals && proposals.count > 0 && (
        <Stack gap="sm">
          <Text size="sm" c="dimmed" aria-live="polite">
            {text.count(proposals.count)}
          </Text>
          {proposals.results.length === 0 && <Empty title={text.emptyPlace} />}
          <ul className={styles.list} aria-label={text.list}>
            {proposals.results.map((proposal) => (
              <ProposalCard
                key={`${proposal.kind}-${proposal.id}`}
                proposal={proposal}
                onReject={() => setRejected(proposal)}
                onDone={reload}
              />
            ))}
          </ul>
          <Steps next={proposals.next} previous={proposals.previous} />
        </Stack>
      )}
      {rejected && (
        <RejectProposalDialog
          kind={rejected.kind}
          id={rejected.id}
          title={titleOf(rejected)}
          onClose={() => setRejected(null)}
          onDone={reload}
        />
      )}
    </PageFrame>
  );
}

/** A queue goes on by the place of its last row: what is decided above changes nothing below. */
function Steps({ next, previous }: { next: string | null; previous: string | null }) {
  if (!next && !previous) return null;
  const after = next && placeIn(new URL(next, 'http://local').searchParams);
  return (
    <Group gap={6} justify="center" component="nav" aria-label={text.pages}>
      {previous && (
        <Button to={PATH} size="compact-sm" variant="default">
          {text.first}
        </Button>
      )}
      {after && (
        <Button to={`${PATH}?after=${after}`} size="compact-sm" variant="default">
          {text.next}
        </Button>
      )}
    </Group>
  );
}
