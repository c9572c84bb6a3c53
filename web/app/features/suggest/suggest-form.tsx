import { Alert, Anchor, Button, Loader, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import type { UserStats } from '@mustalah/contract/rewards';
import { listCategories } from '@mustalah/contract/terms/dictionary';
import { submitTerm } from '@mustalah/contract/terms/suggestions';
import { type Category, TERM_LIMITS } from '@mustalah/contract/terms/term';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { call, RefusedCall } from '../../api.ts';
import { useSession } from '../../session.ts';
import { toast } from '../../ui/toast.ts';
import { emptyDraft, saveDraft, type TermDraft, takeDraft } from './draft.ts';
import { ExistingTerms } from './existing-terms.tsx';
import { findCategory } from './match-category.ts';
import { RewardPreview } from './reward-preview.tsx';
import { submitFailure } from './submit-failure.ts';
import styles from './suggest.module.css';
import { text } from './text.ts';
import { type FilledField, type FillState, useAutoFill } from './use-auto-fill.ts';

interface SuggestFormProps {
  categories: readonly Category[];
  stats: UserStats | undefined;
}

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

const beginningsOf = (search: URLSearchParams): TermDraft => ({
  ...emptyDraft,
  arabic: (search.get('arabic') ?? '').slice(0, TERM_LIMITS.arabic),
  latin: (search.get('latin') ?? '').slice(0, TERM_LIMITS.latin),
});

export function SuggestForm({ categories, stats }: SuggestFormProps) {
  const { status } = useSession();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const [draft, setDraft] = useState<TermDraft>(() => beginningsOf(search));
  /** Fields that the person has written in; the helpers leave them alone. */
  const [written, setWritten] = useState<ReadonlySet<FilledField>>(
    () => new Set(search.get('latin') ? ['latin'] : []),
  );
  const [submittedId, setSubmittedId] = useState<number | null>(null);

  useEffect(() => {
    const kept = takeDraft();
    if (!kept) return;
    setDraft(kept);
    setWritten(new Set((['latin', 'category', 'definition'] as const).filter((field) => kept[field])));
    toast('info', text.draftRestored);
  }, []);

  const fill = (changes: Partial<TermDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const { states, isFilling } = useAutoFill(draft.arabic, (field) => written.has(field), fill);

  const submission = useMutation({
    async mutationFn() {
      const category = await recognise(draft.category, categories);
      if (!category) throw new Unrecognised();
      return call(submitTerm, { body: { ...draft, category: category.id } });
    },
    onSuccess({ id }) {
      setSubmittedId(id);
      setDraft(emptyDraft);
      setWritten(new Set());
      void queries.invalidateQueries({ queryKey: ['user-stats'] });
    },
    onError(error) {
      if (error instanceof RefusedCall && error.status === 401) return leaveForLogin();
      toast('error', `❌ ${error instanceof Unrecognised ? text.categoryUnknown : submitFailure(error)}`);
    },
  });

  function leaveForLogin(): void {
    saveDraft(draft);
    toast('warning', text.mustLogIn);
    void navigate('/login?next=/suggest');
  }

  function submit(): void {
    setSubmittedId(null);
    const missing = missingText(draft);
    if (missing) return toast('error', `❌ ${missing}`);
    if (status !== 'signed-in') return leaveForLogin();
    submission.mutate();
  }

  const inputFor = (field: keyof TermDraft) => ({
    label: text[field],
    name: field,
    required: true,
    value: draft[field],
    onChange({ currentTarget: { value } }: { currentTarget: { value: string } }) {
      fill({ [field]: value });
      if (field !== 'arabic') setWritten((before) => new Set(before).add(field));
    },
    ...(field !== 'arabic' && {
      rightSection: states[field] === 'loading' ? <Loader size="xs" /> : undefined,
      description: fillText[states[field]],
      error: states[field] === 'error' && !written.has(field) ? warnings[field] : null,
    }),
  });

  return (
    <div className={styles.layout}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="md">
          <TextInput
            {...inputFor('arabic')}
            dir="rtl"
            lang="ar"
            maxLength={TERM_LIMITS.arabic}
            autoComplete="off"
          />
          <ExistingTerms arabic={draft.arabic} />
          <TextInput {...inputFor('latin')} dir="ltr" maxLength={TERM_LIMITS.latin} autoComplete="off" />
          <NativeSelect
            {...inputFor('category')}
            data={[{ value: '', label: text.chooseCategory }, ...categories.map(({ name }) => name)]}
          />
          <Textarea {...inputFor('definition')} rows={5} dir="rtl" maxLength={TERM_LIMITS.definition} />
          <Button
            type="submit"
            size="md"
            disabled={isFilling || submission.isPending}
            leftSection={isFilling || submission.isPending ? <Loader size="xs" color="gray" /> : undefined}
          >
            {buttonText({
              isFilling,
              isSubmitting: submission.isPending,
              isSignedIn: status === 'signed-in',
            })}
          </Button>
          <div aria-live="polite">
            {submittedId !== null && (
              <Alert color="green" variant="outline" title={text.submitted} role="status">
                <Anchor component={Link} to={`/term/${submittedId}`}>
                  {text.openTerm}
                </Anchor>
              </Alert>
            )}
          </div>
        </Stack>
      </form>
      {stats && <RewardPreview stats={stats} category={draft.category} />}
    </div>
  );
}

class Unrecognised extends Error {}

/** The built-in list has no ids: then the real one is asked for once more. */
async function recognise(name: string, known: readonly Category[]): Promise<Category | undefined> {
  const found = findCategory(name, known);
  if (!found || found.id > 0) return found;
  return findCategory(name, await call(listCategories, {}));
}

function missingText({ arabic, latin, category, definition }: TermDraft): string | null {
  if (!arabic.trim()) return text.arabicMissing;
  if (!latin.trim()) return text.latinMissing;
  if (!category) return text.categoryMissing;
  return definition.trim() ? null : text.definitionMissing;
}

function buttonText(now: { isFilling: boolean; isSubmitting: boolean; isSignedIn: boolean }): string {
  if (now.isFilling) return text.preparing;
  if (now.isSubmitting) return text.submitting;
  return now.isSignedIn ? text.submit : text.loginToSubmit;
}
