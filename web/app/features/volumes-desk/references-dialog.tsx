import {
  type ArticleDoi,
  getReferences,
  listDois,
  REFERENCES_LENGTH,
  setReferences,
} from '@mustalah/contract/journal/dois';
import { call } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { LongTextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/flow.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { Loader } from '../../ui/waiting.tsx';
import { useCall } from '../../use-call.ts';
import { useFormWrite } from '../../use-form-write.ts';
import { sayWhy } from './say-why.ts';
import { doisText as text } from './text.ts';

interface ReferencesDialogProps {
  article: Pick<ArticleDoi, 'paper_id' | 'title'>;
  onClose: () => void;
}

/** What an article cites: as its file lists it, looked through by an editor. */
export function ReferencesDialog({ article: { paper_id, title }, onClose }: ReferencesDialogProps) {
  const { data, isError, refetch } = useCall(getReferences, { params: { id: paper_id } });
  return (
    <Dialog title={text.referencesTitle(title)} onClose={onClose} size="lg">
      {isError && <LoadFailure message={text.referencesLoadFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Loader />}
      {data && <ReferencesForm id={paper_id} {...data} onClose={onClose} />}
    </Dialog>
  );
}

interface ReferencesFormProps {
  id: number;
  references: string;
  found: string;
  onClose: () => void;
}

function ReferencesForm({ id, references, found, onClose }: ReferencesFormProps) {
  const form = useFormWrite({
    initialValues: { references },
    send: (body) => call(setReferences, { params: { id }, body }),
    outdates: [listDois, getReferences],
    onSuccess({ detail }) {
      toast('success', detail);
      onClose();
    },
    onError: (error) => toast('error', sayWhy(text.referencesFailed, error)),
  });
  return (
    <form {...form.props}>
      <Stack gap="md">
        <Text>{text.referencesHint}</Text>
        {found && (
          <div>
            <Button size="xs" variant="outline" onClick={() => form.setFieldValue('references', found)}>
              {text.takeFound}
            </Button>
          </div>
        )}
        {!found && <Text c="dimmed">{text.nothingFound}</Text>}
        <LongTextField
          {...form.inputFor('references')}
          label={text.referencesLabel}
          rows={10}
          dir="auto"
          maxLength={REFERENCES_LENGTH}
          data-autofocus
        />
        <DialogActions onCancel={onClose} isBusy={form.isSending}>
          {text.referencesAct}
        </DialogActions>
      </Stack>
    </form>
  );
}
