import { PAPER_LANGUAGES, PAPER_LENGTHS } from '@mustalah/contract/journal/paper';
import { useSession } from '../../session.ts';
import { ChoiceField, LongTextField, TextField } from '../../ui/field.tsx';
import { Text } from '../../ui/text.tsx';
import { AuthorFields, CoAuthors } from './author-fields.tsx';
import styles from './papers.module.css';
import { firstAuthorOf } from './submission.ts';
import { submitText as text } from './text.ts';
import type { SubmissionForm } from './use-submission.ts';

/** What a paper may also say of itself; folded away until somebody wants it. */
export function MoreFields({ submission: { form, isUnfolded, unfold } }: { submission: SubmissionForm }) {
  const { user } = useSession();
  return (
    <details
      className={styles.folded}
      open={isUnfolded}
      onToggle={({ currentTarget: { open } }) => unfold(open)}
    >
      <summary>{text.more}</summary>
      <div className={styles.foldedBody}>
        <Text size="sm" c="dimmed">
          {text.moreHint}
        </Text>
        <AuthorFields
          legend={text.you}
          author={firstAuthorOf(form.values)}
          nameHint={user ? text.yourName(user.name) : undefined}
          fault={form.errors.first_author}
          onChange={(author) => form.setFieldValue('first_author', JSON.stringify(author))}
        />
        <CoAuthors form={form} />
        <TextField
          {...form.inputFor('keywords')}
          label={text.keywords}
          description={text.keywordsHint}
          maxLength={2 * PAPER_LENGTHS.keywords * PAPER_LENGTHS.keyword}
          autoComplete="off"
        />
        <ChoiceField
          {...form.inputFor('language')}
          label={text.language}
          data={PAPER_LANGUAGES.map((value) => ({ value, label: text.languages[value] }))}
        />
        <TextField
          {...form.inputFor('title_en')}
          label={text.titleEn}
          dir="ltr"
          lang="en"
          maxLength={PAPER_LENGTHS.title}
          autoComplete="off"
        />
        <LongTextField
          {...form.inputFor('abstract_en')}
          label={text.abstractEn}
          dir="ltr"
          lang="en"
          rows={5}
          maxLength={PAPER_LENGTHS.abstract}
        />
        <LongTextField
          {...form.inputFor('conflict_statement')}
          label={text.conflict}
          description={text.conflictHint}
          rows={3}
          maxLength={PAPER_LENGTHS.conflict}
        />
      </div>
    </details>
  );
}
