import { useDebouncedValue } from '@mantine/hooks';
import { listCategories } from '@mustalah/contract/terms/dictionary';
import { checkTerm } from '@mustalah/contract/terms/suggestions';
import { TERM_LIMITS } from '@mustalah/contract/terms/term';
import { Alert } from '../ui/alert.tsx';
import { ChoiceField, LongTextField, TextField } from '../ui/field.tsx';
import { Link } from '../ui/link.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { useCall } from '../use-call.ts';
import type { Faults } from '../use-form-write.ts';
import { paperTermsText as text } from './paper-terms-text.ts';

/** A new term as a form holds it; of its category the id. */
export type ProposalDraft = Record<'arabic' | 'latin' | 'definition' | 'category', string>;

export const emptyProposal: ProposalDraft = { arabic: '', latin: '', definition: '', category: '' };

/** What is missing in it, by field. */
export const missingInProposal = (draft: ProposalDraft): Faults<ProposalDraft> => ({
  ...(!draft.arabic.trim() && { arabic: text.arabicMissing }),
  ...(!draft.latin.trim() && { latin: text.latinMissing }),
  ...(!draft.category && { category: text.categoryMissing }),
  ...(!draft.definition.trim() && { definition: text.definitionMissing }),
});

const TYPING_PAUSE_MS = 800;

interface ProposalFieldsProps {
  arabic: string;
  inputFor: (field: keyof ProposalDraft) => {
    value: string;
    error?: string | undefined;
    onChange: (event: { currentTarget: { value: string } }) => void;
  };
}

/** The four fields of a new term, and whether the dictionary has it. */
export function ProposalFields({ arabic, inputFor }: ProposalFieldsProps) {
  const categories = useCall(listCategories, {});
  return (
    <>
      <TextField
        {...inputFor('arabic')}
        label={text.arabic}
        required
        dir="rtl"
        lang="ar"
        maxLength={TERM_LIMITS.arabic}
        autoComplete="off"
      />
      <Existing arabic={arabic} />
      <TextField
        {...inputFor('latin')}
        label={text.latin}
        required
        dir="ltr"
        lang="en"
        maxLength={TERM_LIMITS.latin}
        autoComplete="off"
      />
      {categories.isError && (
        <LoadFailure message={text.categoriesFailed} onRetry={() => void categories.refetch()} />
      )}
      <ChoiceField
        {...inputFor('category')}
        label={text.category}
        required
        data={[
          { value: '', label: text.chooseCategory },
          ...(categories.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <LongTextField
        {...inputFor('definition')}
        label={text.definition}
        required
        rows={3}
        dir="rtl"
        maxLength={TERM_LIMITS.definition}
      />
    </>
  );
}

function Existing({ arabic }: { arabic: string }) {
  const term = arabic.trim();
  const [settled] = useDebouncedValue(term, TYPING_PAUSE_MS);
  const { data } = useCall(
    checkTerm,
    { query: { arabic: settled } },
    { enabled: settled.length > 0, isAside: true },
  );
  const existing = settled === term && term !== '' ? data?.existing : null;
  if (!existing) return null;
  return (
    <Alert color="gold" role="status" title={text.exists}>
      <Link to={`/term/${existing.id}`} className="hit term" target="_blank">
        {existing.arabic}
      </Link>{' '}
      <bdi lang="en">{existing.latin}</bdi>
    </Alert>
  );
}
