import {
  getPaperDeclarations,
  noteSimilarity,
  SimilarityReport,
} from '@mustalah/contract/journal/co-authors';
import type { DeskPaper } from '@mustalah/contract/journal/desk';
import { useState } from 'react';
import { call, sayFailure } from '../../api.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { TextField } from '../../ui/field.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { Stack } from '../../ui/flow.tsx';
import { useFormWrite } from '../../use-form-write.ts';
import type { Message } from './banner.tsx';
import styles from './desk.module.css';
import { similarityText as text } from './text.ts';

interface SimilarityFormProps {
  paper: DeskPaper;
  say: (message: Message) => void;
}

const isPercent = (value: string): boolean => /^\d{1,3}$/.test(value) && Number(value) <= 100;

/** Takes what a search for copied text found, and its report. */
export function SimilarityForm({ paper: { id }, say }: SimilarityFormProps) {
  const [report, setReport] = useState<File | null>(null);
  const form = useFormWrite({
    initialValues: { percent: '', report: '' },
    check: ({ percent }) => ({
      percent: isPercent(percent.trim()) ? undefined : text.wrongPercent,
      report: report && report.size > SimilarityReport.maxBytes ? SimilarityReport.refusals.size : undefined,
    }),
    send: ({ percent }) =>
      call(noteSimilarity, {
        params: { id },
        body: { percent: percent.trim() },
        files: report ? { report } : {},
      }),
    outdates: [getPaperDeclarations],
    onSuccess({ detail }) {
      say({ tone: 'success', words: detail });
      setReport(null);
      form.reset();
    },
    onError: (error) => say({ tone: 'error', words: sayFailure(error, text.failed) }),
  });
  return (
    <details className={styles.declarations}>
      <summary>{text.note}</summary>
      <form {...form.props}>
        <Stack gap="sm">
          <TextField
            {...form.inputFor('percent')}
            label={text.percent}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
          />
          <FileField
            label={text.report}
            pick={text.pick}
            accept=".pdf,application/pdf"
            file={report}
            onPick={setReport}
            error={form.errors.report}
          />
          <div>
            <ActionButton type="submit" size="xs" isBusy={form.isSending}>
              {text.send}
            </ActionButton>
          </div>
        </Stack>
      </form>
    </details>
  );
}
