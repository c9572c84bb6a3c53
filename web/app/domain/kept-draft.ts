/** Where the tab keeps what somebody wrote into the suggestion form; an owner's place begins so too. */
export const DRAFT_KEY = 'termDraft';

/** Whether this tab keeps a suggestion that was begun and not sent. */
export const isDraftKept = (): boolean =>
  Object.keys(sessionStorage).some((key) => key.startsWith(DRAFT_KEY));
