import { type RejectedTerm, removeTerm } from '@mustalah/contract/terms/oversight';
import { call, RefusedCall, sayFailure } from '../../api.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useWrite } from '../../use-write.ts';
import { text } from './text.ts';

interface RemoveModalProps {
  term: RejectedTerm;
  onClose: () => void;
  onDone: () => void;
}

export function RemoveModal({ term, onClose, onDone }: RemoveModalProps) {
  const removal = useWrite(() => call(removeTerm, { params: { id: term.id } }), {
    outdates: [],
    onSuccess({ detail }) {
      toast('success', detail);
      over();
    },
    onError(error) {
      toast('error', sayFailure(error, text.removeFailed));
      if (error instanceof RefusedCall) over();
    },
  });
  const over = () => {
    onClose();
    onDone();
  };
  return (
    <Confirm
      title={text.removeTitle(term.arabic)}
      act={text.remove}
      onAct={() => removal.write()}
      onClose={onClose}
      isBusy={removal.isPending}
    >
      <Text>{text.removeWarning}</Text>
    </Confirm>
  );
}
