import { articlePath } from '@mustalah/contract/journal/articles';
import type { ReviewTerm } from '@mustalah/contract/terms/review';
import { useLocation } from 'react-router';
import { withChanges } from '../../address.ts';
import { Anchor, Text } from '../../ui/text.tsx';
import { useSearch } from '../../use-search.ts';
import { text } from './text.ts';

/** What was decided on the author's terms so far, the paper that coined it, and what else waits of the same author. */
export function AuthorNote({ term: { author, coined_in, submitter_name } }: { term: ReviewTerm }) {
  const { pathname } = useLocation();
  const { search } = useSearch({});
  return (
    <>
      {author && (
        <Text size="sm" c="dimmed">
          {text.record(author.approved, author.rejected)}
          {' · '}
          <Anchor size="sm" to={`${pathname}?${withChanges(search, { author: String(author.id) })}`}>
            {text.allOf(submitter_name)}
          </Anchor>
        </Text>
      )}
      {coined_in && (
        <Text size="sm">
          {text.coinedIn}{' '}
          <Anchor size="sm" to={articlePath(coined_in.id)}>
            <bdi>{coined_in.title}</bdi>
          </Anchor>
        </Text>
      )}
    </>
  );
}
