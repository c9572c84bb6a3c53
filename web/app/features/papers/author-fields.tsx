import { EMAIL_LENGTH } from '@mustalah/contract/fields';
import { CREDIT_ROLES } from '@mustalah/contract/journal/declarations';
import { PAPER_LENGTHS } from '@mustalah/contract/journal/paper';
import type { ReactNode } from 'react';
import { creditText } from '../../domain/credit-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Tick } from '../../ui/tick.tsx';
import type { ApiForm } from '../../use-form-write.ts';
import styles from './papers.module.css';
import {
  type AuthorDraft,
  type AuthorText,
  coAuthorsOf,
  emptyAuthor,
  type SubmissionDraft,
} from './submission.ts';
import { submitText as text } from './text.ts';

interface AuthorFieldsProps {
  legend: string;
  author: AuthorDraft;
  nameHint?: string | undefined;
  fault?: ReactNode;
  /** Of the submitter the address is known. */
  asksForEmail?: boolean;
  onChange: (author: AuthorDraft) => void;
  action?: ReactNode;
}

/** One author of the paper. */
export function AuthorFields({
  legend,
  author,
  nameHint,
  fault,
  asksForEmail,
  onChange,
  action,
}: AuthorFieldsProps) {
  const input = (field: AuthorText) => ({
    value: author[field],
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ ...author, [field]: value }),
  });
  return (
    <fieldset className={styles.author}>
      <legend>{legend}</legend>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      <div className={styles.pair}>
        <TextField
          {...input('name')}
          label={text.name}
          description={nameHint}
          maxLength={PAPER_LENGTHS.name}
        />
        <TextField
          {...input('latin_name')}
          label={text.latinName}
          dir="ltr"
          lang="en"
          maxLength={PAPER_LENGTHS.name}
        />
        <TextField {...input('affiliation')} label={text.affiliation} maxLength={PAPER_LENGTHS.affiliation} />
        <TextField
          {...input('orcid')}
          label={text.orcid}
          dir="ltr"
          // guard: How long a text may be is said by the contract alone (../../../../server/test/architecture.test.ts) ‹PAPER_LENGTHS.orcid → 60›
          maxLength={PAPER_LENGTHS.orcid}
          inputMode="url"
        />
        {asksForEmail && (
          <TextField
            {...input('email')}
            label={text.email}
            description={text.emailHint}
            dir="ltr"
            inputMode="email"
            maxLength={EMAIL_LENGTH}
          />
        )}
      </div>
      <Roles author={author} onChange={onChange} />
      {action}
    </fieldset>
  );
}

/** What this author did, in the words of CRediT. */
function Roles({ author, onChange }: Pick<AuthorFieldsProps, 'author' | 'onChange'>) {
  const { roles } = author;
  return (
    <details className={styles.roles}>
      <summary>{text.roles(roles)}</summary>
      <div className={styles.ticks}>
        {CREDIT_ROLES.map((role) => (
          <Tick
            key={role}
            label={creditText[role]}
            isOn={roles.includes(role)}
            onChange={(isOn) =>
              onChange({
                ...author,
                roles: CREDIT_ROLES.filter((each) => (each === role ? isOn : roles.includes(each))),
              })
            }
          />
        ))}
      </div>
    </details>
  );
}

/** The other authors, in the order in which they stand on the paper. */
export function CoAuthors({ form }: { form: ApiForm<SubmissionDraft> }) {
  const authors = coAuthorsOf(form.values);
  const change = (next: readonly AuthorDraft[]) => form.setFieldValue('co_authors', JSON.stringify(next));
  return (
    <>
      {authors.map((author, index) => {
        const place = index + 2;
        return (
          <AuthorFields
            // Whoever stands there; nobody changes places.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            legend={text.coAuthor(place)}
            author={author}
            asksForEmail
            onChange={(changed) => change(authors.with(index, changed))}
            action={
              <div>
                <Button variant="default" size="xs" onClick={() => change(authors.toSpliced(index, 1))}>
                  {text.removeAuthor(place)}
                </Button>
              </div>
            }
          />
        );
      })}
      {form.errors.co_authors && (
        <p role="alert" className={styles.fault}>
          {form.errors.co_authors}
        </p>
      )}
      {authors.length + 1 < PAPER_LENGTHS.authors && (
        <div>
          <Button variant="outline" onClick={() => change([...authors, emptyAuthor])}>
            {text.addAuthor}
          </Button>
        </div>
      )}
    </>
  );
}
