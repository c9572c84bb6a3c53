import { AGREEMENT, DECLARATION_LENGTHS, type Funding } from '@mustalah/contract/journal/declarations';
import { statementText } from '../../domain/credit-text.ts';
import { Button } from '../../ui/button.tsx';
import { LongTextField, TextField } from '../../ui/field.tsx';
import { Text } from '../../ui/text.tsx';
import { Tick } from '../../ui/tick.tsx';
import styles from './papers.module.css';
import { declarationsOf, emptyFunding } from './submission.ts';
import { submitText as text } from './text.ts';
import type { SubmissionForm } from './use-submission.ts';

/** How the work was made; folded away until somebody wants it, or something is missing there. */
export function DeclarationFields({
  submission: { form, isDeclaring, setDeclaring },
}: {
  submission: SubmissionForm;
}) {
  const declared = declarationsOf(form.values);
  const change = (next: Partial<typeof declared>) =>
    form.setFieldValue('declarations', JSON.stringify({ ...declared, ...next }));
  const input = (field: 'ethics' | 'data_access' | 'ai_use') => ({
    value: declared[field],
    rows: 2,
    maxLength: DECLARATION_LENGTHS.statement,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      change({ [field]: value }),
  });
  const fault = form.errors.declarations;
  return (
    <details
      className={styles.folded}
      open={isDeclaring || Boolean(fault)}
      onToggle={({ currentTarget: { open } }) => setDeclaring(open)}
    >
      <summary>{text.declarations}</summary>
      <div className={styles.foldedBody}>
        <Text size="sm" c="dimmed">
          {text.declarationsHint}
        </Text>
        {fault && (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
        <LongTextField {...input('ethics')} label={statementText.ethics} description={text.ethicsHint} />
        <LongTextField
          {...input('data_access')}
          label={statementText.dataAccess}
          description={text.dataAccessHint}
        />
        <LongTextField {...input('ai_use')} label={statementText.aiUse} description={text.aiUseHint} />
        {declared.funding.map((funding, index) => (
          <FundingFields
            // Whichever stands there; none changes places.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            place={index + 1}
            funding={funding}
            onChange={(changed) => change({ funding: declared.funding.with(index, changed) })}
            onRemove={() => change({ funding: declared.funding.toSpliced(index, 1) })}
          />
        ))}
        {declared.funding.length < DECLARATION_LENGTHS.fundings && (
          <div>
            <Button
              variant="outline"
              onClick={() => change({ funding: [...declared.funding, emptyFunding] })}
            >
              {text.addFunding}
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}

interface FundingFieldsProps {
  place: number;
  funding: Funding;
  onChange: (funding: Funding) => void;
  onRemove: () => void;
}

function FundingFields({ place, funding, onChange, onRemove }: FundingFieldsProps) {
  const input = (field: keyof Funding) => ({
    value: funding[field],
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ ...funding, [field]: value }),
  });
  return (
    <fieldset className={styles.author}>
      <legend>{text.fundingBy(place)}</legend>
      <div className={styles.pair}>
        <TextField {...input('funder')} label={text.funder} maxLength={DECLARATION_LENGTHS.funder} />
        <TextField {...input('award')} label={text.award} maxLength={DECLARATION_LENGTHS.award} />
        <TextField
          {...input('funder_id')}
          label={text.funderId}
          description={text.funderIdHint}
          dir="ltr"
          inputMode="url"
          maxLength={DECLARATION_LENGTHS.funderId}
        />
      </div>
      <div>
        <Button variant="default" size="xs" onClick={onRemove}>
          {text.removeFunding(place)}
        </Button>
      </div>
    </fieldset>
  );
}

/** What is agreed to for all authors. */
export function Agreement({ submission: { form } }: { submission: SubmissionForm }) {
  const fault = form.errors.agreement;
  return (
    <fieldset className={styles.author}>
      <legend>{text.agreement}</legend>
      <ul id="agreement-points" className={styles.points}>
        {AGREEMENT.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Tick
        label={text.agree}
        isOn={form.values.agreement !== ''}
        onChange={(isOn) => form.setFieldValue('agreement', isOn ? AGREEMENT.version : '')}
        required={{ isMissing: Boolean(fault), describedBy: 'agreement-points agreement-fault' }}
      />
      <p id="agreement-fault" className={styles.fault}>
        {fault}
      </p>
    </fieldset>
  );
}
