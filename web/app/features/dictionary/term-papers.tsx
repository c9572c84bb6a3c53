import type { Answer } from '@mustalah/contract/endpoint';
import { articlePath } from '@mustalah/contract/journal/articles';
import { listTermPapers } from '@mustalah/contract/journal/paper-terms';
import type { getTerm } from '@mustalah/contract/terms/dictionary';
import { useState } from 'react';
import { call, sayFailure } from '../../api.ts';
import { volumeName } from '../../domain/volume-name.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useWrite } from '../../use-write.ts';
import { Section } from './concept/section.tsx';
import styles from './dictionary.module.css';
import { text } from './text.ts';

interface TermPapersProps {
  termId: number;
  /** As the page came with them. */
  first: Answer<typeof getTerm>['papers'];
}

/** The published articles that use the term; nothing when there are none. */
export function TermPapers({ termId, first }: TermPapersProps) {
  const [later, setLater] = useState<TermPapersProps['first']['results']>([]);
  const [pages, setPages] = useState(1);
  const [hasMore, setHasMore] = useState(first.has_more);
  // Asked for by a button, one page at a time.
  const more = useWrite(() => call(listTermPapers, { params: { id: termId }, query: { page: pages + 1 } }), {
    outdates: [],
    onSuccess({ results, next }) {
      setLater([...later, ...results]);
      setPages(pages + 1);
      setHasMore(next !== null);
    },
    onError: (error) => toast('error', sayFailure(error, text.papersFailed)),
  });
  if (first.results.length === 0) return null;
  // Published meanwhile, an article moves the others to the next page.
  const shown = [...new Map([...first.results, ...later].map((paper) => [paper.id, paper])).values()];
  return (
    <Section title={text.papers} hint={text.papersHint}>
      <ul className={styles.papers}>
        {shown.map(({ id, title, authors, volume }) => (
          <li key={id}>
            <Anchor to={articlePath(id)} dir="auto">
              {title}
            </Anchor>
            <Text size="sm" c="dimmed">
              {authors.map((name, place) => (
                <span key={name}>
                  {place > 0 && '، '}
                  <bdi>{name}</bdi>
                </span>
              ))}
              {' · '}
              <Anchor size="sm" to={`/volume/${volume.id}?paper=${id}`}>
                {volumeName(volume)}
              </Anchor>
            </Text>
          </li>
        ))}
      </ul>
      {hasMore && (
        <div>
          <ActionButton variant="default" isBusy={more.isPending} onClick={() => more.write()}>
            {text.morePapers}
          </ActionButton>
        </div>
      )}
    </Section>
  );
}
