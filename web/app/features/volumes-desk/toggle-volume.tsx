import {
  getManagedVolume,
  type ManagedVolume,
  togglePublishVolume,
  VOLUME_LENGTHS,
} from '@mustalah/contract/journal/volumes';
import { useState } from 'react';
import { call } from '../../api.ts';
import { volumeName } from '../../domain/volume-name.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { LongTextField } from '../../ui/field.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useCall } from '../../use-call.ts';
import { useWrite } from '../../use-write.ts';
import { finalsObjection, Manuscripts } from './manuscripts.tsx';
import { toldOfVolumes } from './outdated.ts';
import { sayWhy } from './say-why.ts';
import { manageText as text } from './text.ts';

/** Ask before a volume is published or taken out of publication. */
export function ToggleVolume({ volume, onClose }: { volume: ManagedVolume; onClose: () => void }) {
  const { id, published, paper_count, year } = volume;
  const [reason, setReason] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const { data: inside } = useCall(getManagedVolume, { params: { id } }, { enabled: !published });
  const { write, isPending } = useWrite(
    () =>
      call(togglePublishVolume, {
        params: { id },
        body: published ? { published: false, reason } : { published: true, as_submitted: isAgreed },
      }),
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
      isImpossible={!published && finalsObjection(inside?.papers ?? [], isAgreed)}
    >
      {published && (
        <LongTextField
          label={text.unpublishReason}
          description={text.unpublishReasonHint}
          rows={2}
          dir="rtl"
          maxLength={VOLUME_LENGTHS.reason}
          value={reason}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
      )}
      <Text>{published ? text.unpublishWarning(paper_count) : text.publishWarning(paper_count, year)}</Text>
      {!published && <Manuscripts papers={inside?.papers ?? []} isAgreed={isAgreed} onAgree={setAgreed} />}
    </Confirm>
  );
}
