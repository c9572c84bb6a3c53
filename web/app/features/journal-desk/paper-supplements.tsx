import { getPaperDeclarations } from '@mustalah/contract/journal/co-authors';
import type { DeskPaper } from '@mustalah/contract/journal/desk';
import { publishSupplement, type Supplement, shareSupplement } from '@mustalah/contract/journal/supplements';
import { call, sayFailure } from '../../api.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import { useWrite, type WriteOptions } from '../../use-write.ts';
import type { Message } from './banner.tsx';
import styles from './desk.module.css';
import { supplementsText as text } from './text.ts';

interface PaperSupplementsProps {
  paper: DeskPaper;
  supplements: readonly Supplement[];
  say: (message: Message) => void;
}

/** What its author sent beside a paper, and whether its reviewers and the readers of its article get it. */
export function PaperSupplements({ paper, supplements, say }: PaperSupplementsProps) {
  const told: WriteOptions<Supplement, { detail: string }> = {
    outdates: [getPaperDeclarations],
    onSuccess: ({ detail }) => say({ tone: 'success', words: detail }),
    onError: (error) => say({ tone: 'error', words: sayFailure(error, text.failed) }),
  };
  const sharing = useWrite(
    ({ id, is_shared }: Supplement) =>
      call(shareSupplement, { params: { id: paper.id, supplement: id }, body: { shared: !is_shared } }),
    told,
  );
  const publishing = useWrite(
    ({ id, is_public }: Supplement) =>
      call(publishSupplement, { params: { id: paper.id, supplement: id }, body: { published: !is_public } }),
    told,
  );
  return (
    <section className={styles.declarations}>
      <Stack gap="xs">
        <Text size="sm" fw={600}>
          {text.title}
        </Text>
        <ul className={styles.supplements}>
          {supplements.map((each) => (
            <li key={each.id}>
              <a href={each.file} download className="hit">
                <bdi>{each.label}</bdi>
              </a>
              <Text size="sm" c="dimmed" mb="xs">
                {[each.is_shared ? text.shared : text.hidden, each.is_public && text.published]
                  .filter(Boolean)
                  .join('، ')}
              </Text>
              <Group gap="xs">
                <ActionButton
                  size="xs"
                  variant="outline"
                  isBusy={sharing.isPending}
                  aria-label={each.is_shared ? text.withholdOf(each.label) : text.shareOf(each.label)}
                  onClick={() => sharing.write(each)}
                >
                  {each.is_shared ? text.withhold : text.share}
                </ActionButton>
                <ActionButton
                  size="xs"
                  variant="outline"
                  isBusy={publishing.isPending}
                  aria-label={each.is_public ? text.unpublishOf(each.label) : text.publishOf(each.label)}
                  onClick={() => publishing.write(each)}
                >
                  {each.is_public ? text.unpublish : text.publish}
                </ActionButton>
              </Group>
            </li>
          ))}
        </ul>
        <Text size="sm" c="dimmed">
          {text.blind}
        </Text>
      </Stack>
    </section>
  );
}
