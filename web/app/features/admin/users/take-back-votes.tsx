import { getUserRecord, listAudit, type UserRecord } from '@mustalah/contract/administration';
import { previewTakeBack, takeBackVotes } from '@mustalah/contract/terms/oversight';
import { useState } from 'react';
import { call, sayFailure } from '../../../api.ts';
import { counted } from '../../../domain/counted.ts';
import { toldOfTerms } from '../../../domain/outdated.ts';
import { common } from '../../../text/common.ts';
import { countOf } from '../../../text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Anchor, Text } from '../../../ui/text.tsx';
import { toast } from '../../../ui/toast.ts';
import { useCall } from '../../../use-call.ts';
import { useWrite } from '../../../use-write.ts';
import { userText as text } from './text.ts';

/** Takes back the votes of a suspended account, after showing what falls with them. */
export function TakeBackVotes({ user }: { user: UserRecord }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" color="red" onClick={() => setAsking(true)}>
        {text.takeBack}
      </Button>
      {isAsking && <Question user={user} onClose={() => setAsking(false)} />}
    </>
  );
}

function Question({ user, onClose }: { user: UserRecord; onClose: () => void }) {
  const params = { id: user.id };
  // What is about to be done is never told from memory.
  const preview = useCall(previewTakeBack, { params }, { staleTime: 0, gcTime: 0 });
  const taking = useWrite(() => call(takeBackVotes, { params }), {
    outdates: [...toldOfTerms, previewTakeBack, getUserRecord, listAudit],
    onSuccess() {
      toast('success', text.takenBack);
      onClose();
    },
    onError: (error) => toast('error', sayFailure(error, text.takeBackFailed)),
  });
  const { data } = preview;
  return (
    <Confirm
      title={text.takeBackTitle(user.name)}
      act={text.takeBack}
      onAct={() => taking.write()}
      onClose={onClose}
      isBusy={taking.isPending}
      isImpossible={!data || data.votes === 0}
    >
      {preview.isLoading && <Text role="status">{common.loading}</Text>}
      {preview.isError && (
        <LoadFailure
          message={sayFailure(preview.error, text.previewFailed)}
          onRetry={() => void preview.refetch()}
        />
      )}
      {data?.votes === 0 && <Text>{text.noVotes}</Text>}
      {data && data.votes > 0 && <WhatFalls votes={data.votes} returned={data.returned} />}
    </Confirm>
  );
}

interface WhatFallsProps {
  votes: number;
  returned: { id: number; arabic: string; author: string }[];
}

function WhatFalls({ votes, returned }: WhatFallsProps) {
  return (
    <>
      <Text>{text.votesFall(countOf(votes, counted.votes))}</Text>
      {returned.length === 0 && <Text>{text.nothingFalls}</Text>}
      {returned.length > 0 && (
        <>
          <Text>{text.termsFall}</Text>
          <ul className="points">
            {returned.map(({ id, arabic, author }) => (
              <li key={id}>
                <Anchor to={`/term/${id}`}>{text.termOf(arabic, author)}</Anchor>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
