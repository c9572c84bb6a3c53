import { useDebouncedValue } from '@mantine/hooks';
import { checkTerm } from '@mustalah/contract/terms/suggestions';
import { useCall } from '../use-call.ts';

/** As long as nobody types. */
export const TYPING_PAUSE_MS = 1_000;

/** What the dictionary has of a word, and of the Latin name in its field, a second after its last letter; null while that is not known. */
export function useExistingTerms(
  { arabic, ...rest }: Record<'arabic' | 'latin' | 'category', string>,
  /** The entry that is edited: it stands beside itself for nothing. */
  without?: number,
) {
  const term = arabic.trim();
  const [settled] = useDebouncedValue(term, TYPING_PAUSE_MS);
  const [latin] = useDebouncedValue(rest.latin.trim(), TYPING_PAUSE_MS);
  const { category } = rest;
  const { data } = useCall(
    checkTerm,
    {
      query: {
        arabic: settled,
        ...(latin && { latin }),
        ...(category && { category }),
        ...(without && { without }),
      },
    },
    { enabled: settled.length > 0, keepsPrevious: true },
  );
  return settled === term && term !== '' ? (data ?? null) : null;
}
