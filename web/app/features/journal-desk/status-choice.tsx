import { type DeskPaper, setStatus } from '@mustalah/contract/journal/desk';
import type { PaperStatus } from '@mustalah/contract/journal/paper';
import { useState } from 'react';
import { call } from '../../api.ts';
import { paperStatusText } from '../../domain/text.ts';
import { ChoiceField } from '../../ui/field.tsx';
import type { Message } from './banner.tsx';
import { RejectPaper } from './reject-paper.tsx';
import { text } from './text.ts';
import { useDeskWrite } from './use-desk-write.ts';

const choices = Object.entries(paperStatusText).map(([value, label]) => ({ value, label }));

/** The status of a paper; another one that is chosen holds at once, a rejection when its author is told why. */
export function StatusChoice({ paper, say }: { paper: DeskPaper; say: (message: Message) => void }) {
  const [isRejecting, setRejecting] = useState(false);
  const { write, isPending, given } = useDeskWrite({
    send: (decided: { status: PaperStatus; note?: string }) =>
      call(setStatus, { params: { id: paper.id }, body: { ...decided, version: paper.version } }),
    say,
    done: () => text.statusSet,
    failed: text.statusFailed,
    onSuccess: () => setRejecting(false),
  });
  return (
    <>
      <ChoiceField
        aria-label={text.statusOf(paper.title)}
        value={isPending && given ? given.status : paper.status}
        disabled={isPending}
        data={choices}
        onChange={({ currentTarget: { value } }) => {
          // guard: A paper is not rejected before a question (desk-page.test.tsx) ‹value === 'rejected' → false›
          if (value === 'rejected') setRejecting(true);
          else write({ status: value as PaperStatus });
        }}
      />
      {isRejecting && (
        <RejectPaper
          title={paper.title}
          isBusy={isPending}
          onClose={() => setRejecting(false)}
          onReject={(note) => write({ status: 'rejected', note })}
        />
      )}
    </>
  );
}
