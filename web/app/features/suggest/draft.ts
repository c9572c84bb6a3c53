/** What the form holds; `category` is the category's name. */
export type TermDraft = Record<'arabic' | 'latin' | 'definition' | 'category', string>;

/** The fields that the helpers can fill. */
export const filledFields = ['latin', 'category', 'definition'] as const;
export type FilledField = (typeof filledFields)[number];

export const emptyDraft: TermDraft = { arabic: '', latin: '', definition: '', category: '' };

const KEY = 'termDraft';

/** Keep the form over a visit to the sign-in page; the browser forgets it with the tab. */
export function saveDraft(draft: TermDraft): void {
  // guard: A submission that meets an ended session keeps the draft (draft.test.ts, suggest-form.test.tsx)
  sessionStorage.setItem(KEY, JSON.stringify(draft));
}

/** The kept draft, once: it is removed by being taken. */
export function takeDraft(): TermDraft | null {
  const stored = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  try {
    const draft = stored ? { ...emptyDraft, ...JSON.parse(stored) } : null;
    return draft && Object.values(draft).every((value) => typeof value === 'string') ? draft : null;
  } catch {
    return null;
  }
}
