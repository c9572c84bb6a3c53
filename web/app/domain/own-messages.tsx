import {
  listAuthorMessages,
  listReviewerMessages,
  readAuthorMessages,
  readReviewerMessages,
  sendAuthorMessage,
  sendReviewerMessage,
} from '@mustalah/contract/journal/messages';
import { listReviewerPapers } from '@mustalah/contract/journal/review';
import { listMyPapers } from '@mustalah/contract/journal/submissions';
import { useState } from 'react';
import { call } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Stack } from '../ui/flow.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Text } from '../ui/text.tsx';
import { Loader } from '../ui/waiting.tsx';
import { useCall } from '../use-call.ts';
import { type Draft, MessageThread } from './message-thread.tsx';
import { messageText as text } from './message-thread-text.ts';

const calls = {
  author: {
    list: listAuthorMessages,
    send: sendAuthorMessage,
    read: readAuthorMessages,
    lead: text.lead,
    outdates: [listAuthorMessages, listMyPapers],
  },
  reviewer: {
    list: listReviewerMessages,
    send: sendReviewerMessage,
    read: readReviewerMessages,
    lead: text.reviewerLead,
    outdates: [listReviewerMessages, listReviewerPapers],
  },
} as const;

interface OwnMessagesProps {
  as: keyof typeof calls;
  paper: { id: number; title: string; unread_messages: number };
}

/** The button to one's own thread with the editors about a paper, which says what waits there, and the thread. */
export function OwnMessages({ as, paper }: OwnMessagesProps) {
  const [isOpen, open] = useState(false);
  const { id, title, unread_messages: unread } = paper;
  return (
    <>
      <Button
        variant={unread > 0 ? 'outline' : 'default'}
        aria-label={`${unread > 0 ? text.openWith(unread) : text.open}: «${title}»`}
        onClick={() => open(true)}
      >
        {unread > 0 ? text.openWith(unread) : text.open}
      </Button>
      {isOpen && (
        <Dialog title={text.of(title)} size="lg" onClose={() => open(false)}>
          <Thread as={as} id={id} />
        </Dialog>
      )}
    </>
  );
}

function Thread({ as, id }: { as: keyof typeof calls; id: number }) {
  const { list, send, read, lead, outdates } = calls[as];
  const params = { id };
  const { data, isError, refetch } = useCall(list, { params }, { staleTime: 0 });
  const filesOf = ({ file }: Draft) => (file ? { pdf_file: file } : {});
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {lead}
      </Text>
      {isError && <LoadFailure message={text.loadFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Loader />}
      {data && (
        <MessageThread
          messages={data.messages.map((message) => ({
            ...message,
            sender: message.is_own ? text.you : text.editors,
            isOfUs: message.is_own,
          }))}
          closed={data.closed}
          send={(draft) => call(send, { params, body: { body: draft.body }, files: filesOf(draft) })}
          read={(upTo) => call(read, { params, body: { up_to: upTo } })}
          outdates={outdates}
        />
      )}
    </Stack>
  );
}
