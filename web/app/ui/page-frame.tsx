import { Container, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A page of reading: its title, what it is about, and then the rest. */
export function PageFrame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Container size="md" px={0}>
      <Stack gap="lg">
        <header>
          <Title order={1}>{title}</Title>
          <Text fz="lg" mt="xs">
            {lead}
          </Text>
        </header>
        {children}
      </Stack>
    </Container>
  );
}
