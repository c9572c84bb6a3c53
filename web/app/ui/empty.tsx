import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** Says that there is nothing, and what to do about it. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Stack align="center" ta="center" py="xl" gap="sm">
      <Text size="lg" fw={600}>
        {title}
      </Text>
      {children}
    </Stack>
  );
}
