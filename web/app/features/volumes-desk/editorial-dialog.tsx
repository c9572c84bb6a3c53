import {
  editVolume,
  getManagedVolume,
  VOLUME_LENGTHS,
  type VolumeOnDesk,
} from '@mustalah/contract/journal/volumes';
import { call } from '../../api.ts';
import { volumeName } from '../../domain/volume-name.ts';
import { common } from '../../text/common.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { LongTextField, TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useFormWrite } from '../../use-form-write.ts';
import { sayWhy } from './say-why.ts';
import { editorialText as text } from './text.ts';

/** What the editors say at the head of a volume. */
export function EditorialDialog({ volume, onClose }: { volume: VolumeOnDesk; onClose: () => void }) {
  const { id, title, description, year, editorial } = volume;
  const form = useFormWrite({
    initialValues: {
      editorial_title: editorial.title,
      editorial_authors: editorial.authors,
      editorial: editorial.text,
    },
    send: (fields) =>
      call(editVolume, {
        params: { id },
        body: { title, description, year: String(year), ...fields },
        files: {},
      }),
    outdates: [getManagedVolume],
    onSuccess() {
      toast('success', text.saved);
      onClose();
    },
    onError: (error) => toast('error', sayWhy(text.failed, error)),
  });
  return (
    <Dialog title={text.title(volumeName(volume))} onClose={onClose} size="lg">
      <form {...form.props}>
        <Stack gap="md">
          <Text c="dimmed">{text.hint}</Text>
          <TextField
            {...form.inputFor('editorial_title')}
            label={text.heading}
            dir="rtl"
            maxLength={VOLUME_LENGTHS.editorial_title}
          />
          <TextField
            {...form.inputFor('editorial_authors')}
            label={text.authors}
            dir="rtl"
            maxLength={VOLUME_LENGTHS.editorial_authors}
          />
          <LongTextField
            {...form.inputFor('editorial')}
            label={text.text}
            rows={12}
            dir="rtl"
            maxLength={VOLUME_LENGTHS.editorial}
          />
          <DialogActions onCancel={onClose} isBusy={form.isSending}>
            {common.save}
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
