import {
  type DoubtedRow,
  getShelfRow,
  listDoubtedRows,
  listShelf,
  settleShelfRow,
} from '@mustalah/contract/shelf';
import { searchTerms } from '@mustalah/contract/terms/dictionary';
import { call, RefusedCall, sayFailure } from '../../api.ts';
import { ShelfLine } from '../../domain/shelf-rows.tsx';
import { shelfText } from '../../domain/shelf-text.ts';
import { RowAction } from '../../ui/list-row.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useWrite } from '../../use-write.ts';
import styles from './shelf.module.css';
import { reviewText as text } from './text.ts';

/** What a decision on a row makes untrue. */
export const toldOfShelf = [listDoubtedRows, listShelf, getShelfRow, searchTerms] as const;

interface DoubtedLineProps {
  row: DoubtedRow;
  onCorrect: () => void;
  onDone: () => void;
}

/** A row that readers doubt, with why, and the three ways to decide. */
export function DoubtedLine({ row, onCorrect, onDone }: DoubtedLineProps) {
  const settling = useWrite(
    (outcome: 'kept' | 'hidden') => call(settleShelfRow, { params: { id: row.id }, body: { outcome } }),
    {
      outdates: toldOfShelf,
      onSuccess({ detail }) {
        toast('success', detail);
        onDone();
      },
      onError(error) {
        toast('error', sayFailure(error, text.failed));
        // Somebody else may have decided meanwhile.
        if (error instanceof RefusedCall) onDone();
      },
    },
  );
  const act = { of: row.arabic, isBusy: settling.isPending } as const;
  return (
    <ShelfLine
      row={row}
      actions={
        row.can_settle ? (
          <>
            <RowAction {...act} icon="check" words={text.keep} onClick={() => settling.write('kept')} />
            <RowAction {...act} icon="pencil" words={text.correct} variant="default" onClick={onCorrect} />
            <RowAction
              {...act}
              icon="cross"
              words={text.hide}
              color="red"
              variant="outline"
              onClick={() => settling.write('hidden')}
            />
          </>
        ) : (
          <Text size="sm" c="dimmed">
            {text.own}
          </Text>
        )
      }
    >
      <ul className={styles.doubts}>
        {row.doubts.map(({ reason, note, created_at }) => (
          <li key={created_at}>
            {shelfText.reasons[reason]}
            {note && (
              <>
                {': '}
                <bdi>{note}</bdi>
              </>
            )}
          </li>
        ))}
      </ul>
    </ShelfLine>
  );
}
