import type { ProposalKind } from '@mustalah/contract/terms/proposals';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { RejectProposalDialog } from '../../../domain/reject-proposal-dialog.tsx';
import { rejectionText } from '../../../domain/text.ts';
import type { PartAct } from './part-row.tsx';
import { conceptText as text } from './text.ts';
import { usePartWrite } from './use-part-write.ts';

interface Part {
  id: number;
  status: string;
  can_decide: boolean;
  can_remove: boolean;
}

/**
 * The way in which the reader may take a part away, if any: what another proposed is refused with a reason, everything
 * else is removed. The dialog stands beside the row.
 */
export function useRefusal(
  kind: ProposalKind,
  part: Part,
  title: string,
  remove: () => Promise<{ detail: string }>,
): { act: PartAct | false; dialog: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const removing = usePartWrite(remove);
  if (part.status === 'proposed' && part.can_decide) {
    return {
      act: { words: rejectionText.act, isBusy: false, act: () => setAsking(true), isDangerous: true },
      dialog: isAsking && (
        <RejectProposalDialog
          kind={kind}
          id={part.id}
          title={title}
          onClose={() => setAsking(false)}
          onDone={() => void revalidate()}
        />
      ),
    };
  }
  return {
    act: part.can_remove && {
      words: part.status === 'proposed' ? text.withdraw : text.remove,
      isBusy: removing.isPending,
      act: () => removing.write(),
      isDangerous: true,
    },
    dialog: null,
  };
}
