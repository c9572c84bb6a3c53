import {
  coAuthorsOf,
  coinedTermsOf,
  declarationsOf,
  emptySubmission,
  firstAuthorOf,
  type SubmissionDraft,
} from './submission.ts';

/** One draft to an account, so that nobody meets what somebody else wrote on the same machine. */
const keyOf = (userId: number): string => `paperDraft:${userId}`;

/** Keep what is written in the browser, but for the file, which it cannot keep, and what is agreed to anew each time. */
export function saveDraft(userId: number, draft: SubmissionDraft): void {
  const kept = { ...draft, pdf_file: '', agreement: '' };
  const isEmpty = Object.entries(emptySubmission).every(
    ([field, value]) => kept[field as keyof typeof kept] === value,
  );
  try {
    if (isEmpty) localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing loses the draft with the page.
  }
}

/** The draft that is kept, or null when there is none or it is damaged. */
export function readDraft(userId: number): SubmissionDraft | null {
  try {
    const stored = localStorage.getItem(keyOf(userId));
    if (!stored) return null;
    const draft: SubmissionDraft = { ...emptySubmission, ...JSON.parse(stored) };
    const isWhole =
      Object.values(draft).every((value) => typeof value === 'string') &&
      [firstAuthorOf(draft), ...coAuthorsOf(draft), ...coinedTermsOf(draft), ...fundedPartsOf(draft)].every(
        (part) =>
          Object.values(part)
            .flat()
            .every((value) => typeof value === 'string'),
      );
    return isWhole ? draft : null;
  } catch {
    return null;
  }
}

function fundedPartsOf(draft: SubmissionDraft): object[] {
  const { funding, ...statements } = declarationsOf(draft);
  return [statements, ...funding];
}
