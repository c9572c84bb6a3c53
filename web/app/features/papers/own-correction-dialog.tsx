import { correctOwnPaper, getOwnRecord } from '@mustalah/contract/journal/corrections';
import { listMyPapers, type MyPaper } from '@mustalah/contract/journal/submissions';
import { call } from '../../api.ts';
import { CorrectionForm } from '../../domain/paper-correction.tsx';
import { correctionText } from '../../domain/paper-correction-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { toast } from '../../ui/toast.ts';
import { Loader } from '../../ui/waiting.tsx';
import { useCall } from '../../use-call.ts';
import styles from './papers.module.css';
import { ownCorrectionText as text } from './text.ts';

interface OwnCorrectionDialogProps {
  paper: Pick<MyPaper, 'id' | 'title' | 'corrections_asked'>;
  onClose: () => void;
}

/** What a paper of one's own says of itself, to be corrected with what editors asked for in sight. */
export function OwnCorrectionDialog({ paper, onClose }: OwnCorrectionDialogProps) {
  const { id, title, corrections_asked: asked } = paper;
  const { data, isError, refetch } = useCall(getOwnRecord, { params: { id } });
  return (
    <Dialog title={text.title(title)} onClose={onClose} size="lg">
      {asked && (
        <blockquote className={styles.note}>
          <strong>{text.asked}</strong>
          <p dir="auto">{asked}</p>
        </blockquote>
      )}
      {isError && <LoadFailure message={correctionText.loadFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Loader />}
      {data && (
        <CorrectionForm
          before={data}
          send={(body) => call(correctOwnPaper, { params: { id }, body })}
          outdates={[listMyPapers, getOwnRecord]}
          onDone={() => {
            toast('success', text.done);
            onClose();
          }}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
