import { listPolicies, type ManagedPolicy, resetPolicy } from '@mustalah/contract/journal/policies';
import { call } from '../../api.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useWrite } from '../../use-write.ts';
import { sayWhy } from './say-why.ts';
import { policiesText as text } from './text.ts';

interface PutBackProps {
  policy: ManagedPolicy;
  onDone: () => void;
  onClose: () => void;
}

/** Show a page with its first text again, as a version like the others. */
export function PutBackPolicy({ policy: { name, version }, onDone, onClose }: PutBackProps) {
  const { write, isPending } = useWrite(
    () => call(resetPolicy, { params: { name }, body: { after: version } }),
    {
      outdates: [listPolicies],
      onSuccess() {
        onDone();
        toast('success', text.putBack);
        onClose();
      },
      onError(error) {
        toast('error', sayWhy(text.saveFailed, error));
        onClose();
      },
    },
  );
  return (
    <Confirm
      title={text.putBackTitle}
      act={text.putBackAct}
      color="green"
      onAct={() => write()}
      onClose={onClose}
      isBusy={isPending}
    >
      <Text>{text.putBackConfirm}</Text>
    </Confirm>
  );
}
