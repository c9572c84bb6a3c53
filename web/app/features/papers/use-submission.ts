import { getCurrentUser } from '@mustalah/contract/accounts';
import { AGREEMENT } from '@mustalah/contract/journal/declarations';
import { PAPER_LANGUAGES } from '@mustalah/contract/journal/paper';
import { listMyPapers, submitPaper } from '@mustalah/contract/journal/submissions';
import { useEffect, useState } from 'react';
import { call, RefusedCall } from '../../api.ts';
import { useSession } from '../../session.ts';
import { type Faults, useFormWrite } from '../../use-form-write.ts';
import { readDraft, saveDraft } from './draft.ts';
import { emptySubmission, faultsIn, foldedFields, type SubmissionDraft } from './submission.ts';
import { submitText as text } from './text.ts';

/** What became of the last sending. */
export type Outcome = { isSent: true } | { isSent: false; message: string; detail: string };

/** The form of a submission, of a new paper or one that goes back to a rejected one: kept while it is written, sent once with its file, empty afterwards. */
export function useSubmission(formerId?: number) {
  const userId = useSession().user?.id;
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isUnfolded, unfold] = useState(false);
  const [isDeclaring, setDeclaring] = useState(false);
  const [isRestored, setRestored] = useState(false);

  const showFolded = (faults: Faults<SubmissionDraft>) => {
    if (foldedFields.some((field) => faults[field])) unfold(true);
  };
  const form = useFormWrite<SubmissionDraft, unknown>({
    initialValues: emptySubmission,
    check: (draft) => faultsIn(draft, file),
    onFaults(faults) {
      setOutcome(faults.pdf_file ? { isSent: false, message: faults.pdf_file, detail: '' } : null);
      showFolded(faults);
    },
    send({ pdf_file: _name, ...body }) {
      if (!file) throw new Error('A submission without a file was let through');
      setOutcome(null);
      setProgress(0);
      const { language, agreement, ...rest } = body;
      return call(
        submitPaper,
        {
          body: {
            ...rest,
            language: languageOf(language),
            agreement: agreementOf(agreement),
            ...(formerId && { former_paper: formerId }),
          },
          files: { pdf_file: file },
        },
        { onProgress: setProgress },
      );
    },
    // An address may have been confirmed meanwhile.
    outdates: [listMyPapers, getCurrentUser],
    onSuccess() {
      setProgress(null);
      setFile(null);
      setRestored(false);
      unfold(false);
      setDeclaring(false);
      form.reset();
      setOutcome({ isSent: true });
    },
    onError(error) {
      setProgress(null);
      setOutcome(failureOf(error));
      if (error instanceof RefusedCall) {
        showFolded(
          Object.fromEntries(Object.entries(error.fields).map(([field, [fault]]) => [field, fault])),
        );
      }
    },
  });

  const { setValues, values } = form;
  const [restoredFor, setRestoredFor] = useState<number>();
  useEffect(() => {
    const kept = userId === undefined ? null : readDraft(userId);
    if (kept) setValues(kept);
    setRestored(kept !== null);
    setRestoredFor(userId);
  }, [userId, setValues]);
  // At each letter: the page may be gone with the next. Not before the kept draft stands in the form.
  useEffect(() => {
    if (restoredFor !== undefined) saveDraft(restoredFor, values);
  }, [restoredFor, values]);

  return {
    form,
    file,
    pickFile(picked: File | null) {
      setFile(picked);
      setOutcome(null);
      form.setFieldValue('pdf_file', picked?.name ?? '');
    },
    /** From 0 to 1 while the file goes out, null otherwise. */
    progress,
    outcome,
    isUnfolded,
    unfold,
    isDeclaring,
    setDeclaring,
    isRestored,
    clear() {
      setFile(null);
      setRestored(false);
      setOutcome(null);
      form.reset();
    },
  };
}

export type SubmissionForm = ReturnType<typeof useSubmission>;

const languageOf = (value: string) => PAPER_LANGUAGES.find((each) => each === value) ?? 'ar';

/** Of the wording that is shown here; the server says when it is another by now. */
const agreementOf = (version: string) => (version === AGREEMENT.version ? AGREEMENT.version : undefined);

/** The specification's words first; what the server said more stands below them. */
function failureOf(error: unknown): Outcome {
  if (!(error instanceof RefusedCall)) return { isSent: false, message: text.failed, detail: text.noAnswer };
  const [ofFile] = error.fields.pdf_file ?? [];
  return ofFile
    ? { isSent: false, message: ofFile, detail: '' }
    : { isSent: false, message: text.failed, detail: error.detail };
}
