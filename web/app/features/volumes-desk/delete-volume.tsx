import { deleteVolume, type ManagedVolume } from '@mustalah/contract/journal/volumes';
import { call } from '../../api.ts';
import { volumeName } from '../../domain/volume-name.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useWrite } from '../../use-write.ts';
import { toldOfVolumes } from './outdated.ts';
import { sayWhy } from './say-why.ts';
import { manageText as text } from './text.ts';

/** Ask before a draft is deleted; what is published has to be taken out first. */
export function DeleteVolume({ volume, onClose }: { volume: ManagedVolume; onClose: () => void }) {
  const { write, isPending } = useWrite(() => call(deleteVolume, { params: { id: volume.id } }), {
    outdates: toldOfVolumes,
    onSuccess() {
      toast('success', text.deleted);
      onClose();
    },
    onError: (error) => toast('error', sayWhy(text.deleteFailed, error)),
  });
  return (
    <Confirm
      title={text.deleteTitle(volumeName(volume))}
      act={text.delete}
      onAct={() => write()}
      onClose={onClose}
      isBusy={isPending}
      isImpossible={volume.published || volume.was_published}
    >
      {volume.published || volume.was_published ? (
        <Text>{volume.published ? text.deletePublished : text.deleteFormer}</Text>
      ) : (
        <>
          <Text fw={600}>{text.deleteConfirm}</Text>
          <Text c="dimmed">{text.deleteHint}</Text>
        </>
      )}
    </Confirm>
  );
}
