import { correctPaper, getPaperRecord } from '@mustalah/contract/journal/corrections';
import { type DeskPaper, getPaperLog, listDesk } from '@mustalah/contract/journal/desk';
import { PAPER_LENGTHS } from '@mustalah/contract/journal/paper';
import { useState } from 'react';
import { call } from '../../api.ts';
import { CorrectionForm } from '../../domain/paper-correction.tsx';
import { correctionText } from '../../domain/paper-correction-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LongTextField } from '../../ui/field.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Loader } from '../../ui/waiting.tsx';
import { useCall } from '../../use-call.ts';
import type { Message } from './banner.tsx';
import { editorsCorrectionText as text } from './text.ts';

interface CorrectionDialogProps {
  paper: Pick<DeskPaper, 'id' | 'title'>;
  say: (message: Message) => void;
  onClose: () => void;
}

/** An editor corrects what a paper says of itself, with a reason for the log and a notice for the readers of an article. */
export function CorrectionDialog({ paper: { id, title }, say, onClose }: CorrectionDialogProps) {
  const { data, isError, refetch } = useCall(getPaperRecord, { params: { id } });
  const [said, setSaid] = useState({ note: '', notice: '' });
  return (
    <Dialog title={text.title(title)} onClose={onClose} size="lg">
      {isError && <LoadFailure message={correctionText.loadFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Loader />}
      {data && (
        <CorrectionForm
          before={data}
          send={(changes) => call(correctPaper, { params: { id }, body: { ...changes, ...said } })}
          outdates={[listDesk, getPaperRecord, getPaperLog]}
          onDone={() => {
            say({ tone: 'success', words: text.done });
            onClose();
          }}
          onClose={onClose}
        >
          <LongTextField
            label={text.note}
            rows={2}
            maxLength={PAPER_LENGTHS.note}
            value={said.note}
            onChange={({ currentTarget: { value } }) => setSaid({ ...said, note: value })}
          />
          {data.is_published && (
            <LongTextField
              label={text.notice}
              description={text.noticeHint}
              rows={2}
              maxLength={PAPER_LENGTHS.note}
              value={said.notice}
              onChange={({ currentTarget: { value } }) => setSaid({ ...said, notice: value })}
            />
          )}
        </CorrectionForm>
      )}
    </Dialog>
  );
}
