import { sayFailure } from '../../api.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { toast } from '../../ui/toast.ts';
import { useWrite } from '../../use-write.ts';
import { saveFile } from './save-file.ts';
import { text } from './text.ts';

interface CsvButtonProps {
  fetch: () => Promise<Blob>;
  name: string;
  children: string;
}

/** A table to keep. */
export function CsvButton({ fetch, name, children }: CsvButtonProps) {
  const { write, isPending } = useWrite(fetch, {
    outdates: [],
    onSuccess: (content) => saveFile(content, name),
    onError: (error) => toast('error', sayFailure(error, text.csvFailed)),
  });
  return (
    <ActionButton variant="default" isBusy={isPending} onClick={() => write()}>
      {children}
    </ActionButton>
  );
}
