import type { Answer, Sent } from '@mustalah/contract/endpoint';
import { LINK_RENEWAL_MS } from '@mustalah/contract/files';
import { checkPaper, renewPreview } from '@mustalah/contract/journal/submissions';
import { useState } from 'react';
import { call, sayFailure } from '../../api.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Stack } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import { useCall } from '../../use-call.ts';
import { useWrite } from '../../use-write.ts';
import { AdviceList } from './advice-list.tsx';
import { fileObjection } from './submission.ts';
import { checkText as text } from './text.ts';

interface FileCheckProps {
  file: File | null;
  /** What else reviewers will read, and whose names to look for. */
  told: Sent<typeof checkPaper>['body'];
}

/** Reads a file before it is sent, says what it lacks and shows what reviewers will see. */
export function FileCheck({ file, told }: FileCheckProps) {
  const [checked, setChecked] = useState<{ file: File; found: Answer<typeof checkPaper> } | null>(null);
  const [fault, setFault] = useState('');
  const checking = useWrite((given: File) => call(checkPaper, { body: told, files: { pdf_file: given } }), {
    outdates: [],
    onSuccess: (found, given) => setChecked({ file: given, found }),
    onError: (error) => setFault(sayFailure(error, text.failed)),
  });
  if (!file || fileObjection(file)) return null;
  const found = checked?.file === file ? checked.found : null;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {text.hint}
      </Text>
      <div>
        <ActionButton
          variant="outline"
          isBusy={checking.isPending}
          onClick={() => {
            setFault('');
            checking.write(file);
          }}
        >
          {checking.isPending ? text.checking : text.check}
        </ActionButton>
      </div>
      <div aria-live="polite">
        {fault && !checking.isPending && <Alert color="red" title={fault} />}
        {found && !fault && (
          <Alert color="gold" title={text.title}>
            <AdviceList advice={found.advice} />
            <Preview id={found.id} first={found.preview} />
          </Alert>
        )}
      </div>
    </Stack>
  );
}

/** A link to the copy for reviewers that is good as long as it is shown. */
function Preview({ id, first }: { id: string; first: string }) {
  const { data, isError } = useCall(
    renewPreview,
    { params: { id } },
    { first: { answer: { preview: first } }, staleTime: LINK_RENEWAL_MS, refetchInterval: LINK_RENEWAL_MS },
  );
  if (isError || !data) return <p>{text.previewGone}</p>;
  return (
    <a href={data.preview} target="_blank" rel="noreferrer" className="hit">
      {text.preview}
    </a>
  );
}
