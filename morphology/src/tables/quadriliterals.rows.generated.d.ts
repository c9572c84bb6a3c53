// Generated from data/quadriliterals by scripts/pack.ts; do not edit.
export const rows: string;
