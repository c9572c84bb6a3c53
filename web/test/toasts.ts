import { showToastsWith, type Toast } from '../app/ui/toast.ts';

/** The messages that a test's screen shows, the oldest first. */
export function watchToasts(): Toast[] {
  const shown: Toast[] = [];
  showToastsWith((toast) => shown.push(toast));
  return shown;
}
