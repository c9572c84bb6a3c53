import { common } from '../../text/common.ts';
import { Button } from '../../ui/button.tsx';
import { Empty, EmptyPage } from '../../ui/empty.tsx';
import { Group } from '../../ui/flow.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Text } from '../../ui/text.tsx';
import type { useOpenRows } from '../../ui/use-open-rows.ts';
import { text } from './text.ts';

interface RowsHeadProps {
  /** Null when the terms did not come. */
  count: number | null;
  /** How many of them the page shows. */
  shown: number;
  /** The address of the first page. */
  first: string;
  rows: Pick<ReturnType<typeof useOpenRows>, 'areAllOpen' | 'toggleAll'>;
  onRetry: () => void;
}

/** How many terms there are, and one press to read all that are shown. */
export function RowsHead({ count, shown, first, rows: { areAllOpen, toggleAll }, onRetry }: RowsHeadProps) {
  if (count === null) return <LoadFailure message={text.loadFailed} onRetry={onRetry} />;
  return (
    <>
      <Group justify="space-between">
        <Text size="sm" c="dimmed" aria-live="polite">
          {text.count(count)}
        </Text>
        {shown > 0 && (
          <Button size="sm" variant="default" onClick={toggleAll}>
            {areAllOpen ? common.foldAll : common.unfoldAll}
          </Button>
        )}
      </Group>
      {count === 0 && <Empty title={text.none} />}
      {count > 0 && shown === 0 && <EmptyPage to={first} />}
    </>
  );
}
