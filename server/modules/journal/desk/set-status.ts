import type { PaperStatus } from '@mustalah/contract/journal/paper';
import type { Tx } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Telling } from '../../notifications/notify.ts';
import { decide } from '../paper/decide.ts';
import { type HeldPaper, isPublished, takeOutOfVolume } from '../paper/held-paper.ts';
import { holdAsEditor, refuseEnded } from '../paper/hold-as-editor.ts';
import { record } from '../paper/record.ts';

interface StatusSet {
  paperId: number;
  editorId: number;
  status: PaperStatus;
  /** For the author. */
  note: string;
  internalNote: string;
  /** What the editor saw. */
  version?: number | undefined;
}

/** Let an editor say where a paper stands: a decision on a pending paper, or an earlier one taken back or changed. */
export async function setStatus(
  deps: Deps,
  { paperId, editorId, version, ...said }: StatusSet,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const paper = await holdAsEditor(tx, editorId, paperId);
    refuseEnded(paper);
    if (version !== undefined && version !== paper.version) throw new Refusal(409, 'paper_changed');
    // Chosen twice, it is done once.
    if (said.status === paper.status) return;
    if (await isPublished(tx, paperId)) throw new Refusal(409, 'paper_published');
    const { status: to, note, internalNote } = said;
    const by = { actorId: editorId, actorRole: 'editor', note, internalNote } as const;
    if (paper.status === 'pending' && to !== 'pending') await decide(tx, deps, paper, { to, ...by });
    else await overrule(tx, deps, paper, { to, ...by });
  });
}

interface Overruling {
  to: PaperStatus;
  actorId: number;
  actorRole: 'editor';
  note: string;
  internalNote: string;
}

/** Change what was decided before. The earlier decision stays in the log. */
async function overrule(tx: Tx, deps: Telling, paper: HeldPaper, { to, ...by }: Overruling): Promise<void> {
  await record(tx, deps, paper, { kind: 'status_set', to, ...by, now: deps.now() });
  // A volume in the making holds accepted papers only.
  if (to !== 'approved' && paper.volumeId !== null) await takeOutOfVolume(tx, paper.id);
}
