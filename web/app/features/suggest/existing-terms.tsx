import type { Answer } from '@mustalah/contract/endpoint';
import type { checkTerm } from '@mustalah/contract/terms/suggestions';
import { Link } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { Group } from '../../ui/flow.tsx';
import { text } from './text.ts';

/** What is near the term; of the same word something else is asked. */
export function ExistingTerms({ found }: { found: Answer<typeof checkTerm> | null }) {
  if (!found || found.existing || found.near.length === 0) return null;
  return (
    <Alert color="gold" title={text.near} role="status">
      <Group gap="md">
        {found.near.map((term) => (
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
