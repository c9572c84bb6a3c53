import { listMyPapers, type MyPaper, withdrawPaper } from '@mustalah/contract/journal/submissions';
import { call, sayFailure } from '../../api.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useWrite } from '../../use-write.ts';
import { withdrawalText as text } from './text.ts';

interface WithdrawalDialogProps {
  paper: MyPaper;
  onClose: () => void;
}

/** Asks once more before a paper is taken back. */
export function WithdrawalDialog({ paper, onClose }: WithdrawalDialogProps) {
  const withdrawal = useWrite(() => call(withdrawPaper, { params: { id: paper.id } }), {
    outdates: [listMyPapers],
    onSuccess() {
      toast('success', text.done);
      onClose();
    },
    onError(error) {
      toast('error', sayFailure(error, text.failed));
      onClose();
    },
  });
  return (
    <Confirm
      title={text.title(paper.title)}
      act={text.act}
      onAct={() => withdrawal.write()}
      onClose={onClose}
      isBusy={withdrawal.isPending}
    >
      <Text>{text.warning}</Text>
    </Confirm>
  );
}
