import type { Deps } from '../../platform/deps.ts';
import type { Knowledge } from './knowledge.ts';
export async function similarTerms(_deps: Deps, _knowledge: Knowledge, _term: string) { return { related:[], source: 'fallback' as const }; }
