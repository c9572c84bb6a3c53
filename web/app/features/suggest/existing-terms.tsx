import { Alert, Group } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { checkTerm } from '@mustalah/contract/terms/suggestions';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../api.ts';
import { text } from './text.ts';

const TYPING_PAUSE_MS = 1_000;

/** Shows at once when the term is in the dictionary already, or something near it. */
export function ExistingTerms({ arabic }: { arabic: string }) {
  const [settled] = useDebouncedValue(arabic.trim(), TYPING_PAUSE_MS);
  const { data } = useQuery({
    queryKey: ['check-term', settled],
    queryFn: ({ signal }) => call(checkTerm, { query: { arabic: settled } }, { signal }),
    enabled: settled.length > 0,
  });
  if (!data || settled !== arabic.trim()) return null;
  const shown = data.existing ? [data.existing] : data.near;
  if (shown.length === 0) return null;
  return (
    <Alert
      variant="outline"
      color={data.existing ? 'red' : 'gold'}
      title={data.existing ? text.exists : text.near}
      role="status"
    >
      <Group gap="md">
        {shown.map((term) => (
          <span key={term.id}>
            <Link to={`/term/${term.id}`} className="term">
              {term.arabic}
            </Link>{' '}
            <bdi lang="en">{term.latin}</bdi>
          </span>
        ))}
      </Group>
    </Alert>
  );
}
