/** What the form holds; `category` is the category's name. */
export type TermDraft = Record<
  | 'arabic'
  | 'latin'
  | 'definition'
  | 'category'
  | 'names'
  | 'example'
  | 'source'
  | 'part_of_speech'
  | 'gender'
  | 'plural',
  string
>;

/** The fields that the helpers can fill. */
export const filledFields = ['latin', 'category', 'definition'] as const;
export type FilledField = (typeof filledFields)[number];

export const emptyDraft: TermDraft = {
  arabic: '',
  latin: '',
  definition: '',
  category: '',
  names: '',
  example: '',
  source: '',
  part_of_speech: '',
  gender: '',
  plural: '',
};

const KEY = 'termDraft';

/** Whose draft it is; of a visitor, whoever signs in next takes it along. */
export type Owner = number | null;

/** Keep the form over a visit to the sign-in page; the browser forgets it with the tab. */
export function saveDraft(draft: TermDraft, owner: Owner): void {
  // guard: A submission that meets an ended session keeps the draft (draft.test.ts, suggest-form.test.tsx)
  sessionStorage.setItem(KEY, JSON.stringify({ owner, draft }));
}

/** The kept draft, once: it is removed by being taken. What somebody else wrote in this tab is left for them. */
export function takeDraft(taker: number): TermDraft | null {
  const kept = readKept();
  if (kept && kept.owner !== null && kept.owner !== taker) return null;
  sessionStorage.removeItem(KEY);
  return kept?.draft ?? null;
}

/** Null where nothing is kept, or what is kept is damaged. */
function readKept(): { owner: Owner; draft: TermDraft } | null {
  try {
    const { owner, draft: written } = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const draft: TermDraft = { ...emptyDraft, ...written };
    const isWhole = Object.values(draft).every((value) => typeof value === 'string');
    return isWhole && (owner === null || typeof owner === 'number') ? { owner, draft } : null;
  } catch {
    return null;
  }
}
