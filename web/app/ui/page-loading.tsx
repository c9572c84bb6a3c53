import { Center, Loader, Stack, Text } from '@mantine/core';
import { common } from '../text/common.ts';

/** Stands in place of a page whose data are on their way. */
export function PageLoading() {
  return (
    // As tall as the window, so that the footer does not come into view only to leave it again.
    <Center mih="100dvh" py="xl" role="status" aria-live="polite" style={{ alignItems: 'start' }}>
      <Stack align="center" gap="xs">
        <Loader />
        <Text>{common.loading}</Text>
      </Stack>
    </Center>
  );
}
