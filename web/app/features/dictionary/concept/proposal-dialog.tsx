import { getTerm } from '@mustalah/contract/terms/dictionary';
import { useRevalidator } from 'react-router';
import { sayFailure } from '../../../api.ts';
import { toldOfTerms } from '../../../domain/outdated.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { ChoiceField, LongTextField, TextField } from '../../../ui/field.tsx';
import { Stack } from '../../../ui/flow.tsx';
import { toast } from '../../../ui/toast.ts';
import { useFormWrite } from '../../../use-form-write.ts';
import styles from './concept.module.css';
import { conceptText as text } from './text.ts';

interface Field {
  name: string;
  label: string;
  isRequired?: boolean;
  isLong?: boolean;
  choices?: { value: string; label: string }[];
  dir?: 'ltr';
}

interface ProposalDialogProps {
  title: string;
  fields: readonly Field[];
  initial?: Record<string, string>;
  send: (values: Record<string, string>) => Promise<{ detail: string }>;
  onClose: () => void;
}

/** A dialog that proposes a part of an entry; what was written stays until it is taken. */
export function ProposalDialog({ title, fields, initial = {}, send, onClose }: ProposalDialogProps) {
  const { revalidate } = useRevalidator();
  const form = useFormWrite<Record<string, string>, { detail: string }>({
    initialValues: Object.fromEntries(fields.map(({ name }) => [name, initial[name] ?? ''])),
    send,
    outdates: [getTerm, ...toldOfTerms],
    onSuccess({ detail }) {
      toast('success', detail);
      onClose();
      void revalidate();
    },
    onError: (error) => toast('error', sayFailure(error, text.failed)),
  });
  return (
    <Dialog title={title} onClose={onClose} size="lg">
      <form {...form.props}>
        <Stack gap="md">
          <div className={styles.fields}>
            {fields.map(({ name, label, isRequired, isLong, choices, dir }) => {
              const input = { ...form.inputFor(name), label, required: isRequired ?? false };
              if (choices) return <ChoiceField key={name} {...input} data={choices} />;
              if (isLong) return <LongTextField key={name} {...input} rows={3} className={styles.wide} />;
              return <TextField key={name} {...input} {...(dir && { dir })} autoComplete="off" />;
            })}
          </div>
          <DialogActions onCancel={onClose} isBusy={form.isSending}>
            {text.send}
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
