import { type ManagedVolume, togglePublishVolume } from '@mustalah/contract/journal/volumes';
import { call } from '../../api.ts';
import { volumeName } from '../../domain/volume-name.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useWrite } from '../../use-write.ts';
import { toldOfVolumes } from './outdated.ts';
import { sayWhy } from './say-why.ts';
import { manageText as text } from './text.ts';

/** Ask before a volume is published or taken out of publication. */
export function ToggleVolume({ volume, onClose }: { volume: ManagedVolume; onClose: () => void }) {
  const { id, published, paper_count, year } = volume;
  const { write, isPending } = useWrite(
    () => call(togglePublishVolume, { params: { id }, body: { published: !published } }),
    {
      outdates: toldOfVolumes,
      onSuccess() {
        toast('success', text.toggled);
        onClose();
      },
      onError(error) {
        toast('error', sayWhy(text.toggleFailed, error));
        onClose();
      },
    },
  );
  const name = volumeName(volume);
  return (
    <Confirm
      title={published ? text.unpublishOf(name) : text.publishOf(name)}
      act={published ? text.unpublish : text.publish}
      onAct={() => write()}
      onClose={onClose}
      isBusy={isPending}
    >
      <Text>{published ? text.unpublishWarning(paper_count) : text.publishWarning(paper_count, year)}</Text>
    </Confirm>
  );
}
