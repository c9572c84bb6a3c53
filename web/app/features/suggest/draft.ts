import { DRAFT_KEY } from '../../domain/kept-draft.ts';

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

/** Whose draft it is; of a visitor, whoever signs in next takes it along. */
export type Owner = number | null;

/** Each owner has a place of their own, so that nobody's draft is shown to another, or lost to one. */
const keyOf = (owner: Owner): string => (owner === null ? DRAFT_KEY : `${DRAFT_KEY}:${owner}`);

/** Keep the form over a visit to the sign-in page; the browser forgets it with the tab. */
export function saveDraft(draft: TermDraft, owner: Owner): void {
  // guard: A submission that meets an ended session keeps the draft (draft.test.ts, suggest-form.test.tsx)
  sessionStorage.setItem(keyOf(owner), JSON.stringify(draft));
}

/** The kept draft, once: it is removed by being taken. */
export const takeDraft = (taker: number): TermDraft | null => takeOf(taker) ?? takeOf(null);

/** Null where nothing is kept, or what is kept is damaged. */
function takeOf(owner: Owner): TermDraft | null {
  const kept = sessionStorage.getItem(keyOf(owner));
  sessionStorage.removeItem(keyOf(owner));
  try {
    const written: unknown = JSON.parse(kept ?? 'null');
    if (typeof written !== 'object' || written === null) return null;
    const draft: TermDraft = { ...emptyDraft, ...written };
    return Object.values(draft).every((value) => typeof value === 'string') ? draft : null;
  } catch {
    return null;
  }
}
