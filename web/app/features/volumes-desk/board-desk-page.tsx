import { type BoardMember, listBoard, removeBoardMember } from '@mustalah/contract/journal/articles';
import { useState } from 'react';
import { call } from '../../api.ts';
import { DeskNav } from '../../domain/journal-strip.tsx';
import { privatePageMeta } from '../../page-meta.ts';
import { formatInteger } from '../../text/format.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Group } from '../../ui/flow.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useCall } from '../../use-call.ts';
import { useWrite } from '../../use-write.ts';
import { MemberForm } from './member-form.tsx';
import { sayWhy } from './say-why.ts';
import { boardText as text } from './text.ts';

export const meta = () => privatePageMeta(text.title);

/** The members of the editorial board, as everybody reads them. */
export default function BoardDeskPage() {
  const board = useCall(listBoard, {});
  const [opened, setOpened] = useState<{ dialog: 'edit' | 'remove'; id: number } | 'new' | null>(null);
  const close = () => setOpened(null);
  const member = opened && opened !== 'new' ? board.data?.find(({ id }) => id === opened.id) : undefined;
  return (
    <PageFrame
      title={text.title}
      lead={text.lead}
      action={<Button onClick={() => setOpened('new')}>{text.add}</Button>}
    >
      <DeskNav />
      <DataTable
        label={text.members}
        rows={board.data}
        keyOf={({ id }) => id}
        columns={columnsWith((dialog, id) => setOpened({ dialog, id }))}
        failure={board.isError ? { message: text.loadFailed, onRetry: () => void board.refetch() } : null}
        empty={<Empty title={text.none} />}
      />
      <Text>
        <Anchor to="/journal/board">{text.openPage}</Anchor>
      </Text>
      {opened === 'new' && <MemberForm place={board.data?.length ?? 0} onClose={close} />}
      {member && opened !== 'new' && opened?.dialog === 'edit' && (
        <MemberForm member={member} place={member.place} onClose={close} />
      )}
      {member && opened !== 'new' && opened?.dialog === 'remove' && (
        <RemoveMember member={member} onClose={close} />
      )}
    </PageFrame>
  );
}

const columnsWith = (open: (dialog: 'edit' | 'remove', id: number) => void): Column<BoardMember>[] => [
  { key: 'place', title: text.place, isNarrow: true, cell: ({ place }) => formatInteger(place) },
  {
    key: 'name',
    title: text.name,
    cell: ({ name, latin_name }) => (
      <>
        <bdi>{name}</bdi>{' '}
        <Text component="span" size="xs" c="dimmed">
          <bdi lang="en">{latin_name}</bdi>
        </Text>
      </>
    ),
  },
  { key: 'role', title: text.roleColumn, cell: ({ role }) => role },
  { key: 'affiliation', title: text.affiliation, cell: ({ affiliation }) => <bdi>{affiliation}</bdi> },
  {
    key: 'actions',
    title: text.actions,
    isNarrow: true,
    cell: ({ id, name }) => (
      <Group gap="xs">
        <Button size="xs" variant="default" aria-label={text.editOf(name)} onClick={() => open('edit', id)}>
          {text.edit}
        </Button>
        <Button
          size="xs"
          variant="outline"
          color="red"
          aria-label={text.removeOf(name)}
          onClick={() => open('remove', id)}
        >
          {text.remove}
        </Button>
      </Group>
    ),
  },
];

function RemoveMember({ member: { id, name }, onClose }: { member: BoardMember; onClose: () => void }) {
  const { write, isPending } = useWrite(() => call(removeBoardMember, { params: { id } }), {
    outdates: [listBoard],
    onSuccess() {
      toast('success', text.removed);
      onClose();
    },
    onError: (error) => toast('error', sayWhy(text.removeFailed, error)),
  });
  return (
    <Confirm
      title={text.removeTitle(name)}
      act={text.remove}
      onAct={() => write()}
      onClose={onClose}
      isBusy={isPending}
    >
      <Text>{text.removeConfirm}</Text>
    </Confirm>
  );
}
