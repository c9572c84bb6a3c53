import { useDebouncedValue } from '@mantine/hooks';
import type { Answer } from '@mustalah/contract/endpoint';
import { CONCEPT_LIMITS, genders, partsOfSpeech } from '@mustalah/contract/terms/concepts';
import { type checkTerm, MOST_NAMES } from '@mustalah/contract/terms/suggestions';
import { type Category, TERM_LIMITS } from '@mustalah/contract/terms/term';
import { MeaningQuestion } from '../../domain/meaning-question.tsx';
import { OtherNames } from '../../domain/other-names.tsx';
import { partNames } from '../../domain/part-names.ts';
import { TYPING_PAUSE_MS } from '../../domain/use-existing-terms.ts';
import { ChoiceField, LongTextField, TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/flow.tsx';
import { Loader } from '../../ui/waiting.tsx';
import type { FilledField } from './draft.ts';
import { ExistingTerms } from './existing-terms.tsx';
import { DefinitionHelp, LikelyCategories } from './fill-help.tsx';
import { text } from './text.ts';
import type { FillState } from './use-auto-fill.ts';
import type { useSuggestion } from './use-suggestion.ts';

const warnings: Record<FilledField, string> = {
  latin: text.latinFailed,
  category: text.categoryFailed,
  definition: text.definitionFailed,
};

const fillText: Record<FillState, string | undefined> = {
  idle: undefined,
  loading: text.filling,
  ok: text.filled,
  draft: text.draftMark,
  error: undefined,
};

const unknown = { value: '', label: text.unknown };

interface SuggestFieldsProps {
  suggestion: ReturnType<typeof useSuggestion>;
  categories: readonly Category[];
  found: Answer<typeof checkTerm> | null;
}

/** The term, what the dictionary has of it, and the three fields that the helpers fill. */
export function SuggestFields({ suggestion, categories, found }: SuggestFieldsProps) {
  const { form, stateOf, isWritten, markWritten, offer } = suggestion;
  const [latin] = useDebouncedValue(form.values.latin.trim(), TYPING_PAUSE_MS);
  const choose = (name: string) => {
    markWritten('category');
    form.setFieldValue('category', name);
  };
  const filledInput = (field: FilledField) => {
    const input = form.inputFor(field);
    const isWarned = stateOf(field) === 'error' && !isWritten(field);
    return {
      ...input,
      label: text[field],
      required: true,
      rightSection: stateOf(field) === 'loading' ? <Loader size="xs" /> : undefined,
      description: fillText[stateOf(field)],
      error: input.error ?? (isWarned ? warnings[field] : null),
      onChange(event: { currentTarget: { value: string } }) {
        markWritten(field);
        input.onChange(event);
      },
    };
  };
  return (
    <>
      <TextField
        {...form.inputFor('arabic')}
        label={text.arabic}
        required
        dir="rtl"
        lang="ar"
        maxLength={TERM_LIMITS.arabic}
        autoComplete="off"
      />
      <ExistingTerms found={found} />
      <MeaningQuestion found={found} meaning={suggestion.meaning} onAnswer={suggestion.setMeaning} />
      <TextField {...filledInput('latin')} dir="ltr" maxLength={TERM_LIMITS.latin} autoComplete="off" />
      {found && !found.existing && <OtherNames term={form.values.arabic.trim()} latin={latin} />}
      <ChoiceField
        {...filledInput('category')}
        data={[{ value: '', label: text.chooseCategory }, ...categories.map(({ name }) => name)]}
      />
      <LikelyCategories names={isWritten('category') ? [] : offer.categories} onChoose={choose} />
      <LongTextField {...filledInput('definition')} rows={5} dir="rtl" maxLength={TERM_LIMITS.definition} />
      <DefinitionHelp help={offer.definition} />
      <details>
        <summary>{text.more}</summary>
        <Stack gap="md" mt="sm">
          <ChoiceField
            {...form.inputFor('part_of_speech')}
            label={text.partOfSpeech}
            data={[
              unknown,
              ...partsOfSpeech.map((value) => ({ value, label: partNames.partsOfSpeech[value] })),
            ]}
          />
          <ChoiceField
            {...form.inputFor('gender')}
            label={text.gender}
            data={[unknown, ...genders.map((value) => ({ value, label: partNames.genders[value] }))]}
          />
          <TextField
            {...form.inputFor('plural')}
            label={text.plural}
            dir="rtl"
            maxLength={CONCEPT_LIMITS.plural}
            autoComplete="off"
          />
          <LongTextField
            {...form.inputFor('names')}
            label={text.names}
            description={text.namesHint}
            rows={3}
            maxLength={MOST_NAMES * TERM_LIMITS.arabic}
          />
          <LongTextField
            {...form.inputFor('example')}
            label={text.example}
            rows={2}
            maxLength={CONCEPT_LIMITS.example}
          />
          <TextField
            {...form.inputFor('source')}
            label={text.exampleSource}
            maxLength={CONCEPT_LIMITS.source}
            autoComplete="off"
          />
        </Stack>
      </details>
    </>
  );
}
