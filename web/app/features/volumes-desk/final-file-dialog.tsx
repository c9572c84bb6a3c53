import { LINK_RENEWAL_MS } from '@mustalah/contract/files';
import { checkFinalFile, getFinalFile, replaceFinalFile } from '@mustalah/contract/journal/production';
import { getManagedVolume, previewApprovedPapers } from '@mustalah/contract/journal/volumes';
import { useState } from 'react';
import { call } from '../../api.ts';
import { FinalFileFacts, FinalFileForm } from '../../domain/final-file.tsx';
import { finalFileText } from '../../domain/final-file-text.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { Loader } from '../../ui/waiting.tsx';
import { useCall } from '../../use-call.ts';
import { useWrite } from '../../use-write.ts';
import { sayWhy } from './say-why.ts';
import { finalText as text } from './text.ts';

const told = [getFinalFile, getManagedVolume, previewApprovedPapers] as const;

interface FinalFileDialogProps {
  paper: { id: number; title: string };
  onClose: () => void;
}

/** The named file of a paper, for its editors: looked at, let through, or replaced. */
export function FinalFileDialog({ paper: { id, title }, onClose }: FinalFileDialogProps) {
  const params = { id };
  const { data, isError, error, refetch } = useCall(
    getFinalFile,
    { params },
    { refetchInterval: LINK_RENEWAL_MS },
  );
  const [isReplaced, setReplaced] = useState(false);
  const { write, isPending } = useWrite(
    (sha256: string) => call(checkFinalFile, { params, body: { sha256 } }),
    {
      outdates: told,
      onSuccess: () => toast('success', text.checkedNow),
      onError: (failure) => toast('error', sayWhy(text.checkFailed, failure)),
    },
  );
  const final = data?.final_file;
  return (
    <Dialog title={text.manageOf(title)} onClose={onClose} size="lg">
      <Stack gap="md">
        {isError && <LoadFailure message={sayWhy(text.loadFailed, error)} onRetry={() => void refetch()} />}
        {!data && !isError && <Loader />}
        {data && !final && <Text c="dimmed">{text.none}</Text>}
        {final && (
          <>
            <FinalFileFacts file={final} />
            <Group>
              <Button
                href={final.pdf_file}
                target="_blank"
                variant="outline"
                leftSection={<Icon name="file" />}
              >
                {finalFileText.open}
              </Button>
              {final.source && (
                <Button href={final.source.file} download variant="default">
                  {finalFileText.openSource}
                </Button>
              )}
              {!final.checked_at && (
                <ActionButton isBusy={isPending} onClick={() => write(final.sha256)}>
                  {text.check}
                </ActionButton>
              )}
            </Group>
          </>
        )}
        {data && !isReplaced && (
          <Group justify="end">
            <Button variant="default" onClick={() => setReplaced(true)}>
              {text.replace}
            </Button>
          </Group>
        )}
        {isReplaced && (
          <>
            <Text c="dimmed">{text.replaceHint}</Text>
            <FinalFileForm
              send={(files) => call(replaceFinalFile, { params, files })}
              outdates={told}
              onClose={() => setReplaced(false)}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
