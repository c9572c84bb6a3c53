// Generated from data/roots by scripts/pack.ts; do not edit.
export const rows: string;
