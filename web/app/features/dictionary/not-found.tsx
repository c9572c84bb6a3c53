import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Group } from '../../ui/flow.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import { AiButton } from './ai-button.tsx';
import { text } from './text.ts';

/** Nothing answers the search, or only the shelf does. */
export function NothingFound({ query, isOnShelf }: { query: string; isOnShelf: boolean }) {
  return (
    <Empty title={isOnShelf ? text.noEntry : text.none}>
      <Text c="dimmed">{isOnShelf ? text.noEntryHint : text.noneHint}</Text>
      {query && (
        <Group justify="center">
          <Button to={suggestPath(query)}>{text.suggestThis(query)}</Button>
          <AiButton term={query} />
        </Group>
      )}
    </Empty>
  );
}

/** Below what was found: the way to suggest what was looked for and is not among it. */
export const NotAmongThem = ({ query }: { query: string }) => (
  <Text component="p">
    {text.notAmongThem}{' '}
    <Anchor underline="always" to={suggestPath(query)}>
      {text.suggestThis(query)}
    </Anchor>
  </Text>
);

const suggestPath = (query: string): string => `/suggest?${sideOf(query)}=${encodeURIComponent(query)}`;

/** The field of the form that takes a word of this script. */
const sideOf = (query: string): 'arabic' | 'latin' => (/[\u0621-\u064a]/.test(query) ? 'arabic' : 'latin');
