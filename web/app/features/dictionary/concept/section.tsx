import type { ReactNode } from 'react';
import { useSession } from '../../../session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Group, Stack } from '../../../ui/flow.tsx';
import { Text, Title } from '../../../ui/text.tsx';

interface SectionProps {
  title: string;
  hint?: string;
  /** The words of the button that adds something, for whoever is signed in. */
  add?: string;
  onAdd?: () => void;
  /** There is nothing in it yet: who cannot add anything is not shown it. */
  isEmpty?: boolean;
  children: ReactNode;
}

/** A part of the page of an entry. */
export function Section({ title, hint, add, onAdd, isEmpty, children }: SectionProps) {
  const { user } = useSession();
  if (isEmpty && !user) return null;
  return (
    <Card padding="lg" component="section" aria-label={title}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2} size="h4">
            {title}
          </Title>
          {user && add && (
            <Button size="compact-sm" variant="outline" onClick={onAdd}>
              {add}
            </Button>
          )}
        </Group>
        {hint && (
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        )}
        {children}
      </Stack>
    </Card>
  );
}
