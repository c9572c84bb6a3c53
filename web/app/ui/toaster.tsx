import { Notifications, notifications } from '@mantine/notifications';
import { showToastsWith, type Toast, type Tone } from './toast.ts';

const TOAST_MS = 3_000;
const COLORS: Record<Tone, string> = { success: 'green', error: 'red', warning: 'gold', info: 'blue' };

function show({ tone, message }: Toast): void {
  notifications.show({
    message,
    color: COLORS[tone],
    withBorder: true,
    // Failures are read out at once, the rest when the reader pauses.
    role: tone === 'error' ? 'alert' : 'status',
  });
}
showToastsWith(show);

export default function Toaster() {
  return <Notifications position="top-center" autoClose={TOAST_MS} />;
}
