import { editTerm } from '@mustalah/contract/terms/suggestions';
import { TERM_LIMITS, type Term } from '@mustalah/contract/terms/term';
import { useState } from 'react';
import { call, sayFailure } from '../../api.ts';
import { toldOfTerms } from '../../domain/outdated.ts';
import { common } from '../../text/common.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { ChoiceField, LongTextField, TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/flow.tsx';
import { toast } from '../../ui/toast.ts';
import { useFormWrite } from '../../use-form-write.ts';
import { ChangedMeanwhile, isConflict } from './changed-meanwhile.tsx';
import { text } from './text.ts';

interface EditFormProps {
  term: Term;
  categories: string[];
  onCancel: () => void;
  onDone: () => void;
  /** Asks for the term as it stands now; what was typed stays. */
  onConflict: () => void;
}

/** Arabic and definition are required; what somebody else changed meanwhile is not overwritten. */
export function EditForm({ term, categories, onCancel, onDone, onConflict }: EditFormProps) {
  const [hasConflict, setConflict] = useState(false);
  const { arabic, latin, definition, category_name: category } = term;
  const form = useFormWrite({
    initialValues: { arabic, latin, definition, category },
    check: (fields) => ({
      ...(!fields.arabic.trim() && { arabic: common.required }),
      ...(!fields.definition.trim() && { definition: common.required }),
    }),
    onFaults: () => toast('error', text.requiredFields),
    send: (fields) =>
      call(editTerm, { params: { id: term.id }, body: { ...fields, updated_at: term.updated_at } }),
    outdates: toldOfTerms,
    onSuccess() {
      toast('success', text.edited);
      onDone();
    },
    onError(error) {
      if (!isConflict(error)) return toast('error', sayFailure(error, text.editFailed));
      setConflict(true);
      onConflict();
    },
  });
  const inputFor = (field: keyof typeof form.values) => ({ ...form.inputFor(field), label: text[field] });

  return (
    <form {...form.props}>
      <Stack gap="md">
        {hasConflict && <ChangedMeanwhile term={term} advice={text.changedBeforeEdit} />}
        <TextField {...inputFor('arabic')} required dir="rtl" maxLength={TERM_LIMITS.arabic} />
        <TextField {...inputFor('latin')} dir="ltr" maxLength={TERM_LIMITS.latin} />
        <ChoiceField {...inputFor('category')} data={categories} />
        <LongTextField
          {...inputFor('definition')}
          required
          rows={5}
          dir="rtl"
          maxLength={TERM_LIMITS.definition}
        />
        <DialogActions onCancel={onCancel} isBusy={form.isSending}>
          {common.save}
        </DialogActions>
      </Stack>
    </form>
  );
}
