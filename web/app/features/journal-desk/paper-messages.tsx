import { type DeskPaper, listDesk, listHandlers, setHandler } from '@mustalah/contract/journal/desk';
import {
  type DeskThread,
  listPaperMessages,
  readPaperMessages,
  sendPaperMessage,
} from '@mustalah/contract/journal/messages';
import { useState } from 'react';
import { call } from '../../api.ts';
import { MessageThread } from '../../domain/message-thread.tsx';
import { messageText } from '../../domain/message-thread-text.ts';
import { formatInteger } from '../../text/format.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ChoiceField } from '../../ui/field.tsx';
import { Stack } from '../../ui/flow.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Text } from '../../ui/text.tsx';
import { Loader } from '../../ui/waiting.tsx';
import { useCall } from '../../use-call.ts';
import type { Message } from './banner.tsx';
import { threadText as text } from './text.ts';
import { useDeskWrite } from './use-desk-write.ts';

interface PaperMessagesProps {
  paper: DeskPaper;
  onClose: () => void;
}

const nameOf = ({ to, reviewer_id }: DeskThread): string => `${to}-${reviewer_id ?? ''}`;

/** Everything that is written about a paper: with its author, with each reviewer, and among editors. */
export function PaperMessages({ paper, onClose }: PaperMessagesProps) {
  const { data, isError, refetch } = useCall(
    listPaperMessages,
    { params: { id: paper.id } },
    { staleTime: 0 },
  );
  const [chosen, choose] = useState('author-');
  const thread = data?.threads.find((each) => nameOf(each) === chosen);
  return (
    <Dialog title={messageText.of(paper.title)} onClose={onClose} size="lg">
      {isError && <LoadFailure message={messageText.loadFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Loader />}
      {data && thread && (
        <Tabs
          label={text.threads}
          variant="pills"
          value={chosen}
          onChange={choose}
          tabs={data.threads.map((each) => ({ name: nameOf(each), title: titleOf(each) }))}
        >
          <OneThread key={chosen} paperId={paper.id} thread={thread} />
        </Tabs>
      )}
    </Dialog>
  );
}

function titleOf({ to, name, unread }: DeskThread): string {
  const title = to === 'editors' ? text.editors : text.with(text.sides[to], name);
  return unread > 0 ? `${title} · ${formatInteger(unread)}` : title;
}

function OneThread({ paperId, thread }: { paperId: number; thread: DeskThread }) {
  const { to, reviewer_id } = thread;
  const params = { id: paperId };
  const whose = { to, ...(reviewer_id !== null && { reviewer_id }) };
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {text.leads[to]}
      </Text>
      <MessageThread
        messages={thread.messages.map((message) => ({
          ...message,
          sender: message.is_own ? messageText.you : message.sender,
          isOfUs: message.is_of_editors,
        }))}
        closed={thread.closed}
        send={({ body, file }) =>
          call(sendPaperMessage, {
            params,
            body: { body, ...whose },
            files: file ? { pdf_file: file } : {},
          })
        }
        {...(to !== 'editors' && {
          read: (upTo: number) => call(readPaperMessages, { params, body: { up_to: upTo, ...whose } }),
        })}
        outdates={[listPaperMessages, listDesk]}
      />
    </Stack>
  );
}

/** Who hears of the paper alone; while there is nobody, all editors do. */
export function HandlerChoice({ paper, say }: { paper: DeskPaper; say: (message: Message) => void }) {
  const editors = useCall(listHandlers, {}).data ?? [];
  const { write, isPending, given } = useDeskWrite({
    send: (editorId: number | null) =>
      call(setHandler, { params: { id: paper.id }, body: { editor_id: editorId } }),
    say,
    done: ({ handler }) => (handler ? text.handled(handler.name) : text.unhandled),
    failed: text.handlerFailed,
  });
  const now = isPending ? given : paper.handler?.id;
  const known = paper.handler && !editors.some(({ id }) => id === paper.handler?.id) ? [paper.handler] : [];
  return (
    <ChoiceField
      label={text.handler}
      description={text.handlerHint}
      value={String(now ?? '')}
      disabled={isPending}
      data={[
        { value: '', label: text.everybody },
        ...[...known, ...editors].map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={({ currentTarget: { value } }) => write(value === '' ? null : Number(value))}
    />
  );
}
