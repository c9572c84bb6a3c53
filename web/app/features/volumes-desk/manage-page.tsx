import { listManagedVolumes, type ManagedVolume } from '@mustalah/contract/journal/volumes';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { pageAsked, pageCountOf, pageHref } from '../../address.ts';
import { DeskNav } from '../../domain/journal-strip.tsx';
import { volumeName, volumeNumber } from '../../domain/volume-name.ts';
import { privatePageMeta } from '../../page-meta.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Group } from '../../ui/flow.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import { useCall } from '../../use-call.ts';
import { useSearch } from '../../use-search.ts';
import { AddVolume } from './add-volume.tsx';
import { DeleteVolume } from './delete-volume.tsx';
import { EditVolume } from './edit-volume.tsx';
import { LimitedNotice } from './limited-notice.tsx';
import { isForbidden } from './say-why.ts';
import { manageText as text } from './text.ts';
import { ToggleVolume } from './toggle-volume.tsx';
import { VolumePapers } from './volume-papers.tsx';

export const meta = () => privatePageMeta(text.title);

const PAGE_SIZE = 20;

type DialogName = 'edit' | 'papers' | 'toggle' | 'delete';

/** All volumes: made, changed, published, taken out and deleted. */
export default function ManagePage() {
  const volumes = useCall(listManagedVolumes, {});
  const { pathname } = useLocation();
  const { search } = useSearch({});
  const [opened, setOpened] = useState<{ dialog: DialogName; id: number } | null>(null);
  // As it is now: a dialog that stands open while its volume changes shows the change.
  const volume = opened && volumes.data?.find(({ id }) => id === opened.id);
  const close = () => setOpened(null);
  const total = pageCountOf(volumes.data?.length ?? 0, PAGE_SIZE);
  // The last one of a page may just have been deleted.
  const page = Math.min(pageAsked(search), total);

  if (isForbidden(volumes.error)) {
    return (
      <PageFrame title={text.title}>
        <LimitedNotice />
      </PageFrame>
    );
  }
  return (
    <PageFrame title={text.title} lead={text.lead}>
      <DeskNav />
      <AddVolume />
      <DataTable
        label={text.volumes}
        rows={volumes.data?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        keyOf={({ id }) => id}
        columns={columnsWith((dialog, id) => setOpened({ dialog, id }))}
        failure={volumes.isError ? { message: text.loadFailed, onRetry: () => void volumes.refetch() } : null}
        empty={
          <Empty title={text.none}>
            <Text c="dimmed">{text.noneHint}</Text>
          </Empty>
        }
      />
      <Pager page={page} total={total} hrefOf={(to) => pageHref(pathname, search, to)} label={text.pages} />
      {volume && opened.dialog === 'edit' && <EditVolume volume={volume} onClose={close} />}
      {volume && opened.dialog === 'papers' && <VolumePapers volume={volume} onClose={close} />}
      {volume && opened.dialog === 'toggle' && <ToggleVolume volume={volume} onClose={close} />}
      {volume && opened.dialog === 'delete' && <DeleteVolume volume={volume} onClose={close} />}
    </PageFrame>
  );
}

const columnsWith = (open: (dialog: DialogName, id: number) => void): Column<ManagedVolume>[] => [
  {
    key: 'volume',
    title: text.volume,
    cell: (volume) => (
      <>
        <span dir="auto" className="term">
          {volume.published ? (
            <Anchor to={`/volume/${volume.id}`}>{volumeName(volume)}</Anchor>
          ) : (
            volumeName(volume)
          )}
        </span>
        {volume.title && (
          <Text size="xs" c="dimmed">
            {volumeNumber(volume)}
          </Text>
        )}
        {volume.has_own && !volume.published && (
          <Text size="xs" c="dimmed">
            {text.hasOwn}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'category',
    title: text.category,
    cell: ({ main_category, sub_category }) => [main_category, sub_category].filter(Boolean).join(' / '),
  },
  {
    key: 'papers',
    title: text.papers,
    isNarrow: true,
    cell: ({ paper_count }) => text.paperCount(paper_count),
  },
  {
    key: 'state',
    title: text.state,
    isNarrow: true,
    cell: ({ published }) => (
      <Badge variant="outline" color={published ? 'green' : 'gold'}>
        {published ? text.published : text.draft}
      </Badge>
    ),
  },
  { key: 'actions', title: text.actions, cell: (volume) => <Actions volume={volume} open={open} /> },
];

interface ActionsProps {
  volume: ManagedVolume;
  open: (dialog: DialogName, id: number) => void;
}

function Actions({ volume, open }: ActionsProps) {
  const { id, published } = volume;
  const name = volumeName(volume);
  return (
    <Group gap="xs">
      <Button
        size="xs"
        variant={published ? 'outline' : 'filled'}
        aria-label={published ? text.unpublishOf(name) : text.publishOf(name)}
        onClick={() => open('toggle', id)}
      >
        {published ? text.unpublish : text.publish}
      </Button>
      <Button size="xs" variant="default" aria-label={text.papersOf(name)} onClick={() => open('papers', id)}>
        {text.openPapers}
      </Button>
      <Button size="xs" variant="default" aria-label={text.editOf(name)} onClick={() => open('edit', id)}>
        {text.edit}
      </Button>
      <Button
        size="xs"
        variant="outline"
        color="red"
        aria-label={text.deleteOf(name)}
        onClick={() => open('delete', id)}
      >
        {text.delete}
      </Button>
    </Group>
  );
}
