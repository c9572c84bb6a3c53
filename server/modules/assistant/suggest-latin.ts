import type { Deps } from '../../platform/deps.ts';
import type { Knowledge } from './knowledge.ts';
export async function suggestLatin(_deps: Deps, _knowledge: Knowledge, _term: string) { return { latin:'',candidates:[], source: 'fallback' as const }; }
