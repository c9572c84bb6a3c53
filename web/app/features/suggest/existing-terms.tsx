import type { Answer } from '@mustalah/contract/endpoint';
import type { checkTerm } from '@mustalah/contract/terms/suggestions';
import { Link } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { Group } from '../../ui/flow.tsx';
import { text } from './text.ts';

/** The same term, when the dictionary has it already, else what is near it. */
export function ExistingTerms({ found }: { found: Answer<typeof checkTerm> | null }) {
  if (!found) return null;
  const shown = found.existing ? [found.existing] : found.near;
  if (shown.length === 0) return null;
  return (
    <Alert
      color={found.existing ? 'red' : 'gold'}
      title={found.existing ? text.exists : text.near}
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
