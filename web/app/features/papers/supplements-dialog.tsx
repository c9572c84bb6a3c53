import { LINK_RENEWAL_MS } from '@mustalah/contract/files';
import type { MyPaper } from '@mustalah/contract/journal/submissions';
import {
  addSupplement,
  listOwnSupplements,
  removeSupplement,
  SUPPLEMENT_LABEL,
  type Supplement,
  SupplementFile,
} from '@mustalah/contract/journal/supplements';
import { useState } from 'react';
import { call, sayFailure } from '../../api.ts';
import { formatDay } from '../../text/format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { Skeleton } from '../../ui/waiting.tsx';
import { useCall } from '../../use-call.ts';
import { useFormWrite } from '../../use-form-write.ts';
import { useWrite } from '../../use-write.ts';
import styles from './papers.module.css';
import { supplementsText as text } from './text.ts';

const ACCEPTED = '.pdf,.csv,.png,.jpg,.jpeg,.zip,.docx,.xlsx,.odt,.ods';

/** What stands beside a paper of one's own: data, questionnaires, tables. */
export function SupplementsDialog({ paper, onClose }: { paper: MyPaper; onClose: () => void }) {
  const { data, isError, refetch } = useCall(
    listOwnSupplements,
    { params: { id: paper.id } },
    { refetchInterval: LINK_RENEWAL_MS },
  );
  return (
    <Dialog title={text.title(paper.title)} size="lg" onClose={onClose}>
      <Stack gap="md">
        <Text>{text.lead}</Text>
        {isError && <LoadFailure message={text.loadFailed} onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton height="4rem" />}
        {data?.supplements.length === 0 && <Text c="dimmed">{text.none}</Text>}
        {data && data.supplements.length > 0 && (
          <ul className={styles.supplements} aria-label={text.list}>
            {data.supplements.map((each) => (
              <li key={each.id}>
                <OneSupplement paper={paper} supplement={each} canChange={data.can_change} />
              </li>
            ))}
          </ul>
        )}
        {data?.can_change === false && <Text c="dimmed">{text.closed}</Text>}
        {data?.can_change && <AddSupplement paper={paper} />}
      </Stack>
    </Dialog>
  );
}

interface OneSupplementProps {
  paper: MyPaper;
  supplement: Supplement;
  canChange: boolean;
}

function OneSupplement({ paper, supplement, canChange }: OneSupplementProps) {
  const { id, label, file, added_at, is_shared, is_public } = supplement;
  const { write, isPending } = useWrite(
    () => call(removeSupplement, { params: { id: paper.id, supplement: id } }),
    {
      outdates: [listOwnSupplements],
      onSuccess: ({ detail }) => toast('success', detail),
      onError: (error) => toast('error', sayFailure(error, text.removeFailed)),
    },
  );
  return (
    <Group gap="xs">
      <a href={file} download className="hit">
        <bdi>{label}</bdi>
      </a>
      <Text size="sm" c="dimmed">
        {[text.addedOn(formatDay(added_at)), is_shared && text.shared, is_public && text.published]
          .filter(Boolean)
          .join('، ')}
      </Text>
      {canChange && !is_shared && !is_public && (
        <ActionButton
          size="xs"
          variant="subtle"
          color="red"
          isBusy={isPending}
          aria-label={text.removeOf(label)}
          onClick={() => write()}
        >
          {text.remove}
        </ActionButton>
      )}
    </Group>
  );
}

function AddSupplement({ paper }: { paper: MyPaper }) {
  const [file, setFile] = useState<File | null>(null);
  const form = useFormWrite({
    initialValues: { label: '', file: '' },
    check: ({ label }) => ({
      label: label.trim() ? undefined : text.labelMissing,
      file: faultOf(file),
    }),
    send({ label }) {
      if (!file) throw new Error('A supplement without a file was let through');
      return call(addSupplement, { params: { id: paper.id }, body: { label }, files: { file } });
    },
    outdates: [listOwnSupplements],
    onSuccess({ detail }) {
      toast('success', detail);
      setFile(null);
      form.reset();
    },
    onError: (error) => toast('error', sayFailure(error, text.addFailed)),
  });
  return (
    <form {...form.props}>
      <Stack gap="sm">
        <TextField
          {...form.inputFor('label')}
          label={text.label}
          maxLength={SUPPLEMENT_LABEL}
          autoComplete="off"
          required
        />
        <FileField
          label={text.file}
          description={text.fileHint}
          pick={text.pick}
          accept={ACCEPTED}
          required
          file={file}
          onPick={(picked) => {
            setFile(picked);
            form.setFieldValue('file', picked?.name ?? '');
          }}
          error={form.errors.file}
        />
        <div>
          <ActionButton type="submit" isBusy={form.isSending}>
            {text.add}
          </ActionButton>
        </div>
      </Stack>
    </form>
  );
}

function faultOf(file: File | null): string | undefined {
  if (!file) return text.fileMissing;
  return file.size > SupplementFile.maxBytes ? SupplementFile.refusals.size : undefined;
}
