import type { Deps } from '../../platform/deps.ts';
import type { Knowledge } from './knowledge.ts';
export async function suggestCategory(_deps: Deps, _knowledge: Knowledge, _term: string) { return { suggested_category:'أخرى',candidates:[], source: 'fallback' as const }; }
