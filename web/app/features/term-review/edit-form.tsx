import type { KnownEntry } from '@mustalah/contract/terms/concepts';
import { editTerm } from '@mustalah/contract/terms/suggestions';
import { TERM_LIMITS, type Term } from '@mustalah/contract/terms/term';
import { useState } from 'react';
import { call, RefusedCall, sayFailure } from '../../api.ts';
import { type Meaning, MeaningQuestion, notAsked } from '../../domain/meaning-question.tsx';
import { toldOfTerms } from '../../domain/outdated.ts';
import { meaningText } from '../../domain/text.ts';
import { useExistingTerms } from '../../domain/use-existing-terms.ts';
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

/** What stood against saving a word as it was written: all entries of it. */
interface Refused {
  arabic: string;
  known: readonly KnownEntry[];
}

/**
 * Arabic and definition are required; what somebody else changed meanwhile is not overwritten. Where the pair becomes that
 * of other entries it is asked whether it means something else.
 */
export function EditForm({ term, categories, onCancel, onDone, onConflict }: EditFormProps) {
  const [hasConflict, setConflict] = useState(false);
  const { arabic, latin, definition, category_name: category } = term;
  const [refused, setRefused] = useState<Refused>({ arabic, known: [] });
  /** Which meaning a word has, asked anew for each. */
  const [answered, setAnswered] = useState<{ arabic: string; meaning: Meaning }>({
    arabic,
    meaning: notAsked,
  });
  const meaningOf = (word: string) => (answered.arabic === word.trim() ? answered.meaning : notAsked);

  const form = useFormWrite({
    initialValues: { arabic, latin, definition, category },
    check: (fields) => ({
      ...meaningFault(fields, found.meanings, meaningOf(fields.arabic)),
      ...(!fields.arabic.trim() && { arabic: common.required }),
      ...(!fields.definition.trim() && { definition: common.required }),
    }),
    onFaults: (faults) =>
      toast('error', found.meanings.length > 0 && faults.arabic ? faults.arabic : text.requiredFields),
    send: (fields) =>
      call(editTerm, {
        params: { id: term.id },
        body: { ...fields, ...answersOf(meaningOf(fields.arabic), found), updated_at: term.updated_at },
      }),
    outdates: toldOfTerms,
    onSuccess() {
      toast('success', text.edited);
      onDone();
    },
    onError(error, fields) {
      if (error instanceof RefusedCall && error.existingTerms.length > 0) {
        setRefused({ arabic: fields.arabic.trim(), known: error.existingTerms });
      }
      if (!isConflict(error)) return toast('error', sayFailure(error, text.editFailed));
      setConflict(true);
      onConflict();
    },
  });
  const word = form.values.arabic.trim();
  const checked = useExistingTerms(form.values, term.id);
  const found = whatIsAsked({ term, values: form.values, checked, refused });
  const inputFor = (field: keyof typeof form.values) => ({ ...form.inputFor(field), label: text[field] });

  return (
    <form {...form.props}>
      <Stack gap="md">
        {hasConflict && <ChangedMeanwhile term={term} advice={text.changedBeforeEdit} />}
        <TextField {...inputFor('arabic')} required dir="rtl" maxLength={TERM_LIMITS.arabic} />
        <MeaningQuestion
          found={found}
          meaning={meaningOf(word)}
          onAnswer={(meaning) => setAnswered({ arabic: word, meaning })}
        />
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

interface Asking {
  term: Term;
  values: Record<'arabic' | 'latin' | 'category', string>;
  checked: ReturnType<typeof useExistingTerms>;
  refused: Refused;
}

/** The entries that the pair as it is written meets, and did not before. */
function whatIsAsked({ term, values, checked, refused }: Asking) {
  const word = values.arabic.trim();
  const known = checked?.meanings ?? [];
  const isNewWord = word !== term.arabic;
  const isNewPair = isNewWord || values.latin.trim() !== term.latin || values.category !== term.category_name;
  const meanings =
    refused.arabic === word && refused.known.length > 0 ? refused.known : isNewWord ? known : [];
  return {
    meanings,
    rivals: isNewPair ? (checked?.rivals ?? []) : [],
  };
}

/** What stands against a word that other entries have: nobody has said that it means something else, or it cannot. */
function meaningFault(
  { latin, category }: Record<'latin' | 'category', string>,
  meanings: readonly KnownEntry[],
  { isAnotherMeaning }: Meaning,
) {
  if (meanings.length === 0) return {};
  if (!isAnotherMeaning) return { arabic: meaningText.answerFirst };
  const isSame = meanings.some(
    (known) => known.category === category && known.latin.toLowerCase() === latin.trim().toLowerCase(),
  );
  return isSame ? { arabic: meaningText.sameEntry } : {};
}

/** What is said of the meaning where it was asked. */
const answersOf = (
  { isAnotherMeaning, isAnotherConcept }: Meaning,
  found: ReturnType<typeof whatIsAsked>,
) => ({
  ...(isAnotherMeaning && { is_another_meaning: true }),
  ...(found.rivals.length > 0 && found.meanings.length === 0 && { is_another_concept: isAnotherConcept }),
});
