import { useClipboard } from '@mantine/hooks';
import type { Term } from '@mustalah/contract/terms/term';
import { ShareLinks } from '../../domain/share-links.tsx';
import { formatDay } from '../../text/format.ts';
import { Button } from '../../ui/button.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Text, Title } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './dictionary.module.css';
import { text } from './text.ts';

/** A ready citation, the address of the entry, and ways to ask others what they think of it. */
export function ShareTerm({ term, url }: { term: Term; url: string }) {
  const clipboard = useClipboard();
  const { arabic, latin } = term;
  const citation = text.citation(arabic, latin, formatDay(term.updated_at), url);
  const copy = (value: string, done: string) => {
    clipboard.copy(value);
    toast('success', done);
  };
  return (
    <>
      <Stack component="section" gap="sm" aria-label={text.cite}>
        <Title order={2} size="h5">
          {text.cite}
        </Title>
        <Text size="sm" dir="auto" className={styles.citation}>
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
      <Stack component="section" gap="sm" aria-label={text.discuss}>
        <Title order={2} size="h5">
          {text.discuss}
        </Title>
        <ShareLinks url={url} message={text.discussed(arabic, latin)} subject={text.discussSubject(arabic)} />
      </Stack>
    </>
  );
}
