// Generated from data/quadriliterals by scripts/pack.ts; do not edit.
export { rows } from './quadriliterals.rows.generated.js';
