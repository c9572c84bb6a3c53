export const tabs = ['overview', 'rewards', 'roles', 'settings'] as const;
export type Tab = (typeof tabs)[number];

/** The tab that the address asks for; the first when it asks for none of ours. */
export const tabOf = (asked: string | null): Tab => tabs.find((tab) => tab === asked) ?? 'overview';
