import { useDebouncedValue } from '@mantine/hooks';
import type { Answer } from '@mustalah/contract/endpoint';
import type { checkTerm } from '@mustalah/contract/terms/suggestions';
import { MeaningQuestion } from '../../domain/meaning-question.tsx';
import { OtherNames } from '../../domain/other-names.tsx';
import { TYPING_PAUSE_MS } from '../../domain/use-existing-terms.ts';
import { ExistingTerms } from './existing-terms.tsx';
import { DefinitionHelp, LikelyCategories } from './fill-help.tsx';
import styles from './suggest.module.css';
import type { useSuggestion } from './use-suggestion.ts';

/** What the dictionary has of the term; null while that is not known. */
export type Found = Answer<typeof checkTerm> | null;

/** Its place on the page. */
export const HELP = 'suggest-help';

interface SuggestHelpProps {
  suggestion: ReturnType<typeof useSuggestion>;
  found: Found;
}

/**
 * What the dictionary and the helpers have to say of what is written. It comes while somebody writes, so it stands
 * beside the fields, or below them all: none of them moves.
 */
export function SuggestHelp({ suggestion, found }: SuggestHelpProps) {
  const { form, isWritten, markWritten, offer } = suggestion;
  const [latin] = useDebouncedValue(form.values.latin.trim(), TYPING_PAUSE_MS);
  const choose = (name: string) => {
    markWritten('category');
    form.setFieldValue('category', name);
  };
  return (
    <div id={HELP} className={styles.help}>
      <ExistingTerms found={found} />
      <MeaningQuestion found={found} meaning={suggestion.meaning} onAnswer={suggestion.setMeaning} />
      {found && !found.existing && <OtherNames term={form.values.arabic.trim()} latin={latin} />}
      <LikelyCategories names={isWritten('category') ? [] : offer.categories} onChoose={choose} />
      <DefinitionHelp help={offer.definition} />
    </div>
  );
}
