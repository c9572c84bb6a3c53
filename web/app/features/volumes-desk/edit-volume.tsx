import { editVolume, type ManagedVolume, VOLUME_LENGTHS } from '@mustalah/contract/journal/volumes';
import { useState } from 'react';
import { call } from '../../api.ts';
import { volumeName } from '../../domain/volume-name.ts';
import { common } from '../../text/common.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { LongTextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/flow.tsx';
import { toast } from '../../ui/toast.ts';
import { useFormWrite } from '../../use-form-write.ts';
import { CoverField, coverFault } from './cover-field.tsx';
import { toldOfVolumes } from './outdated.ts';
import { sayWhy } from './say-why.ts';
import { manageText as text } from './text.ts';
import { VolumeTitle, VolumeYear } from './volume-fields.tsx';

/** Change what a volume says of itself. */
export function EditVolume({ volume, onClose }: { volume: ManagedVolume; onClose: () => void }) {
  const [cover, setCover] = useState<File | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { id, title, description, year } = volume;
  const form = useFormWrite({
    initialValues: { title, description, year: String(year) },
    check: ({ year: typed }) => (typed.trim() ? {} : { year: common.required }),
    send: (fields) =>
      call(editVolume, {
        params: { id },
        body: { ...fields, remove_cover: isRemoved ? 'true' : 'false' },
        files: cover ? { cover_image: cover } : {},
      }),
    outdates: toldOfVolumes,
    onSuccess() {
      toast('success', text.saved);
      onClose();
    },
    onError(error) {
      setFailure(error);
      toast('error', sayWhy(text.saveFailed, error));
    },
  });
  return (
    <Dialog title={text.editTitle(volumeName(volume))} onClose={onClose} size="lg">
      <form {...form.props}>
        <Stack gap="md">
          <VolumeTitle {...form.inputFor('title')} />
          <LongTextField
            {...form.inputFor('description')}
            label={text.description}
            rows={4}
            dir="rtl"
            maxLength={VOLUME_LENGTHS.description}
          />
          <VolumeYear
            {...form.inputFor('year')}
            disabled={volume.published}
            description={volume.published ? text.yearFixed : undefined}
          />
          <CoverField
            file={cover}
            current={isRemoved ? null : volume.cover_image_url}
            error={coverFault(failure)}
            onChange={(picked) => {
              setCover(picked);
              setFailure(null);
            }}
            onRemove={() => setRemoved(true)}
          />
          <DialogActions onCancel={onClose} isBusy={form.isSending}>
            {common.save}
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
