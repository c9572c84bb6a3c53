import type { Received } from '@mustalah/contract/endpoint';
import type { settleShelfRow } from '@mustalah/contract/shelf';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import type { User } from '../../../platform/session.ts';
import { notify } from '../../notifications/notify.ts';
import { arabicUnreadable } from '../../terms/refusals.ts';
import { rowKeys } from '../rows/row-keys.ts';
import { settleObjection } from '../rules.ts';
import { doneText, settledNotice } from '../text.ts';

type Verdict = Received<typeof settleShelfRow>['body'];

/** Decide on a row that readers doubt: it stays, is put right, or is taken away. All its doubts are settled by it. */
export const settleRow = (deps: Deps, rowId: number, verdict: Verdict, by: User) =>
  deps.db.transaction().execute(async (tx) => {
    const row = await lockRow(tx, rowId);
    if (!row || row.hidden_by !== null) throw notFound();
    const doubters = await tx
      .selectFrom('shelf_doubts')
      .select('user_id')
      .where('row_id', '=', rowId)
      .where('settled_at', 'is', null)
      .execute();
    const objection = settleObjection(
      by,
      doubters.map(({ user_id }) => user_id),
    );
    if (objection) throw new Refusal(objection === 'shelf_settled' ? 409 : 403, objection);
    if (verdict.outcome === 'corrected') await correct(tx, rowId, verdict);
    if (verdict.outcome === 'hidden') await setHidden(tx, rowId, 'reviewer');
    await tx
      .updateTable('shelf_doubts')
      .set({ settled_at: deps.now(), settled_by: by.id, outcome: verdict.outcome })
      .where('row_id', '=', rowId)
      .where('settled_at', 'is', null)
      .execute();
    await audit(tx, {
      actorId: by.id,
      action: `shelf.${verdict.outcome}`,
      subject: `shelf-row:${rowId}`,
      detail: {
        arabic: row.arabic,
        latin: row.latin,
        ...(verdict.outcome === 'corrected' && { now: `${verdict.arabic} = ${verdict.latin}` }),
      },
    });
    for (const { user_id } of doubters) {
      // guard: Who doubted a row hears how it was decided, but who decided it (doubts.test.ts) ‹user_id !== by.id → false›
      if (user_id !== by.id) await notify(tx, deps, { userId: user_id, ...noticeOf(row, verdict) });
    }
    return { detail: doneText[verdict.outcome] };
  });

/** What the readers who doubted a row are told, with the way to it where it still stands. */
function noticeOf({ arabic }: { arabic: string }, verdict: Verdict) {
  const pathOf = (word: string) => `/shelf?search=${encodeURIComponent(word)}`;
  switch (verdict.outcome) {
    case 'kept':
      return { ...settledNotice.kept({ arabic }), link: pathOf(arabic) };
    case 'corrected':
      return {
        ...settledNotice.corrected({ arabic, now: `${verdict.arabic} (${verdict.latin})` }),
        link: pathOf(verdict.arabic),
      };
    case 'hidden':
      return { ...settledNotice.hidden({ arabic }), link: '/shelf' };
  }
}

/** Bring back a row that a reviewer took away. */
export const restoreRow = ({ db }: Pick<Deps, 'db'>, rowId: number, adminId: number) =>
  db.transaction().execute(async (tx) => {
    const row = await lockRow(tx, rowId);
    if (row?.hidden_by !== 'reviewer') throw notFound();
    await setHidden(tx, rowId, null);
    const { arabic, latin } = row;
    await audit(tx, {
      actorId: adminId,
      action: 'shelf.restored',
      subject: `shelf-row:${rowId}`,
      detail: { arabic, latin },
    });
    return { detail: doneText.restored };
  });

const lockRow = (tx: Tx, id: number) =>
  tx
    .selectFrom('shelf_rows')
    .select(['id', 'arabic', 'latin', 'hidden_by'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

const setHidden = (tx: Tx, id: number, hidden_by: 'reviewer' | null) =>
  tx.updateTable('shelf_rows').set({ hidden_by }).where('id', '=', id).execute();

async function correct(tx: Tx, id: number, { arabic, latin }: { arabic: string; latin: string }) {
  const { arabicBare, latinFolded, keys } = rowKeys({ arabic, latin });
  if (arabicBare === '') throw arabicUnreadable();
  await tx
    .updateTable('shelf_rows')
    .set({
      arabic,
      latin,
      arabic_bare: arabicBare,
      latin_folded: latinFolded,
      keys: keys.map(String),
      is_corrected: true,
    })
    .where('id', '=', id)
    .execute();
}
