import { type Settings, settingsFields } from './settings.ts';

const KEY = 'unsavedProfile';

/** Keep what could not be saved, in case the session ended: the browser forgets it with the tab. */
export function keepUnsaved(userId: number, settings: Settings): void {
  sessionStorage.setItem(KEY, JSON.stringify({ userId, settings }));
}

export function forgetUnsaved(): void {
  sessionStorage.removeItem(KEY);
}

/** What this user could not save, or null; of another user nothing is handed out. */
export function findUnsaved(userId: number): Settings | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const isOurs = kept?.userId === userId;
    const isWhole = settingsFields.every((field) => typeof kept?.settings?.[field] === 'string');
    return isOurs && isWhole ? kept.settings : null;
  } catch {
    return null;
  }
}
