import { findOtherNames } from '@mustalah/contract/assistant';
import { Link } from 'react-router';
import { Alert } from '../ui/alert.tsx';
import { Group } from '../ui/flow.tsx';
import { useCall } from '../use-call.ts';
import { otherNamesText } from './text.ts';

/** The terms that may be this one under another Arabic name; nothing where there are none. */
export function OtherNames({ term, latin = '' }: { term: string; latin?: string }) {
  const { data } = useCall(findOtherNames, { query: { term, latin } }, { isAside: true });
  if (!data || data.terms.length === 0) return null;
  return (
    <Alert color="gold" title={otherNamesText.title} role="status">
      <Group gap="md">
        {data.terms.map(({ id, arabic, latin: equivalent }) => (
          <span key={id}>
            <Link to={`/term/${id}`} className="hit term">
              {arabic}
            </Link>{' '}
            <bdi lang="en">{equivalent}</bdi>
          </span>
        ))}
      </Group>
    </Alert>
  );
}
