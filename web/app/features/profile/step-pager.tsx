import { common } from '../../text/common.ts';
import { formatInteger } from '../../text/format.ts';
import { Button } from '../../ui/button.tsx';
import { Group } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import { rewardsText as text } from './text.ts';

interface StepPagerProps {
  page: number;
  total: number;
  onChange: (page: number) => void;
  label: string;
}

/** Previous, «page / total», next. */
export function StepPager({ page, total, onChange, label }: StepPagerProps) {
  return (
    <Group component="nav" aria-label={label} justify="center" gap="sm" mt="sm">
      <Button size="compact-sm" variant="default" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        {common.previous}
      </Button>
      <Text aria-live="polite">{text.position(formatInteger(page), formatInteger(total))}</Text>
      <Button size="compact-sm" variant="default" disabled={page >= total} onClick={() => onChange(page + 1)}>
        {common.next}
      </Button>
    </Group>
  );
}
