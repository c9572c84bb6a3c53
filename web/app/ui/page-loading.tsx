import { common } from '../text/common.ts';
import { Stack } from './flow.tsx';
import { Text } from './text.tsx';
import styles from './waiting.module.css';
import { Loader } from './waiting.tsx';

/** Stands in place of a page whose data are on their way. */
export function PageLoading() {
  return (
    // As tall as the window, so that the footer does not come into view only to leave it again.
    <Stack align="center" gap="xs" role="status" aria-live="polite" className={styles.page}>
      <Loader />
      <Text>{common.loading}</Text>
    </Stack>
  );
}
