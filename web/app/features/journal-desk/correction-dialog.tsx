import {
  type AuthorOnRecord,
  CORRECTED_FIELDS,
  correctPaper,
  getPaperRecord,
  type PaperRecord,
} from '@mustalah/contract/journal/corrections';
import type { DeskPaper } from '@mustalah/contract/journal/desk';
import { listDesk } from '@mustalah/contract/journal/desk';
import { PAPER_LENGTHS } from '@mustalah/contract/journal/paper';
import { useState } from 'react';
import { call, sayFailure } from '../../api.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LongTextField, TextField } from '../../ui/field.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Text, Title } from '../../ui/text.tsx';
import { Loader } from '../../ui/waiting.tsx';
import { useCall } from '../../use-call.ts';
import { useWrite } from '../../use-write.ts';
import type { Message } from './banner.tsx';
import styles from './desk.module.css';
import { correctionText as text } from './text.ts';

interface CorrectionProps {
  paper: Pick<DeskPaper, 'id' | 'title'>;
  say: (message: Message) => void;
  onClose: () => void;
}

/** What a paper says of itself, to be corrected; what would change is shown before it is saved. */
export function CorrectionDialog({ paper, say, onClose }: CorrectionProps) {
  const { data, isError, refetch } = useCall(getPaperRecord, { params: { id: paper.id } });
  return (
    <Dialog title={text.title(paper.title)} onClose={onClose} size="lg">
      {isError && <LoadFailure message={text.loadFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Loader />}
      {data && <CorrectionForm key={data.version} before={data} say={say} onClose={onClose} />}
    </Dialog>
  );
}

const NOBODY: AuthorOnRecord = { name: '', latin_name: '', affiliation: '', orcid: '', email: '' };

function CorrectionForm({ before, say, onClose }: Omit<CorrectionProps, 'paper'> & { before: PaperRecord }) {
  const [after, setAfter] = useState(before);
  const [said, setSaid] = useState({ note: '', notice: '' });
  const set = (change: Partial<PaperRecord>) => setAfter({ ...after, ...change });
  const changed = CORRECTED_FIELDS.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const { write, isPending } = useWrite(
    () =>
      call(correctPaper, {
        params: { id: before.id },
        body: {
          ...Object.fromEntries(changed.map((field) => [field, after[field]])),
          ...said,
          version: before.version,
        },
      }),
    {
      outdates: [listDesk, getPaperRecord],
      onSuccess() {
        say({ tone: 'success', words: text.done });
        onClose();
      },
      onError: (error) => say({ tone: 'error', words: sayFailure(error, text.failed) }),
    },
  );
  return (
    <form
      aria-label={text.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (changed.length > 0) write();
      }}
    >
      <Stack gap="sm">
        <TextField
          label={text.fields.title}
          dir="auto"
          maxLength={PAPER_LENGTHS.title}
          value={after.title}
          onChange={({ currentTarget: { value } }) => set({ title: value })}
        />
        <TextField
          label={text.fields.title_en}
          dir="ltr"
          lang="en"
          maxLength={PAPER_LENGTHS.title}
          value={after.title_en}
          onChange={({ currentTarget: { value } }) => set({ title_en: value })}
        />
        <LongTextField
          label={text.fields.abstract}
          rows={5}
          dir="auto"
          maxLength={PAPER_LENGTHS.abstract}
          value={after.abstract}
          onChange={({ currentTarget: { value } }) => set({ abstract: value })}
        />
        <LongTextField
          label={text.fields.abstract_en}
          rows={3}
          dir="ltr"
          lang="en"
          maxLength={PAPER_LENGTHS.abstract}
          value={after.abstract_en}
          onChange={({ currentTarget: { value } }) => set({ abstract_en: value })}
        />
        <LongTextField
          label={text.fields.keywords}
          description={text.keywordsHint}
          rows={3}
          dir="auto"
          value={after.keywords.join('\n')}
          onChange={({ currentTarget: { value } }) =>
            set({ keywords: value === '' ? [] : value.split('\n') })
          }
        />
        <Authors authors={after.authors} onChange={(authors) => set({ authors })} />
        <Changes before={before} after={after} changed={changed} />
        <LongTextField
          label={text.note}
          rows={2}
          dir="rtl"
          maxLength={PAPER_LENGTHS.note}
          value={said.note}
          onChange={({ currentTarget: { value } }) => setSaid({ ...said, note: value })}
        />
        {before.is_published && (
          <LongTextField
            label={text.notice}
            description={text.noticeHint}
            rows={2}
            dir="rtl"
            maxLength={PAPER_LENGTHS.note}
            value={said.notice}
            onChange={({ currentTarget: { value } }) => setSaid({ ...said, notice: value })}
          />
        )}
        <Group>
          <ActionButton type="submit" isBusy={isPending} disabled={changed.length === 0}>
            {text.save}
          </ActionButton>
          <Button variant="outline" onClick={onClose}>
            {text.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface AuthorsProps {
  authors: AuthorOnRecord[];
  onChange: (authors: AuthorOnRecord[]) => void;
}

/** The submitter stays the first; the others come, go and change places. */
function Authors({ authors, onChange }: AuthorsProps) {
  const put = (place: number, change: Partial<AuthorOnRecord>) =>
    onChange(authors.map((author, index) => (index === place ? { ...author, ...change } : author)));
  const raise = (place: number) =>
    onChange(authors.with(place - 1, authors[place] ?? NOBODY).with(place, authors[place - 1] ?? NOBODY));
  return (
    <Stack component="section" gap="xs">
      <Title order={3} size="h5">
        {text.fields.authors}
      </Title>
      {authors.map((author, place) => (
        // An author has nothing of their own but the place.
        // biome-ignore lint/suspicious/noArrayIndexKey: what is written in a place belongs to it
        <fieldset key={place} className={styles.author}>
          <legend>{text.author(place + 1)}</legend>
          {(['name', 'latin_name', 'affiliation', 'orcid'] as const).map((field) => (
            <TextField
              key={field}
              label={text.authorFields[field]}
              dir={field === 'name' || field === 'affiliation' ? 'auto' : 'ltr'}
              maxLength={field === 'orcid' ? PAPER_LENGTHS.orcid : PAPER_LENGTHS.affiliation}
              value={author[field]}
              onChange={({ currentTarget: { value } }) => put(place, { [field]: value })}
            />
          ))}
          {place > 0 && (
            <Group gap="xs">
              {place > 1 && (
                <Button size="xs" variant="outline" onClick={() => raise(place)}>
                  {text.raise(place + 1)}
                </Button>
              )}
              <Button
                size="xs"
                variant="outline"
                color="red"
                onClick={() => onChange(authors.filter((_, index) => index !== place))}
              >
                {text.removeAuthor(place + 1)}
              </Button>
            </Group>
          )}
        </fieldset>
      ))}
      {authors.length < PAPER_LENGTHS.authors && (
        <Button size="xs" variant="outline" onClick={() => onChange([...authors, NOBODY])}>
          {text.addAuthor}
        </Button>
      )}
    </Stack>
  );
}

interface ChangesProps {
  before: PaperRecord;
  after: PaperRecord;
  changed: readonly (typeof CORRECTED_FIELDS)[number][];
}

function Changes({ before, after, changed }: ChangesProps) {
  const shown = (record: PaperRecord, field: (typeof CORRECTED_FIELDS)[number]): string =>
    field === 'authors' ? record.authors.map(({ name }) => name).join('، ') : String(record[field]);
  return (
    <section aria-live="polite" className={styles.signs}>
      <Title order={3} size="h5">
        {text.changes}
      </Title>
      {changed.length === 0 && <Text size="sm">{text.noChanges}</Text>}
      <ul>
        {changed.map((field) => (
          <li key={field}>
            {text.fields[field]}: <del dir="auto">{shown(before, field)}</del>{' '}
            <ins dir="auto">{shown(after, field)}</ins>
          </li>
        ))}
      </ul>
    </section>
  );
}
