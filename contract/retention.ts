/** How long what is kept: the page about privacy says it from here, and the work that removes it goes by it. */
export const RETENTION = {
  /** An account that is to be deleted may come back for so long. */
  comeBackDays: 30,
  /** A sign-in that is not used, with the device and the coarse network it came from. */
  sessionDays: 30,
  /** From which networks an account was used, each as a keyed hash. */
  networkDays: 90,
  /** What was searched and not found: once, or more often. No person stands with it. */
  missOnceDays: 30,
  missOftenDays: 180,
  notificationDays: 365,
  /** Mails and other background work, once it is done or given up; while it waits, for twice as long. */
  doneWorkDays: 7,
  waitingWorkDays: 14,
  /** Mails that were written into a folder, where no mail server is configured. */
  outboxDays: 30,
  /** A copy of a paper that was made to look at before sending. */
  paperCheckHours: 1,
  resetLinkHours: 1,
  confirmationLinkDays: 2,
  /** The address that an account has left, for the way back. */
  formerAddressDays: 3,
} as const;
