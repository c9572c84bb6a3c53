// Generated from data/nouns by scripts/pack.ts; do not edit.
export const rows: string;
