import type { ProposedName } from '@mustalah/contract/terms/concepts';
import { searchKeys } from '@mustalah/morphology';

/** The form in which names of one language are compared; of symbols each letter counts as it is. */
export function nameKey({ language, kind, text }: Pick<ProposedName, 'language' | 'kind' | 'text'>): string {
  if (kind === 'symbol') return text;
  const { bare, folded } = searchKeys(text);
  return (language === 'ar' ? bare : folded) || text;
}
