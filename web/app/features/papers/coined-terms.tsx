import { MOST_PROPOSALS } from '@mustalah/contract/journal/paper-terms';
import { useState } from 'react';
import { emptyProposal, ProposalFields } from '../../domain/proposal-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { Text } from '../../ui/text.tsx';
import type { ApiForm } from '../../use-form-write.ts';
import styles from './papers.module.css';
import { coinedTermsOf, type SubmissionDraft } from './submission.ts';
import { submitText as text } from './text.ts';

/** New terms that the paper coins; folded away until somebody wants it, or something is missing there. */
export function CoinedTerms({ form }: { form: ApiForm<SubmissionDraft> }) {
  const [isOpen, setOpen] = useState(false);
  const terms = coinedTermsOf(form.values);
  const fault = form.errors.proposed_terms;
  const change = (next: typeof terms) => form.setFieldValue('proposed_terms', JSON.stringify(next));
  return (
    <details
      className={styles.folded}
      open={isOpen || Boolean(fault)}
      onToggle={({ currentTarget: { open } }) => setOpen(open)}
    >
      <summary>{text.coined}</summary>
      <div className={styles.foldedBody}>
        <Text size="sm" c="dimmed">
          {text.coinedHint}
        </Text>
        {fault && (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
        {terms.map((term, index) => (
          // Whichever stands there; none changes places.
          // oxlint-disable-next-line react/no-array-index-key
          <fieldset key={index} className={styles.author}>
            <legend>{text.coinedTerm(index + 1)}</legend>
            <ProposalFields
              arabic={term.arabic}
              inputFor={(field) => ({
                value: term[field],
                onChange: ({ currentTarget: { value } }) =>
                  change(terms.with(index, { ...term, [field]: value })),
              })}
            />
            <div>
              <Button variant="default" size="xs" onClick={() => change(terms.toSpliced(index, 1))}>
                {text.removeCoined(index + 1)}
              </Button>
            </div>
          </fieldset>
        ))}
        {terms.length < MOST_PROPOSALS && (
          <div>
            <Button variant="outline" onClick={() => change([...terms, emptyProposal])}>
              {text.addCoined}
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}
