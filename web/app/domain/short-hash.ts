const SHOWN = 8;

/** As much of a transaction's name as a person compares. */
export const shortHash = (hash: string): string => hash.slice(0, SHOWN);
