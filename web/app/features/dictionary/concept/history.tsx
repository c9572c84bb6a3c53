import type { Answer } from '@mustalah/contract/endpoint';
import { revertTerm } from '@mustalah/contract/terms/concepts';
import type { getTerm } from '@mustalah/contract/terms/dictionary';
import { useState } from 'react';
import { call } from '../../../api.ts';
import { formatDay, formatInteger } from '../../../text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { Group } from '../../../ui/flow.tsx';
import { Text } from '../../../ui/text.tsx';
import { HideRevision } from '../hide-revision.tsx';
import { text as dictionaryText } from '../text.ts';
import styles from './concept.module.css';
import { Section } from './section.tsx';
import { conceptText as text } from './text.ts';
import { usePartWrite } from './use-part-write.ts';
import { listDiff, type Stretch, wordDiff } from './word-diff.ts';

type Page = Answer<typeof getTerm>;
type Revision = Page['revisions'][number];

/** So many versions are read at once; the others stand folded below them. */
const SHOWN = 4;

/** What was changed, by whom and when, the latest first; whoever may edit goes back to a version. */
export function History({ term, canRevert }: { term: Page; canRevert: boolean }) {
  const { revisions } = term;
  if (revisions.length < 2) return null;
  const versions = revisions
    .map((revision, place) => (
      <li key={revision.id}>
        <Version
          term={term}
          revision={revision}
          before={revisions[place - 1]}
          canRevert={canRevert && place < revisions.length - 1}
        />
      </li>
    ))
    .reverse();
  const older = versions.slice(SHOWN);
  return (
    <Section title={text.history} isFolded>
      <ol className={styles.list} reversed start={versions.length}>
        {versions.slice(0, SHOWN)}
      </ol>
      {older.length > 0 && (
        <details>
          <summary>{text.olderVersions(formatInteger(older.length))}</summary>
          <ol className={styles.list} reversed start={older.length}>
            {older}
          </ol>
        </details>
      )}
    </Section>
  );
}

interface VersionProps {
  term: Page;
  revision: Revision;
  before: Revision | undefined;
  canRevert: boolean;
}

function Version({ term, revision, before, canRevert }: VersionProps) {
  const { id, editor, created_at, change } = revision;
  const who = dictionaryText.revisionBy(editor || dictionaryText.seedAuthor, formatDay(created_at));
  return (
    <>
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {before ? text.changes[change] : text.first} · {who}
        </Text>
        <Group gap="xs">
          {canRevert && <Revert term={term} revision={id} />}
          <HideRevision id={id} />
        </Group>
      </Group>
      {changesOf(before, revision).map(({ part, stretches }) => (
        <p key={part} dir="auto" className={styles.diff}>
          {stretches.map((stretch, place) => (
            // Stretches have no other name than their place.
            // oxlint-disable-next-line react/no-array-index-key
            <Changed key={place} stretch={stretch} />
          ))}
        </p>
      ))}
    </>
  );
}

function Changed({ stretch: { kind, text: words } }: { stretch: Stretch }) {
  if (kind === 'same') return <>{words} </>;
  const [Mark, said] = kind === 'added' ? (['ins', text.added] as const) : (['del', text.removed] as const);
  return (
    <>
      <Mark>
        <span className="for-readers">{said} </span>
        <bdi>{words}</bdi>
      </Mark>{' '}
    </>
  );
}

/** The parts that differ, each with its words; of the first version all of them, as they were. */
function changesOf(before: Revision | undefined, after: Revision) {
  if (!before) {
    return (['arabic', 'latin', 'definition', 'category'] as const).map((part) => ({
      part: part as string,
      stretches: [{ kind: 'same', text: after[part] }] satisfies Stretch[],
    }));
  }
  const texts = (['arabic', 'latin', 'definition', 'category'] as const).map((part) => ({
    part: part as string,
    stretches: wordDiff(before[part], after[part]),
  }));
  const lists = (['names', 'examples', 'domains'] as const).map((part) => ({
    part: part as string,
    stretches: listDiff(before.parts?.[part] ?? [], after.parts?.[part] ?? before.parts?.[part] ?? []),
  }));
  return [...texts, ...lists].filter(({ stretches }) => stretches.some(({ kind }) => kind !== 'same'));
}

function Revert({ term, revision }: { term: Page; revision: number }) {
  const [isAsking, setAsking] = useState(false);
  const reverting = usePartWrite(
    () => call(revertTerm, { params: { id: term.id }, body: { revision, updated_at: term.updated_at } }),
    () => setAsking(false),
  );
  return (
    <>
      <Button size="compact-sm" variant="subtle" onClick={() => setAsking(true)}>
        {text.revert}
      </Button>
      {isAsking && (
        <Confirm
          title={text.revertTitle}
          act={text.revert}
          onAct={() => reverting.write()}
          onClose={() => setAsking(false)}
          isBusy={reverting.isPending}
        >
          <Text>{text.revertWarning}</Text>
        </Confirm>
      )}
    </>
  );
}
