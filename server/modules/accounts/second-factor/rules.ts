/** So long a second step is awaited after the password, and a passkey after it was offered. */
export const AWAITED_MS = 10 * 60 * 1000;
/** So many wrong answers one second step takes; then the password is asked for again. */
export const MOST_FAILURES = 5;
/** At this wrong code within the hour the person is told: somebody has their password. */
export const FAILURES_BEFORE_MAIL = 5;
/** RFC 6238: how long a code of an app is shown. */
export const STEP_SECONDS = 30;
