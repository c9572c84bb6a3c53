import { type DeskPaper, setStatus } from '@mustalah/contract/journal/desk';
import type { PaperStatus } from '@mustalah/contract/journal/paper';
import { call } from '../../api.ts';
import { paperStatusText } from '../../domain/text.ts';
import { ChoiceField } from '../../ui/field.tsx';
import type { Message } from './banner.tsx';
import { text } from './text.ts';
import { useDeskWrite } from './use-desk-write.ts';

const choices = Object.entries(paperStatusText).map(([value, label]) => ({ value, label }));

/** The status of a paper; another one that is chosen holds at once. */
export function StatusChoice({ paper, say }: { paper: DeskPaper; say: (message: Message) => void }) {
  const { write, isPending, given } = useDeskWrite({
    send: (status: PaperStatus) =>
      call(setStatus, { params: { id: paper.id }, body: { status, version: paper.version } }),
    say,
    done: () => text.statusSet,
    failed: text.statusFailed,
  });
  return (
    <ChoiceField
      aria-label={text.statusOf(paper.title)}
      value={isPending ? given : paper.status}
      disabled={isPending}
      data={choices}
      onChange={({ currentTarget: { value } }) => write(value as PaperStatus)}
    />
  );
}
