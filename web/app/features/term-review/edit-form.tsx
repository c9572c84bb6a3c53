import { Button, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { editTerm } from '@mustalah/contract/terms/suggestions';
import { TERM_LIMITS, type Term } from '@mustalah/contract/terms/term';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, sayFailure } from '../../api.ts';
import { common } from '../../text/common.ts';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

interface EditFormProps {
  term: Term;
  categories: string[];
  onCancel: () => void;
  onDone: () => void;
}

/** Arabic and definition are required; what somebody else changed meanwhile is not overwritten. */
export function EditForm({ term, categories, onCancel, onDone }: EditFormProps) {
  const { arabic, latin, definition, category_name: category } = term;
  const [fields, setFields] = useState({ arabic, latin, definition, category });
  const edit = useMutation({
    mutationFn: () =>
      call(editTerm, { params: { id: term.id }, body: { ...fields, updated_at: term.updated_at } }),
    onSuccess() {
      toast('success', text.edited);
      onDone();
    },
    onError: (error) => toast('error', sayFailure(error, text.editFailed)),
  });
  const save = () => {
    if (fields.arabic.trim() && fields.definition.trim()) edit.mutate();
    else toast('error', text.requiredFields);
  };
  const inputFor = (field: keyof typeof fields) => ({
    label: text[field],
    name: field,
    value: fields[field],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setFields((before) => ({ ...before, [field]: value })),
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap="md">
        <TextInput {...inputFor('arabic')} required dir="rtl" maxLength={TERM_LIMITS.arabic} />
        <TextInput {...inputFor('latin')} dir="ltr" maxLength={TERM_LIMITS.latin} />
        <NativeSelect {...inputFor('category')} data={categories} />
        <Textarea
          {...inputFor('definition')}
          required
          rows={5}
          dir="rtl"
          maxLength={TERM_LIMITS.definition}
        />
        <Group justify="end">
          <Button variant="default" onClick={onCancel}>
            {common.cancel}
          </Button>
          <Button type="submit" disabled={edit.isPending}>
            {common.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
