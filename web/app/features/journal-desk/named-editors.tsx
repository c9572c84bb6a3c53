import {
  ADMISSION_REASON,
  admitEditor,
  type DeskPaper,
  type NamedEditor,
} from '@mustalah/contract/journal/desk';
import { useState } from 'react';
import { call } from '../../api.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LongTextField } from '../../ui/field.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Text, Title } from '../../ui/text.tsx';
import type { Message } from './banner.tsx';
import { text } from './text.ts';
import { useDeskWrite } from './use-desk-write.ts';

interface NamedEditorsProps {
  paper: DeskPaper;
  say: (message: Message) => void;
}

/** Editors who are kept out of a paper as its authors; whoever handles it lets those in who are none. */
export const NamedEditors = ({ paper, say }: NamedEditorsProps) => (
  <Stack component="section" gap="xs">
    <Title order={3} size="h5">
      {text.namedEditors}
    </Title>
    <Text size="sm" c="dimmed">
      {text.namedEditorsLead}
    </Text>
    {paper.named_editors.map((named) => (
      <NamedEditorCard key={named.id} paper={paper} named={named} say={say} />
    ))}
  </Stack>
);

function NamedEditorCard({
  paper,
  named: { id, name, known_by },
  say,
}: NamedEditorsProps & { named: NamedEditor }) {
  const [isOpen, open] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const { write, isPending } = useDeskWrite({
    send: () => call(admitEditor, { params: { id: paper.id, user: id }, body: { reason: reason.trim() } }),
    say,
    done: () => text.admitted(name),
    failed: text.admitFailed,
  });
  const send = () => {
    const isShort = reason.trim().length < ADMISSION_REASON.fewest;
    setError(isShort ? text.admitReasonMissing : undefined);
    if (!isShort) write();
  };
  return (
    <Card padding="sm">
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <div>
            <Text fw={600}>
              <bdi>{name}</bdi>
            </Text>
            <Text size="xs" c="dimmed">
              {known_by.map((each) => text.knownBy[each]).join(' · ')}
            </Text>
          </div>
          {!isOpen && (
            <Button
              size="compact-md"
              variant="default"
              aria-label={text.admitOf(name)}
              onClick={() => open(true)}
            >
              {text.admit}
            </Button>
          )}
        </Group>
        {isOpen && (
          <>
            <LongTextField
              label={text.admitReason}
              description={text.admitReasonHint}
              rows={2}
              maxLength={ADMISSION_REASON.most}
              value={reason}
              error={error}
              onChange={({ currentTarget: { value } }) => setReason(value)}
            />
            <Group gap="sm">
              <ActionButton isBusy={isPending} aria-label={text.admitOf(name)} onClick={send}>
                {text.admit}
              </ActionButton>
              <Button variant="default" onClick={() => open(false)}>
                {text.cancelAdmission}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Card>
  );
}
