import { useDebouncedValue } from '@mantine/hooks';
import { checkTerm } from '@mustalah/contract/terms/suggestions';
import { useCall } from '../../use-call.ts';

/** As long as nobody types. */
export const TYPING_PAUSE_MS = 1_000;

/** What the dictionary has of a term, a second after its last letter; null while that is not known. */
export function useExistingTerms(arabic: string) {
  const term = arabic.trim();
  const [settled] = useDebouncedValue(term, TYPING_PAUSE_MS);
  const { data } = useCall(checkTerm, { query: { arabic: settled } }, { enabled: settled.length > 0 });
  return settled === term && term !== '' ? (data ?? null) : null;
}
