import { CONCEPT_LIMITS, genders, partsOfSpeech } from '@mustalah/contract/terms/concepts';
import { MOST_NAMES } from '@mustalah/contract/terms/suggestions';
import { type Category, TERM_LIMITS } from '@mustalah/contract/terms/term';
import { Link } from 'react-router';
import { partNames } from '../../domain/part-names.ts';
import { OTHER_CATEGORY } from '../../text/categories.ts';
import { ChoiceField, LongTextField, TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/flow.tsx';
import { Loader } from '../../ui/waiting.tsx';
import type { FilledField } from './draft.ts';
import { Helped, useReadiness } from './readiness.tsx';
import styles from './suggest.module.css';
import { type Found, HELP } from './suggest-help.tsx';
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

/** Keeps the line in which a helper says what it did. */
const SPACE = '\u00a0';

const hasAlike = (found: Found): boolean =>
  found !== null && found.meanings.length + found.rivals.length + found.near.length > 0;

const unknown = { value: '', label: text.unknown };

interface SuggestFieldsProps {
  suggestion: ReturnType<typeof useSuggestion>;
  categories: readonly Category[];
  found: Found;
}

/** The term, and the three fields that the helpers fill; what is found meanwhile stands beside them (`SuggestHelp`). */
export function SuggestFields({ suggestion, categories, found }: SuggestFieldsProps) {
  const { form, stateOf, isWritten, markWritten } = suggestion;
  const readiness = useReadiness();
  const filledInput = (field: FilledField) => {
    const input = form.inputFor(field);
    // The last resort says what it is, also while a better answer is asked for.
    const isLastResort = field === 'category' && stateOf(field) === 'idle' && input.value === OTHER_CATEGORY;
    const isWarned = (stateOf(field) === 'error' || isLastResort) && !isWritten(field);
    return {
      ...input,
      label: text[field],
      required: true,
      rightSection: stateOf(field) === 'loading' ? <Loader size="xs" /> : undefined,
      // One line of the height of one, whatever is said in it.
      description: isWarned ? (
        <span className={styles.warned}>{warnings[field]}</span>
      ) : (
        (fillText[stateOf(field)] ?? SPACE)
      ),
      onChange(event: { currentTarget: { value: string } }) {
        markWritten(field);
        input.onChange(event);
      },
    };
  };
  return (
    <>
      <div className={styles.helped}>
        <TextField
          {...form.inputFor('arabic')}
          label={text.arabic}
          required
          dir="rtl"
          lang="ar"
          maxLength={TERM_LIMITS.arabic}
          autoComplete="off"
        />
        {found?.existing ? (
          <Link to={`/term/${found.existing.id}`} className={`hit ${styles.there}`}>
            {text.isThere}
          </Link>
        ) : (
          hasAlike(found) && (
            <a href={`#${HELP}`} className={`hit ${styles.toHelp}`}>
              {text.alike}
            </a>
          )
        )}
      </div>
      <Helped field="latin" state={readiness.latin}>
        <TextField {...filledInput('latin')} dir="ltr" maxLength={TERM_LIMITS.latin} autoComplete="off" />
      </Helped>
      <Helped field="category" state={readiness.category}>
        <ChoiceField
          {...filledInput('category')}
          data={[{ value: '', label: text.chooseCategory }, ...categories.map(({ name }) => name)]}
        />
      </Helped>
      <Helped field="definition" state={readiness.definition}>
        <LongTextField {...filledInput('definition')} rows={5} dir="rtl" maxLength={TERM_LIMITS.definition} />
      </Helped>
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
