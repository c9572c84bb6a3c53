import {
  deleteAnnouncement,
  listAnnouncements,
  type ManagedAnnouncement,
} from '@mustalah/contract/announcements';
import { useState } from 'react';
import { pageAsked, pageCountOf, pageHref } from '../../address.ts';
import { call } from '../../api.ts';
import { DeskNav } from '../../domain/journal-strip.tsx';
import { privatePageMeta } from '../../page-meta.ts';
import { common } from '../../text/common.ts';
import { formatDay } from '../../text/format.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ListOfRows, ListRow, RowAction, WaitingRows } from '../../ui/list-row.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useOpenRows } from '../../ui/use-open-rows.ts';
import { useCall } from '../../use-call.ts';
import { useSearch } from '../../use-search.ts';
import { useWrite } from '../../use-write.ts';
import { AnnouncementForm, toldOfAnnouncements } from './announcement-form.tsx';
import { LimitedNotice } from './limited-notice.tsx';
import { isForbidden, sayWhy } from './say-why.ts';
import { announcementsText as text } from './text.ts';

const PAGE_SIZE = 5;
const PATH = '/journal-announcements';

export const meta = () => privatePageMeta(text.title);

/** Announcements are written, changed and removed here. */
export default function AnnouncementsPage() {
  const { data, error, isError, refetch } = useCall(listAnnouncements, {});
  const { search } = useSearch({});
  const [opened, setOpened] = useState<{ dialog: 'edit' | 'delete'; id: number } | 'new' | null>(null);
  const close = () => setOpened(null);
  const announcement = opened && opened !== 'new' ? data?.find(({ id }) => id === opened.id) : undefined;

  const total = pageCountOf(data?.length ?? 0, PAGE_SIZE);
  // The last one of a page may just have been deleted.
  const page = Math.min(pageAsked(search), total);
  const shown = data?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) ?? [];

  const rows = useOpenRows(shown.map(({ id }) => id));

  if (isForbidden(error)) {
    return (
      <PageFrame title={text.title}>
        <LimitedNotice />
      </PageFrame>
    );
  }
  return (
    <PageFrame
      title={text.title}
      lead={text.lead}
      action={<Button onClick={() => setOpened('new')}>{text.create}</Button>}
    >
      <DeskNav />
      {isError && <LoadFailure message={text.loadFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <WaitingRows count={PAGE_SIZE} label={common.loading} />}
      {data?.length === 0 && (
        <Empty title={text.none}>
          <Text c="dimmed">{text.noneHint}</Text>
        </Empty>
      )}
      {shown.length > 0 && (
        <ListOfRows label={text.list} isWide>
          {shown.map((each) => (
            <AnnouncementRow
              key={each.id}
              announcement={each}
              isOpen={rows.isOpen(each.id)}
              onToggle={() => rows.toggle(each.id)}
              onEdit={() => setOpened({ dialog: 'edit', id: each.id })}
              onDelete={() => setOpened({ dialog: 'delete', id: each.id })}
            />
          ))}
        </ListOfRows>
      )}
      <Pager page={page} total={total} hrefOf={(to) => pageHref(PATH, search, to)} label={text.pages} />
      {opened === 'new' && <AnnouncementForm onClose={close} />}
      {announcement && opened !== 'new' && opened?.dialog === 'edit' && (
        <AnnouncementForm announcement={announcement} onClose={close} />
      )}
      {announcement && opened !== 'new' && opened?.dialog === 'delete' && (
        <DeleteAnnouncement announcement={announcement} onClose={close} />
      )}
    </PageFrame>
  );
}

interface AnnouncementRowProps {
  announcement: ManagedAnnouncement;
  isOpen: boolean;
  onToggle: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

function AnnouncementRow({ announcement, isOpen, onToggle, onEdit, onDelete }: AnnouncementRowProps) {
  const { title, content, created_at, updated_at } = announcement;
  const when = (
    <>
      <time dateTime={created_at}>{formatDay(created_at)}</time>
      {updated_at !== created_at && ` · ${text.changed(formatDay(updated_at))}`}
    </>
  );
  return (
    <ListRow
      title={title}
      text={content}
      note={isOpen ? null : when}
      opening={{
        isOpen,
        toggle: onToggle,
        more: (
          <Text size="sm" c="dimmed">
            {when}
          </Text>
        ),
      }}
      actions={
        <>
          <RowAction icon="pencil" words={text.edit} of={title} variant="default" onClick={onEdit} />
          <RowAction
            icon="bin"
            words={text.delete}
            of={title}
            variant="outline"
            color="red"
            onClick={onDelete}
          />
        </>
      }
    />
  );
}

interface DeleteAnnouncementProps {
  announcement: ManagedAnnouncement;
  onClose: () => void;
}

function DeleteAnnouncement({ announcement: { id, title }, onClose }: DeleteAnnouncementProps) {
  const { write, isPending } = useWrite(() => call(deleteAnnouncement, { params: { id } }), {
    outdates: toldOfAnnouncements,
    onSuccess() {
      toast('success', text.deleted);
      onClose();
    },
    onError: (error) => toast('error', sayWhy(text.deleteFailed, error)),
  });
  return (
    <Confirm
      title={text.deleteTitle}
      act={text.delete}
      onAct={() => write()}
      onClose={onClose}
      isBusy={isPending}
    >
      <Text>{text.deleteConfirm(title)}</Text>
    </Confirm>
  );
}
