import type { Deps } from '../../platform/deps.ts';
import type { Knowledge } from './knowledge.ts';
export async function explainTerm(_deps: Deps, _knowledge: Knowledge, _term: string) { return { explanation:'', source: 'fallback' as const }; }
