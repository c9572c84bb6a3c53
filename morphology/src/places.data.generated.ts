// Generated from data/places by scripts/pack.ts; do not edit.
export const rows = ``;
