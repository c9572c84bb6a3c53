import type { Endpoint } from '@mustalah/contract/endpoint';
import { MESSAGE_LENGTH, type Message } from '@mustalah/contract/journal/messages';
import { useEffect, useRef, useState } from 'react';
import { sayFailure } from '../api.ts';
import { formatMoment } from '../text/format.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { LongTextField } from '../ui/field.tsx';
import { FileField } from '../ui/file-field.tsx';
import { Stack } from '../ui/flow.tsx';
import { Text } from '../ui/text.tsx';
import { toast } from '../ui/toast.ts';
import { useWrite } from '../use-write.ts';
import styles from './message-thread.module.css';
import { messageText as text } from './message-thread-text.ts';

/** A message with the name under which its sender is known here. */
export interface ShownMessage extends Message {
  sender: string;
  /** Of this side, whoever of it wrote. */
  isOfUs: boolean;
}

export interface Draft {
  body: string;
  file: File | null;
}

interface MessageThreadProps {
  messages: readonly ShownMessage[];
  /** Why nothing more can be written; null while it can. */
  closed: string | null;
  send: (draft: Draft) => Promise<unknown>;
  /** Tell that everything up to a message was seen; absent where nobody waits to know. */
  read?: (upTo: number) => Promise<unknown>;
  outdates: readonly Endpoint[];
}

/** What was written in a thread, the first first, and the field for what is written next. What is shown counts as read. */
export function MessageThread({ messages, closed, send, read, outdates }: MessageThreadProps) {
  useReadMark(messages, read, outdates);
  return (
    <Stack gap="md">
      {messages.length === 0 && <Text c="dimmed">{text.none}</Text>}
      {messages.length > 0 && (
        <ol className={styles.thread}>
          {messages.map((message) => (
            <OneMessage key={message.id} message={message} />
          ))}
        </ol>
      )}
      {closed === null ? <MessageForm send={send} outdates={outdates} /> : <Text c="dimmed">{closed}</Text>}
    </Stack>
  );
}

function OneMessage({
  message: { sender, isOfUs, body, sent_at, read_at, file },
}: {
  message: ShownMessage;
}) {
  return (
    <li className={styles.message} data-own={isOfUs || undefined}>
      <Text size="xs" c="dimmed">
        <bdi>{sender}</bdi> · {formatMoment(sent_at)}
        {isOfUs && read_at !== null && ` · ${text.isRead}`}
        {!isOfUs && read_at === null && ` · ${text.isNew}`}
      </Text>
      <p dir="auto" className={styles.body}>
        {body}
      </p>
      {file && (
        <a href={file.url} target="_blank" rel="noreferrer" className="hit">
          {text.attached}
        </a>
      )}
    </li>
  );
}

/** Once for each last message, however often it is drawn. */
function useReadMark(
  messages: readonly ShownMessage[],
  read: MessageThreadProps['read'],
  outdates: readonly Endpoint[],
): void {
  const marked = useRef(0);
  const last = messages.findLast(({ isOfUs, read_at }) => !isOfUs && read_at === null)?.id ?? 0;
  const { write } = useWrite(async (upTo: number) => read?.(upTo), { outdates });
  useEffect(() => {
    if (last <= marked.current || !read) return;
    marked.current = last;
    write(last);
  });
}

const NOTHING: Draft = { body: '', file: null };

/** What is written stays until it was sent. */
function MessageForm({ send, outdates }: Pick<MessageThreadProps, 'send' | 'outdates'>) {
  const [draft, setDraft] = useState(NOTHING);
  const [fault, setFault] = useState('');
  const { write, isPending } = useWrite(send, {
    outdates,
    onSuccess() {
      setDraft(NOTHING);
      setFault('');
      toast('success', text.sent);
    },
    onError: (error) => setFault(sayFailure(error, text.failed)),
  });
  return (
    <Stack gap="sm">
      <LongTextField
        label={text.write}
        required
        rows={4}
        maxLength={MESSAGE_LENGTH}
        error={fault}
        value={draft.body}
        onChange={({ currentTarget: { value } }) => setDraft({ ...draft, body: value })}
      />
      <FileField
        label={text.file}
        description={text.fileHint}
        accept=".pdf"
        pick={text.pick}
        file={draft.file}
        onPick={(file) => setDraft({ ...draft, file })}
      />
      <div>
        <ActionButton
          isBusy={isPending}
          onClick={() => (draft.body.trim() ? write(draft) : setFault(text.missing))}
        >
          {text.send}
        </ActionButton>
      </div>
    </Stack>
  );
}
