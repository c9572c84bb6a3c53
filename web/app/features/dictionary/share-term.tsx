import { useClipboard } from '@mantine/hooks';
import type { Term } from '@mustalah/contract/terms/term';
import { formatDay } from '../../text/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Text, Title } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

/** The address of the entry and a ready citation. */
export function ShareTerm({ term, url }: { term: Term; url: string }) {
  const clipboard = useClipboard();
  const citation = text.citation(term.arabic, term.latin, formatDay(term.updated_at), url);
  const copy = (value: string, done: string) => {
    clipboard.copy(value);
    toast('success', done);
  };
  return (
    <Card padding="lg" component="section">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {text.cite}
        </Title>
        <Text size="sm" dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {citation}
        </Text>
        <Group gap="xs">
          <Button variant="outline" size="compact-sm" onClick={() => copy(citation, text.citationCopied)}>
            {text.copyCitation}
          </Button>
          <Button variant="outline" size="compact-sm" onClick={() => copy(url, text.linkCopied)}>
            {text.shareLink}
          </Button>
        </Group>
        <Text size="xs" c="dimmed">
          {text.licence}
        </Text>
      </Stack>
    </Card>
  );
}
