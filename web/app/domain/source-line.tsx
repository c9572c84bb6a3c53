import { Anchor, Text } from '../ui/text.tsx';
import { partNames } from './part-names.ts';

interface SourceLineProps {
  of: { source: string; source_page: string; source_link: string };
}

/** The work that a part of an entry comes from, and where it can be read. */
export function SourceLine({ of }: SourceLineProps) {
  const words = [of.source, of.source_page && partNames.pageOf(of.source_page)].filter(Boolean).join('، ');
  if (!words && !of.source_link) return null;
  return (
    <Text size="sm" c="dimmed" dir="auto">
      {partNames.source}:{' '}
      {of.source_link ? (
        <Anchor href={of.source_link} rel="nofollow ugc noopener" size="sm">
          {words || <bdi dir="ltr">{of.source_link}</bdi>}
        </Anchor>
      ) : (
        words
      )}
    </Text>
  );
}
