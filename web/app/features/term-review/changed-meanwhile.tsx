import type { Term } from '@mustalah/contract/terms/term';
import { RefusedCall } from '../../api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Text } from '../../ui/text.tsx';
import { text } from './text.ts';

/** Somebody else changed the term after it was read. */
export const isConflict = (error: unknown): boolean =>
  error instanceof RefusedCall && error.code === 'edit_conflict';

/** Says that a term is another one than was read, and shows it as it stands now. */
export function ChangedMeanwhile({ term, advice }: { term: Term; advice: string }) {
  return (
    <Alert color="gold" role="alert" title={text.changed}>
      <Text size="sm">
        <span className="term">{term.arabic}</span> <bdi lang="en">{term.latin}</bdi>
        {' — '}
        {term.category_name}
      </Text>
      <Text size="sm" dir="auto">
        {term.definition}
      </Text>
      <Text size="sm" fw={600}>
        {advice}
      </Text>
    </Alert>
  );
}
