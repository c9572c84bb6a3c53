import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import { text } from './text.ts';
import type { Offer } from './use-auto-fill.ts';

/** Where no category stands out: those that are likely, each a click away. */
export function LikelyCategories({ names, onChoose }: { names: string[]; onChoose: (name: string) => void }) {
  if (names.length === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label={text.likelyCategories}>
      <Text size="sm">{text.likelyCategories}</Text>
      {names.map((name) => (
        <Button key={name} type="button" size="compact-md" variant="default" onClick={() => onChoose(name)}>
          {name}
        </Button>
      ))}
    </Group>
  );
}

/** Where nobody has defined the term: how to begin, and what a good definition of its kind looks like. */
export function DefinitionHelp({ help }: { help: Offer['definition'] }) {
  if (!help) return null;
  const { genus, models } = help;
  return (
    <Stack gap="xs" component="aside">
      {genus && (
        <Text size="sm">
          {text.beginning} <bdi>«{genus}»</bdi>
        </Text>
      )}
      {models.length > 0 && <Text size="sm">{text.models}</Text>}
      {models.map(({ id, arabic, definition }) => (
        <Text key={id} size="sm">
          <Link to={`/term/${id}`} className="term">
            {arabic}
          </Link>
          {': '}
          {definition}
        </Text>
      ))}
      <Link to="/contributor">{text.styleSheet}</Link>
    </Stack>
  );
}
