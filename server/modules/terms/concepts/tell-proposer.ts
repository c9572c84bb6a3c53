import type { ProposalKind } from '@mustalah/contract/terms/proposals';
import type { Tx } from '../../../platform/db.ts';
import { notify, type Telling } from '../../notifications/notify.ts';
import type { LockedTerm } from '../queries.ts';
import { termLink } from '../review/approval.ts';
import { noticeText, partTitle } from '../text.ts';
import type { PartState } from './rules.ts';

/** What became of a part; the reason may be empty. */
export type Outcome = { isAccepted: true } | { isAccepted: false; reason: string };

interface Decided {
  kind: ProposalKind;
  part: PartState;
  /** What the part says: a name, the sentence of an example, the other end of a relation. */
  says: string;
  outcome: Outcome;
}

/** Tell whoever proposed a part what became of it; nobody is told what they did themselves. */
export async function tellProposer(
  tx: Tx,
  deps: Telling,
  term: Pick<LockedTerm, 'id' | 'arabic'>,
  { kind, part, says, outcome }: Decided,
  deciderId: number,
): Promise<void> {
  const { author_id: userId, status } = part;
  if (status !== 'proposed' || userId === null || userId === deciderId) return;
  const title = partTitle[kind](says, term.arabic);
  const notice = outcome.isAccepted
    ? noticeText.partAccepted(title)
    : noticeText.partRejected(title, outcome.reason);
  await notify(tx, deps, { userId, ...notice, link: termLink(term.id) });
}
