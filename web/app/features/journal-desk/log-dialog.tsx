import { type DeskPaper, getPaperLog, type LogEntry } from '@mustalah/contract/journal/desk';
import { sayFailure } from '../../api.ts';
import { paperStatusText } from '../../domain/text.ts';
import { common } from '../../text/common.ts';
import { formatInteger, formatMoment } from '../../text/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/flow.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Text } from '../../ui/text.tsx';
import { useCall } from '../../use-call.ts';
import styles from './desk.module.css';
import { text } from './text.ts';

/** Everything that happened to a paper, and whether anybody has altered the record of it. */
export function LogDialog({ paper, onClose }: { paper: DeskPaper; onClose: () => void }) {
  const { data, error, refetch } = useCall(getPaperLog, { params: { id: paper.id } }, { staleTime: 0 });
  return (
    <Dialog title={text.logOf(paper.title)} onClose={onClose} size="lg">
      <Stack gap="md">
        {error && (
          <LoadFailure message={sayFailure(error, text.logLoadFailed)} onRetry={() => void refetch()} />
        )}
        {!data && !error && <Text role="status">{common.loading}</Text>}
        {data &&
          (data.broken_at === null ? (
            <Alert icon={<Icon name="check" />} title={text.whole} />
          ) : (
            <Alert color="red" role="alert" title={text.broken(formatInteger(data.broken_at))} />
          ))}
        {data && (
          <ol className={styles.log}>
            {data.entries.map((entry) => (
              <Entry key={entry.seq} entry={entry} />
            ))}
          </ol>
        )}
      </Stack>
    </Dialog>
  );
}

function Entry({ entry }: { entry: LogEntry }) {
  const { kind, about, from_status, to_status, note, internal_note } = entry;
  return (
    <li>
      <Text fw={600}>
        {text.events[kind]}
        {about && (
          <>
            : <bdi>{about}</bdi>
          </>
        )}
        {from_status !== to_status && ` · ${text.becomes(paperStatusText[to_status])}`}
      </Text>
      <Text size="sm" c="dimmed">
        {text.roles[entry.actor_role]}: <bdi>{entry.actor_name}</bdi> ·{' '}
        {text.round(formatInteger(entry.round))} · {formatMoment(entry.created_at)}
      </Text>
      {note && (
        <Text size="sm" dir="auto" className={styles.prose}>
          {text.noteToAuthor(note)}
        </Text>
      )}
      {internal_note && (
        <Text size="sm" dir="auto" className={styles.prose}>
          {text.noteToEditors(internal_note)}
        </Text>
      )}
      <Text size="xs" c="dimmed" title={entry.hash}>
        {text.hash('')}
        <bdi dir="ltr">{entry.hash.slice(0, 16)}…</bdi>
      </Text>
    </li>
  );
}
