// Generated from data/instruments by scripts/pack.ts; do not edit.
export const rows = ``;
