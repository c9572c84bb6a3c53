import type { Endpoint } from '@mustalah/contract/endpoint';
import { PaperFile } from '@mustalah/contract/journal/paper';
import { type FinalFile, SourceFile } from '@mustalah/contract/journal/production';
import { useState } from 'react';
import { sayFailure } from '../api.ts';
import { formatDay } from '../text/format.ts';
import { DialogActions } from '../ui/dialog-actions.tsx';
import { FileField } from '../ui/file-field.tsx';
import { Stack } from '../ui/flow.tsx';
import { Text } from '../ui/text.tsx';
import { toast } from '../ui/toast.ts';
import { useFormWrite } from '../use-form-write.ts';
import { finalFileText as text } from './final-file-text.ts';

const isPdf = ({ name, type }: File): boolean => (type ? type === 'application/pdf' : /\.pdf$/i.test(name));

/** What stands against sending these files, by field. */
export function finalFileFaults(pdf: File | null, source: File | null) {
  const { type, size } = PaperFile.refusals;
  return {
    pdf_file: !pdf || !isPdf(pdf) ? type : pdf.size > PaperFile.maxBytes ? size : undefined,
    source_file: source && source.size > SourceFile.maxBytes ? SourceFile.refusals.size : undefined,
  };
}

interface FinalFileFormProps {
  send: (files: { pdf_file: File; source_file?: File }) => Promise<FinalFile>;
  outdates: readonly Endpoint[];
  onClose: () => void;
}

/** Takes the named file that stands in place of a manuscript. */
export function FinalFileForm({ send, outdates, onClose }: FinalFileFormProps) {
  const [pdf, setPdf] = useState<File | null>(null);
  const [source, setSource] = useState<File | null>(null);
  const form = useFormWrite({
    initialValues: { pdf_file: '', source_file: '' },
    check: () => finalFileFaults(pdf, source),
    send() {
      if (!pdf) throw new Error('A final file that is none was let through');
      return send({ pdf_file: pdf, ...(source && { source_file: source }) });
    },
    outdates,
    onSuccess() {
      toast('success', text.sent);
      onClose();
    },
    onError: (error) => toast('error', sayFailure(error, text.failed)),
  });
  return (
    <form {...form.props}>
      <Stack gap="md">
        <FileField
          label={text.pdf}
          description={text.pdfHint}
          pick={text.pick}
          accept=".pdf,application/pdf"
          required
          file={pdf}
          onPick={(picked) => {
            setPdf(picked);
            form.setFieldValue('pdf_file', picked?.name ?? '');
          }}
          error={form.errors.pdf_file}
        />
        <FileField
          label={text.source}
          description={text.sourceHint}
          pick={text.pick}
          accept=".docx,.zip"
          file={source}
          onPick={(picked) => {
            setSource(picked);
            form.setFieldValue('source_file', picked?.name ?? '');
          }}
          error={form.errors.source_file}
        />
        <DialogActions onCancel={onClose} isBusy={form.isSending}>
          {text.send}
        </DialogActions>
      </Stack>
    </form>
  );
}

/** Whose it is, how long, and whether an editor let it be published. */
export const FinalFileFacts = ({ file }: { file: FinalFile }) => (
  <Text size="sm" c="dimmed">
    {[
      text.givenOn(text.by[file.given_by], formatDay(file.given_at)),
      text.pages(file.pages),
      file.checked_at ? text.checked(formatDay(file.checked_at)) : text.unchecked,
    ].join('، ')}
  </Text>
);
