export type Tone = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  tone: Tone;
  message: string;
}

type Show = (toast: Toast) => void;
let show: Show | null = null;
let waiting: Toast[] = [];

/** A short message at the top of the page; gone after three seconds. */
export function toast(tone: Tone, message: string): void {
  if (show) return show({ tone, message });
  waiting.push({ tone, message });
}

/** From now on messages go here, those that waited first. */
export function showToastsWith(next: Show): void {
  show = next;
  waiting.forEach(next);
  waiting = [];
}
