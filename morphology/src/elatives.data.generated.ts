// Generated from data/elatives by scripts/pack.ts; do not edit.
export const rows = ``;
