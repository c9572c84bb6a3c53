import { getTerm } from '@mustalah/contract/terms/dictionary';
import { hideRevision } from '@mustalah/contract/terms/oversight';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call, RefusedCall, sayFailure } from '../../api.ts';
import { useSession } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useWrite } from '../../use-write.ts';
import { text } from './text.ts';

/** Takes a version out of the public history of its term; for admins, and the page knows nobody until it is in the browser. */
export function HideRevision({ id }: { id: number }) {
  const { user } = useSession();
  const [isAsking, setAsking] = useState(false);
  if (!user?.is_admin) return null;
  return (
    <>
      <Button size="compact-sm" variant="subtle" color="red" onClick={() => setAsking(true)}>
        {text.hideRevision}
      </Button>
      {isAsking && <Question id={id} onClose={() => setAsking(false)} />}
    </>
  );
}

function Question({ id, onClose }: { id: number; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const over = () => {
    onClose();
    void revalidate();
  };
  const hiding = useWrite(() => call(hideRevision, { params: { id } }), {
    outdates: [getTerm],
    onSuccess({ detail }) {
      toast('success', detail);
      over();
    },
    onError(error) {
      toast('error', sayFailure(error, text.hideFailed));
      // Another admin may have hidden it.
      if (error instanceof RefusedCall) over();
    },
  });
  return (
    <Confirm
      title={text.hideTitle}
      act={text.hideRevision}
      onAct={() => hiding.write()}
      onClose={onClose}
      isBusy={hiding.isPending}
    >
      <Text>{text.hideWarning}</Text>
    </Confirm>
  );
}
