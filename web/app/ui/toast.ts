import { notifications } from '@mantine/notifications';

type Tone = 'success' | 'error' | 'warning' | 'info';
const COLORS: Record<Tone, string> = { success: 'green', error: 'red', warning: 'gold', info: 'blue' };

/** A short message at the top of the page; gone after three seconds. */
export function toast(tone: Tone, message: string): void {
  notifications.show({
    message,
    color: COLORS[tone],
    withBorder: true,
    // Failures are read out at once, the rest when the reader pauses.
    role: tone === 'error' ? 'alert' : 'status',
  });
}
