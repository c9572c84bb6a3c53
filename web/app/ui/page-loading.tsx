import { Center, Loader, Stack, Text } from '@mantine/core';
import { common } from '../text/common.ts';

/** Stands in place of a page whose data are on their way. */
export function PageLoading() {
  return (
    <Center py="xl" role="status" aria-live="polite">
      <Stack align="center" gap="xs">
        <Loader />
        <Text>{common.loading}</Text>
      </Stack>
    </Center>
  );
}
