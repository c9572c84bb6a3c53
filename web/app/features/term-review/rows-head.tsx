import { common } from '../../text/common.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Group } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import type { useOpenRows } from '../../ui/use-open-rows.ts';
import { text } from './text.ts';

interface RowsHeadProps {
  count: number;
  rows: Pick<ReturnType<typeof useOpenRows>, 'areAllOpen' | 'toggleAll'>;
}

/** How many terms there are, and one press to read all that are shown. */
export const RowsHead = ({ count, rows: { areAllOpen, toggleAll } }: RowsHeadProps) => (
  <>
    <Group justify="space-between">
      <Text size="sm" c="dimmed" aria-live="polite">
        {text.count(count)}
      </Text>
      {count > 0 && (
        <Button size="sm" variant="default" onClick={toggleAll}>
          {areAllOpen ? common.foldAll : common.unfoldAll}
        </Button>
      )}
    </Group>
    {count === 0 && <Empty title={text.none} />}
  </>
);
