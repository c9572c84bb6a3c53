import type { Deps } from '../../platform/deps.ts';
import type { Knowledge } from './knowledge.ts';
export async function suggestDefinition(_deps: Deps, _knowledge: Knowledge, _term: string) { return { definition:'', source: 'fallback' as const }; }
