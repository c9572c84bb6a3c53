import type { UserStats } from '@mustalah/contract/rewards';
import type { Category } from '@mustalah/contract/terms/term';
import { meaningText } from '../../domain/text.ts';
import { useExistingTerms } from '../../domain/use-existing-terms.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/flow.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import { Loader } from '../../ui/waiting.tsx';
import { RewardPreview } from './reward-preview.tsx';
import styles from './suggest.module.css';
import { SuggestFields } from './suggest-fields.tsx';
import { SuggestHelp } from './suggest-help.tsx';
import { text } from './text.ts';
import { type Beginnings, useSuggestion } from './use-suggestion.ts';

/** Beside a button that cannot be pressed. */
const WHY_NOT = 'suggest-why-not';

interface SuggestFormProps {
  categories: readonly Category[];
  stats: UserStats | undefined;
  /** What was rejected, to be mended. */
  rejected?: Beginnings | undefined;
}

export function SuggestForm({ categories, stats, rejected }: SuggestFormProps) {
  const suggestion = useSuggestion(categories, rejected);
  const { form, isFilling, isSignedIn, submittedId, advice } = suggestion;
  const found = useExistingTerms(form.values);
  const isBusy = isFilling || form.isSending;
  const isAsked = Boolean(found?.existing) && !suggestion.meaning.isAnotherMeaning;

  return (
    <form {...form.props} className={styles.layout}>
      <Stack gap="md">
        <SuggestFields suggestion={suggestion} categories={categories} found={found} />
      </Stack>
      <SuggestHelp suggestion={suggestion} found={found} />
      <Stack gap="md" className={styles.end}>
        {advice && (
          <Alert color="gold" role="alert">
            {advice}
          </Alert>
        )}
        {stats && <RewardPreview stats={stats} category={form.values.category} />}
        <Button
          type="submit"
          size="md"
          disabled={isBusy || isAsked}
          {...(isAsked && { 'aria-describedby': WHY_NOT })}
          leftSection={isBusy ? <Loader size="xs" /> : undefined}
        >
          {buttonText({ isFilling, isSubmitting: form.isSending, isSignedIn, isAsked: advice !== '' })}
        </Button>
        {isAsked && (
          <Text id={WHY_NOT} size="sm">
            {suggestion.meaning.isAnotherMeaning === null
              ? meaningText.answerFirst
              : meaningText.sameMeaningHint}
          </Text>
        )}
        <div aria-live="polite">
          {submittedId !== null && (
            <Alert color="green" title={text.submitted} role="status">
              <Anchor to={`/term/${submittedId}`}>{text.openTerm}</Anchor>
            </Alert>
          )}
        </div>
      </Stack>
    </form>
  );
}

function buttonText(now: {
  isFilling: boolean;
  isSubmitting: boolean;
  isSignedIn: boolean;
  isAsked: boolean;
}): string {
  if (now.isFilling) return text.preparing;
  if (now.isSubmitting) return text.submitting;
  if (!now.isSignedIn) return text.loginToSubmit;
  return now.isAsked ? text.sendAnyway : text.submit;
}
