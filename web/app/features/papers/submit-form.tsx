import { listMyPapers } from '@mustalah/contract/journal/submissions';
import { ActionButton } from '../../ui/action-button.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/flow.tsx';
import { Anchor } from '../../ui/text.tsx';
import { useCall } from '../../use-call.ts';
import { useSearch } from '../../use-search.ts';
import { CoinedTerms } from './coined-terms.tsx';
import { Agreement, DeclarationFields } from './declaration-fields.tsx';
import { FileCheck } from './file-check.tsx';
import { MoreFields } from './more-fields.tsx';
import { NeededFields } from './needed-fields.tsx';
import styles from './papers.module.css';
import { submitText as text } from './text.ts';
import { UploadProgress } from './upload-progress.tsx';
import { type Outcome, useSubmission } from './use-submission.ts';

export function SubmitForm() {
  const { search } = useSearch({ replace: true });
  const formerId = Number(search.get('former')) || undefined;
  const own = useCall(listMyPapers, { query: { search: '' } }, { enabled: formerId !== undefined });
  const former = own.data?.find(({ id, can_resubmit }) => id === formerId && can_resubmit);
  const submission = useSubmission(former?.id);
  const { form, file, progress, outcome, isRestored, clear } = submission;
  const { title, abstract, first_author, co_authors } = form.values;
  return (
    <form {...form.props} className={styles.form}>
      <Stack gap="md">
        {former && (
          <Alert color="green" role="status" title={text.former(former.title)}>
            {text.formerHint}
          </Alert>
        )}
        {isRestored && (
          <Alert color="gold" role="status" title={text.draftRestored}>
            <Button variant="default" size="xs" onClick={clear}>
              {text.clearDraft}
            </Button>
          </Alert>
        )}
        <NeededFields submission={submission} />
        <FileCheck file={file} told={{ title, abstract, first_author, co_authors }} />
        <MoreFields submission={submission} />
        <DeclarationFields submission={submission} />
        <CoinedTerms form={form} />
        <Agreement submission={submission} />
        <ActionButton type="submit" size="md" isBusy={form.isSending}>
          {text.submit}
        </ActionButton>
        <UploadProgress progress={progress} />
        <div aria-live="polite">{outcome && <Result outcome={outcome} />}</div>
      </Stack>
    </form>
  );
}

function Result({ outcome }: { outcome: Outcome }) {
  if (outcome.isSent) {
    return (
      <Alert color="green" role="status" title={text.sent}>
        <Anchor to="/my-papers">{text.follow}</Anchor>
        <p>{text.beside}</p>
      </Alert>
    );
  }
  return (
    <Alert color="red" role="alert" title={outcome.message}>
      {outcome.detail}
    </Alert>
  );
}
