import { PAPER_LENGTHS } from '@mustalah/contract/journal/paper';
import { listJournalCategories } from '@mustalah/contract/journal/public';
import { ChoiceField, LongTextField, TextField } from '../../ui/field.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useCall } from '../../use-call.ts';
import styles from './papers.module.css';
import { submitText as text } from './text.ts';
import type { SubmissionForm } from './use-submission.ts';

/** What every paper has. */
export function NeededFields({ submission: { form, file, pickFile } }: { submission: SubmissionForm }) {
  const categories = useCall(listJournalCategories, {});
  const main = form.values.main_category;
  const branches = categories.data?.find(({ name }) => name === main)?.sub ?? [];
  return (
    <>
      <TextField
        {...form.inputFor('title')}
        label={text.paperTitle}
        required
        maxLength={PAPER_LENGTHS.title}
        autoComplete="off"
      />
      {categories.isError && (
        <LoadFailure message={text.categoriesFailed} onRetry={() => void categories.refetch()} />
      )}
      <div className={styles.pair}>
        <ChoiceField
          {...form.inputFor('main_category')}
          label={text.main}
          required
          onChange={({ currentTarget: { value } }) =>
            form.setValues({ main_category: value, sub_category: '' })
          }
          data={[{ value: '', label: text.chooseMain }, ...(categories.data ?? []).map(({ name }) => name)]}
        />
        <ChoiceField
          {...form.inputFor('sub_category')}
          label={text.sub}
          required
          disabled={main === ''}
          data={[{ value: '', label: main === '' ? text.chooseMainFirst : text.chooseSub }, ...branches]}
        />
      </div>
      <LongTextField
        {...form.inputFor('abstract')}
        label={text.abstract}
        description={text.abstractHint}
        required
        rows={7}
        maxLength={PAPER_LENGTHS.abstract}
      />
      <FileField
        label={text.file}
        description={text.fileHint}
        pick={text.pick}
        accept=".pdf,application/pdf"
        required
        file={file}
        onPick={pickFile}
        error={form.errors.pdf_file}
      />
    </>
  );
}
