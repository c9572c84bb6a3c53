import { giveAnnotated, takeBackAnnotated } from '@mustalah/contract/journal/annotated';
import { listReviewerPapers, type ReviewerPaper } from '@mustalah/contract/journal/review';
import { useState } from 'react';
import { call, sayFailure } from '../../api.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useWrite } from '../../use-write.ts';
import { AnnotatedLink } from './annotated-link.tsx';
import { annotatedText as text } from './text.ts';

interface AnnotatedFieldProps {
  paper: ReviewerPaper;
  /** A file is on its way, which would come too late after the verdict. */
  onBusy: (isBusy: boolean) => void;
}

/** The paper with what its reviewer noted on it: sent as soon as it is chosen, and there to be read as others will. */
export function AnnotatedField({ paper: { id, annotated_file }, onBusy }: AnnotatedFieldProps) {
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState('');
  const params = { id };
  const giving = useWrite((given: File) => call(giveAnnotated, { params, files: { pdf_file: given } }), {
    outdates: [listReviewerPapers],
    onSuccess() {
      setFile(null);
      onBusy(false);
      toast('success', text.given);
    },
    onError(error) {
      setFile(null);
      onBusy(false);
      setFault(sayFailure(error, text.giveFailed));
    },
  });
  const takingBack = useWrite(() => call(takeBackAnnotated, { params }), {
    outdates: [listReviewerPapers],
    onError: (error) => setFault(sayFailure(error, text.removeFailed)),
  });
  return (
    <Stack gap="xs">
      <FileField
        label={text.label}
        description={text.hint}
        accept=".pdf"
        pick={annotated_file ? text.replace : text.pick}
        file={file}
        error={fault}
        disabled={giving.isPending}
        onPick={(picked) => {
          setFault('');
          setFile(picked);
          if (!picked) return;
          onBusy(true);
          giving.write(picked);
        }}
      />
      {giving.isPending && (
        <Text size="sm" c="dimmed" role="status">
          {text.giving}
        </Text>
      )}
      {annotated_file && !giving.isPending && (
        <Group gap="sm">
          <AnnotatedLink file={annotated_file} />
          <ActionButton
            size="xs"
            variant="subtle"
            isBusy={takingBack.isPending}
            onClick={() => takingBack.write()}
          >
            {text.remove}
          </ActionButton>
        </Group>
      )}
    </Stack>
  );
}
