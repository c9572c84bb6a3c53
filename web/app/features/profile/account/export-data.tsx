import { getExportLink } from '@mustalah/contract/own-account';
import { call, sayFailure } from '../../../api.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Stack } from '../../../ui/flow.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Text } from '../../../ui/text.tsx';
import { toast } from '../../../ui/toast.ts';
import { useWrite } from '../../../use-write.ts';
import { exportText as text } from './text.ts';

/** Everything that is kept of the person, as a file that the browser takes to its disk as it comes. */
export function ExportData() {
  const { isPending, write } = useWrite(() => call(getExportLink, {}), {
    outdates: [],
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toast('error', sayFailure(error, text.failed)),
  });
  return (
    <Panel title={text.title} icon="file">
      <Stack gap="md">
        <Text size="sm">{text.lead}</Text>
        <div>
          <ActionButton variant="outline" isBusy={isPending} onClick={() => write()}>
            {text.act}
          </ActionButton>
        </div>
      </Stack>
    </Panel>
  );
}
