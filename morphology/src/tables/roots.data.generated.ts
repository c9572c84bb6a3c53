// Generated from data/roots by scripts/pack.ts; do not edit.
export { rows } from './roots.rows.generated.js';
