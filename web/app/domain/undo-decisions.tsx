import {
  listRejectedTerms,
  previewUndo,
  type Undone,
  undoDecisions,
} from '@mustalah/contract/terms/oversight';
import { useState } from 'react';
import { call, sayFailure } from '../api.ts';
import { common } from '../text/common.ts';
import { countOf } from '../text/format.ts';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Text } from '../ui/text.tsx';
import { toast } from '../ui/toast.ts';
import { useCall } from '../use-call.ts';
import { useWrite } from '../use-write.ts';
import { counted } from './counted.ts';
import { toldOfTerms } from './outdated.ts';
import { undoText as text } from './text.ts';

interface UndoDecisionsProps {
  /** Whose decisions. */
  reviewer: { id: number; name: string };
  onDone: () => void;
}

/** Undoes every decision of one person that still holds, after saying what comes of it. */
export function UndoDecisions({ reviewer, onDone }: UndoDecisionsProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" color="red" onClick={() => setAsking(true)}>
        {text.act}
      </Button>
      {isAsking && <Question reviewer={reviewer} onDone={onDone} onClose={() => setAsking(false)} />}
    </>
  );
}

function Question({ reviewer, onDone, onClose }: UndoDecisionsProps & { onClose: () => void }) {
  const params = { id: reviewer.id };
  // What is about to be done is never told from memory.
  const preview = useCall(previewUndo, { params }, { staleTime: 0, gcTime: 0 });
  const undo = useWrite(() => call(undoDecisions, { params }), {
    outdates: [...toldOfTerms, previewUndo, listRejectedTerms],
    onSuccess(undone) {
      toast('success', `${text.done}: ${sentencesOf(undone).join('؛ ')}`);
      onClose();
      onDone();
    },
    onError: (error) => toast('error', sayFailure(error, text.failed)),
  });
  const changes = preview.data && sentencesOf(preview.data);
  return (
    <Confirm
      title={text.title(reviewer.name)}
      act={text.act}
      onAct={() => undo.write()}
      onClose={onClose}
      isBusy={undo.isPending}
      isImpossible={!changes?.length}
    >
      {preview.isError && (
        <LoadFailure
          message={sayFailure(preview.error, text.previewFailed)}
          onRetry={() => void preview.refetch()}
        />
      )}
      {preview.isLoading && <Text role="status">{common.loading}</Text>}
      {changes?.length === 0 && <Text>{text.nothing}</Text>}
      {changes && changes.length > 0 && (
        <>
          <ul className="points">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <Text size="sm" c="dimmed">
            {text.hint}
          </Text>
        </>
      )}
    </Confirm>
  );
}

const sentencesOf = ({ restored, returned, taken }: Undone): string[] => [
  ...(restored > 0 ? [text.restored(countOf(restored, counted.terms))] : []),
  ...(returned > 0 ? [text.returned(countOf(returned, counted.terms))] : []),
  ...(taken > 0 ? [text.taken(countOf(taken, counted.terms))] : []),
];
