import { listMerges, mergeTerms, previewMerge, undoMerge } from '@mustalah/contract/terms/concepts';
import { useState } from 'react';
import { call, sayFailure } from '../../../api.ts';
import { useSession } from '../../../session.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { Group, Stack } from '../../../ui/flow.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Text } from '../../../ui/text.tsx';
import { useCall } from '../../../use-call.ts';
import styles from './concept.module.css';
import { TermChoice } from './term-choice.tsx';
import { conceptText as text } from './text.ts';
import { usePartWrite } from './use-part-write.ts';

/** For admins: take a duplicate into this entry, and part what was taken in. */
export function Merges({ termId }: { termId: number }) {
  const { user } = useSession();
  return user?.is_admin ? <AdminMerges termId={termId} /> : null;
}

function AdminMerges({ termId }: { termId: number }) {
  const [isOpen, setOpen] = useState(false);
  const { data: merges = [], isError, refetch } = useCall(listMerges, { params: { id: termId } });
  const undoing = usePartWrite(
    (id: number) => call(undoMerge, { params: { id } }),
    () => void refetch(),
  );
  return (
    <section className={styles.section} aria-label={text.merge}>
      <Stack gap="sm">
        {isError && <LoadFailure message={text.mergesFailed} onRetry={() => void refetch()} />}
        {merges.length > 0 && <Text fw={600}>{text.mergedHere}</Text>}
        <ul className={styles.list}>
          {merges.map(({ id, merged }) => (
            <li key={id} className={styles.part}>
              <div>
                <span className="term">{merged.arabic}</span> <bdi lang="en">{merged.latin}</bdi>
              </div>
              <ActionButton
                size="compact-sm"
                variant="subtle"
                isBusy={undoing.isPending}
                onClick={() => undoing.write(id)}
                aria-label={text.of(text.undoMerge, merged.arabic)}
              >
                {text.undoMerge}
              </ActionButton>
            </li>
          ))}
        </ul>
        <Group>
          <Button size="compact-sm" variant="outline" onClick={() => setOpen(true)}>
            {text.merge}
          </Button>
        </Group>
        {isOpen && (
          <MergeDialog
            termId={termId}
            onClose={() => {
              setOpen(false);
              void refetch();
            }}
          />
        )}
      </Stack>
    </section>
  );
}

function MergeDialog({ termId, onClose }: { termId: number; onClose: () => void }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const preview = useCall(
    previewMerge,
    { query: { kept: termId, merged: chosen ?? termId } },
    { enabled: chosen !== null },
  );
  const merging = usePartWrite(
    (merged: number) => call(mergeTerms, { body: { kept: termId, merged } }),
    onClose,
  );
  const { data } = preview;
  return (
    <Confirm
      title={text.mergeTitle}
      act={text.mergeAct}
      isImpossible={chosen === null || !data}
      isBusy={merging.isPending}
      onAct={() => chosen !== null && merging.write(chosen)}
      onClose={onClose}
    >
      <Text>{text.mergeHint}</Text>
      <TermChoice without={termId} chosen={chosen} onChoose={setChosen} />
      {preview.isLoading && (
        <Text c="dimmed" role="status">
          {text.mergeCounting}
        </Text>
      )}
      {preview.isError && <Text c="red">{sayFailure(preview.error, text.mergePreviewFailed)}</Text>}
      {chosen !== null && data && (
        <div role="status">
          <Text>{text.mergeGains(data.votes, data.examples, data.relations, data.papers)}</Text>
          {data.names.length > 0 && (
            <Text>
              {text.mergeNames}{' '}
              {data.names.map((name, place) => (
                <span key={name}>
                  {place > 0 && '، '}
                  <bdi>{name}</bdi>
                </span>
              ))}
            </Text>
          )}
        </div>
      )}
    </Confirm>
  );
}
