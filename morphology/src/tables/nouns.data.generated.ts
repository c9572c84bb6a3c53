// Generated from data/nouns by scripts/pack.ts; do not edit.
export { rows } from './nouns.rows.generated.js';
