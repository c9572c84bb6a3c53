import type { Endpoint } from '@mustalah/contract/endpoint';
import { EMAIL_LENGTH } from '@mustalah/contract/fields';
import type { AuthorOnRecord, CorrectedField, PaperRecord } from '@mustalah/contract/journal/corrections';
import { PAPER_LANGUAGES, PAPER_LENGTHS } from '@mustalah/contract/journal/paper';
import { listJournalCategories } from '@mustalah/contract/journal/public';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { RefusedCall, sayFailure } from '../api.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { DialogActions } from '../ui/dialog-actions.tsx';
import { ChoiceField, LongTextField, TextField } from '../ui/field.tsx';
import { Group, Stack } from '../ui/flow.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Text, Title } from '../ui/text.tsx';
import { useCall } from '../use-call.ts';
import { useWrite } from '../use-write.ts';
import { authorFaults, changedFields, cleaned, inWords, NOBODY, textFaults } from './paper-changes.ts';
import styles from './paper-correction.module.css';
import { correctionText as text } from './paper-correction-text.ts';

interface CorrectionFormProps {
  before: PaperRecord;
  /** Takes what differs, and what was seen. */
  send: (changes: Partial<PaperRecord>) => Promise<PaperRecord>;
  outdates: readonly Endpoint[];
  onDone: () => void;
  onClose: () => void;
  /** What is asked beside it. */
  children?: ReactNode;
}

/** What a paper says of itself, to be corrected; what would change is shown before it is saved. */
export function CorrectionForm({ before, send, outdates, onDone, onClose, children }: CorrectionFormProps) {
  // What was not touched follows what stands there, should somebody else correct it meanwhile.
  const [touched, touch] = useState<Partial<PaperRecord>>({});
  const [refusal, setRefusal] = useState<unknown>(null);
  /** How often it was to be saved, once it was. */
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const written = { ...before, ...touched };
  const after = cleaned(written);
  const changed = changedFields(before, after);
  const set = (change: Partial<PaperRecord>) => touch({ ...touched, ...change });
  const { write, isPending } = useWrite(
    () =>
      send({
        ...Object.fromEntries(changed.map((field) => [field, after[field]])),
        version: before.version,
      }),
    { outdates, onSuccess: onDone, onError: setRefusal },
  );
  const said = refusal instanceof RefusedCall ? refusal.fields : {};
  const own = textFaults(before, after);
  const isFaulty = [own, ...after.authors.map(authorFaults)].some((faults) => Object.keys(faults).length > 0);
  const faultAt = (field: CorrectedField) => (tries > 0 ? own[field] : undefined) ?? said[field]?.[0];
  useLayoutEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return (
    <form
      ref={form}
      aria-label={text.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setRefusal(null);
        setTries(tries + 1);
        if (changed.length > 0 && !isFaulty) write();
      }}
    >
      <Stack gap="md">
        <Texts record={written} faultAt={faultAt} onChange={set} />
        <Specialty record={written} faultAt={faultAt} onChange={set} />
        <Authors
          authors={written.authors}
          fault={faultAt('authors')}
          isChecked={tries > 0}
          onChange={(authors) => set({ authors })}
        />
        <Changes before={before} after={after} changed={changed} />
        {children}
        {tries > 0 && isFaulty && <Alert color="red" role="alert" title={text.faulty} />}
        {refusal !== null && <Alert color="red" role="alert" title={sayFailure(refusal, text.failed)} />}
        <DialogActions onCancel={onClose} isBusy={isPending} disabled={changed.length === 0}>
          {text.save}
        </DialogActions>
      </Stack>
    </form>
  );
}

interface FieldsProps {
  record: PaperRecord;
  /** What is wrong with a field. */
  faultAt: (field: CorrectedField) => string | undefined;
  onChange: (change: Partial<PaperRecord>) => void;
}

function Texts({ record, faultAt, onChange }: FieldsProps) {
  const input = (field: 'title' | 'title_en' | 'abstract' | 'abstract_en') => ({
    label: text.fields[field],
    value: record[field],
    error: faultAt(field),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ [field]: value }),
  });
  return (
    <>
      <TextField {...input('title')} maxLength={PAPER_LENGTHS.title} />
      <TextField {...input('title_en')} dir="ltr" lang="en" maxLength={PAPER_LENGTHS.title} />
      <LongTextField {...input('abstract')} rows={5} maxLength={PAPER_LENGTHS.abstract} />
      <LongTextField
        {...input('abstract_en')}
        rows={3}
        dir="ltr"
        lang="en"
        maxLength={PAPER_LENGTHS.abstract}
      />
      <LongTextField
        label={text.fields.keywords}
        description={text.keywordsHint}
        rows={3}
        error={faultAt('keywords')}
        value={record.keywords.join('\n')}
        onChange={({ currentTarget: { value } }) => onChange({ keywords: value.split('\n') })}
      />
    </>
  );
}

/** The language, and where the paper is filed. */
function Specialty({ record, faultAt, onChange }: FieldsProps) {
  const categories = useCall(listJournalCategories, {});
  const { language, main_category: main, sub_category: sub } = record;
  const known = categories.data ?? [{ name: main, sub: [sub].filter(Boolean) }];
  const branches = known.find(({ name }) => name === main)?.sub ?? [];
  return (
    <>
      {categories.isError && (
        <LoadFailure message={text.categoriesFailed} onRetry={() => void categories.refetch()} />
      )}
      <div className={styles.pair}>
        <ChoiceField
          label={text.fields.main_category}
          error={faultAt('main_category')}
          value={main}
          data={known.map(({ name }) => name)}
          onChange={({ currentTarget: { value } }) => onChange({ main_category: value, sub_category: '' })}
        />
        <ChoiceField
          label={text.fields.sub_category}
          error={faultAt('sub_category')}
          value={sub}
          data={[...(sub === '' ? [{ value: '', label: text.chooseSub }] : []), ...branches]}
          onChange={({ currentTarget: { value } }) => onChange({ sub_category: value })}
        />
        <ChoiceField
          label={text.fields.language}
          error={faultAt('language')}
          value={language}
          data={PAPER_LANGUAGES.map((value) => ({ value, label: text.languages[value] }))}
          onChange={({ currentTarget: { value } }) => {
            const chosen = PAPER_LANGUAGES.find((each) => each === value);
            if (chosen) onChange({ language: chosen });
          }}
        />
      </div>
    </>
  );
}

interface AuthorsProps {
  authors: AuthorOnRecord[];
  fault: string | undefined;
  /** Whether to say what is wrong with single fields. */
  isChecked: boolean;
  onChange: (authors: AuthorOnRecord[]) => void;
}

const LONGEST: Record<keyof AuthorOnRecord, number> = {
  name: PAPER_LENGTHS.name,
  latin_name: PAPER_LENGTHS.name,
  affiliation: PAPER_LENGTHS.affiliation,
  orcid: PAPER_LENGTHS.orcid,
  email: EMAIL_LENGTH,
};
const OF_SUBMITTER = ['name', 'latin_name', 'affiliation', 'orcid'] as const;
const OF_OTHERS = [...OF_SUBMITTER, 'email'] as const;

/** The submitter stays the first, under the address of the account; the others come, go and change places. */
function Authors({ authors, fault, isChecked, onChange }: AuthorsProps) {
  const put = (place: number, change: Partial<AuthorOnRecord>) =>
    onChange(authors.map((author, index) => (index === place ? { ...author, ...change } : author)));
  const raise = (place: number) =>
    onChange(authors.with(place - 1, authors[place] ?? NOBODY).with(place, authors[place - 1] ?? NOBODY));
  return (
    <Stack component="section" gap="sm">
      <Title order={3} size="h5">
        {text.fields.authors}
      </Title>
      {fault && <Text c="red">{fault}</Text>}
      {authors.map((author, place) => (
        // An author has nothing of their own but the place.
        // biome-ignore lint/suspicious/noArrayIndexKey: what is written in a place belongs to it
        <fieldset key={place} className={styles.author}>
          <legend>{text.author(place + 1)}</legend>
          {(place === 0 ? OF_SUBMITTER : OF_OTHERS).map((field) => (
            <TextField
              key={field}
              label={text.authorFields[field]}
              description={field === 'email' ? text.emailHint : undefined}
              dir={field === 'name' || field === 'affiliation' ? 'auto' : 'ltr'}
              autoComplete="off"
              maxLength={LONGEST[field]}
              value={author[field]}
              error={isChecked && authorFaults(author)[field]}
              onChange={({ currentTarget: { value } }) => put(place, { [field]: value })}
            />
          ))}
          {place > 0 && (
            <Group gap="xs" className={styles.authorActs}>
              {place > 1 && (
                <Button size="xs" variant="outline" onClick={() => raise(place)}>
                  {text.raise(place + 1)}
                </Button>
              )}
              <Button
                size="xs"
                variant="outline"
                color="red"
                onClick={() => onChange(authors.toSpliced(place, 1))}
              >
                {text.removeAuthor(place + 1)}
              </Button>
            </Group>
          )}
        </fieldset>
      ))}
      {authors.length < PAPER_LENGTHS.authors && (
        <div>
          <Button size="xs" variant="outline" onClick={() => onChange([...authors, NOBODY])}>
            {text.addAuthor}
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface ChangesProps {
  before: PaperRecord;
  after: PaperRecord;
  changed: readonly CorrectedField[];
}

function Changes({ before, after, changed }: ChangesProps) {
  return (
    <section aria-live="polite" className={styles.changes}>
      <Title order={3} size="h5">
        {text.changes}
      </Title>
      {changed.length === 0 && <Text size="sm">{text.noChanges}</Text>}
      <ul>
        {changed.map((field) => (
          <li key={field}>
            {text.fields[field]}:<del dir="auto">{inWords(before, field) || text.nothing}</del>
            <ins dir="auto">{inWords(after, field) || text.nothing}</ins>
          </li>
        ))}
      </ul>
    </section>
  );
}
