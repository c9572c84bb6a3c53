import { PAPER_LENGTHS } from '@mustalah/contract/journal/paper';
import { listMyPapers, type MyPaper, revisePaper } from '@mustalah/contract/journal/submissions';
import { useState } from 'react';
import { call, sayFailure } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { LongTextField } from '../../ui/field.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useFormWrite } from '../../use-form-write.ts';
import { FileCheck } from './file-check.tsx';
import { OwnCorrectionDialog } from './own-correction-dialog.tsx';
import styles from './papers.module.css';
import { fileObjection } from './submission.ts';
import { ownCorrectionText, papersText, submitText, revisionText as text } from './text.ts';
import { UploadProgress } from './upload-progress.tsx';

interface RevisionDialogProps {
  paper: MyPaper;
  onClose: () => void;
}

/** Takes the new version with the answer to the notes, or a file in place of one that could not be read. */
export function RevisionDialog({ paper, onClose }: RevisionDialogProps) {
  const isRevision = paper.next_step === 'revise';
  const [file, setFile] = useState<File | null>(null);
  const [isCorrecting, setCorrecting] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const form = useFormWrite({
    initialValues: { reply: '', pdf_file: '' },
    check: ({ reply }) => ({
      reply: isRevision && reply.trim() === '' ? text.replyMissing : undefined,
      pdf_file: fileObjection(file) ?? undefined,
    }),
    send({ reply }) {
      if (!file) throw new Error('A revision without a file was let through');
      setProgress(0);
      const sent = { params: { id: paper.id }, body: { reply }, files: { pdf_file: file } };
      return call(revisePaper, sent, { onProgress: setProgress });
    },
    outdates: [listMyPapers],
    onSuccess() {
      toast('success', isRevision ? text.sent : text.replaced);
      onClose();
    },
    onError(error) {
      setProgress(null);
      toast('error', sayFailure(error, text.failed));
    },
  });
  const authors = paper.authors.map((author) => JSON.stringify(author));
  return (
    <Dialog
      title={isRevision ? text.title(paper.title) : text.replaceTitle(paper.title)}
      onClose={onClose}
      size="lg"
    >
      <form {...form.props}>
        <Stack gap="md">
          {isRevision && paper.review_note && (
            <blockquote className={styles.note}>
              <strong>{papersText.note}</strong>
              <p dir="auto">{paper.review_note}</p>
            </blockquote>
          )}
          {isRevision && (
            <LongTextField
              {...form.inputFor('reply')}
              label={text.reply}
              description={text.replyHint}
              required
              rows={6}
              maxLength={PAPER_LENGTHS.reply}
              data-autofocus
            />
          )}
          <FileField
            label={submitText.file}
            description={submitText.fileHint}
            pick={submitText.pick}
            accept=".pdf,application/pdf"
            required
            file={file}
            onPick={(picked) => {
              setFile(picked);
              form.setFieldValue('pdf_file', picked?.name ?? '');
            }}
            error={form.errors.pdf_file}
          />
          <FileCheck
            file={file}
            told={{
              reply: form.values.reply,
              title: paper.title,
              abstract: paper.abstract,
              ...(authors[0] && { first_author: authors[0] }),
              co_authors: `[${authors.slice(1).join(',')}]`,
            }}
          />
          {isRevision && paper.can_correct && (
            <Group gap="xs">
              <Text size="sm">{ownCorrectionText.withRevision}</Text>
              <Button size="xs" variant="outline" onClick={() => setCorrecting(true)}>
                {ownCorrectionText.open}
              </Button>
            </Group>
          )}
          <UploadProgress progress={progress} />
          <DialogActions onCancel={onClose} isBusy={form.isSending}>
            {isRevision ? text.send : text.sendFile}
          </DialogActions>
        </Stack>
      </form>
      {isCorrecting && <OwnCorrectionDialog paper={paper} onClose={() => setCorrecting(false)} />}
    </Dialog>
  );
}
