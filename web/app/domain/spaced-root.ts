/** The letters of a root apart, as dictionaries print them: «ك ت ب». */
export const spacedRoot = (root: string): string => [...root].join(' ');
