import type { ManagedPolicy } from '@mustalah/contract/journal/policies';
import { formatMoment } from '../../text/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LongTextField } from '../../ui/field.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { policiesText as text } from './text.ts';

interface OvertakenProps {
  policy: ManagedPolicy;
  /** What stands in the page now. */
  text: string;
  onKeep: () => void;
  onTake: () => void;
}

/** Another editor has saved meanwhile: both texts are there, and one chooses. */
export const OvertakenPolicy = ({
  policy: { saved_by, saved_at },
  text: standing,
  onKeep,
  onTake,
}: OvertakenProps) => (
  <Alert
    color="gold"
    role="alert"
    title={text.overtaken(saved_by ?? '', saved_at === null ? '' : formatMoment(saved_at))}
  >
    <Stack gap="sm">
      <span>{text.overtakenLead}</span>
      <LongTextField label={text.theirText} rows={8} readOnly value={standing} />
      <Group gap="sm">
        <Button size="xs" variant="default" onClick={onKeep}>
          {text.keepMine}
        </Button>
        <Button size="xs" variant="default" onClick={onTake}>
          {text.takeTheirs}
        </Button>
      </Group>
    </Stack>
  </Alert>
);
