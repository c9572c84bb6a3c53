import {
  acceptRelation,
  proposeRelation,
  type Relation,
  relationKinds,
  removeRelation,
} from '@mustalah/contract/terms/concepts';
import { useState } from 'react';
import { call } from '../../../api.ts';
import { partNames } from '../../../domain/part-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { ChoiceField } from '../../../ui/field.tsx';
import { Stack } from '../../../ui/flow.tsx';
import { Anchor } from '../../../ui/text.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from './concept.module.css';
import { PartRow, PartStatus } from './part-row.tsx';
import { Section } from './section.tsx';
import { TermChoice } from './term-choice.tsx';
import { conceptText as text } from './text.ts';
import { usePartWrite } from './use-part-write.ts';
import { useRefusal } from './use-refusal.tsx';

/** Entries that are broader, narrower, related, or worth looking at. */
export function Relations({ termId, relations }: { termId: number; relations: readonly Relation[] }) {
  const [isAdding, setAdding] = useState(false);
  return (
    <Section
      title={text.relations}
      add={text.addRelation}
      onAdd={() => setAdding(true)}
      isEmpty={relations.length === 0}
    >
      {relationKinds
        .filter((kind) => relations.some((relation) => relation.kind === kind))
        .map((kind) => (
          <div key={kind} className={styles.named}>
            <span className={styles.language}>{partNames.relationKinds[kind]}</span>
            <ul className={styles.list}>
              {relations
                .filter((relation) => relation.kind === kind)
                .map((relation) => (
                  <OneRelation key={relation.id} relation={relation} />
                ))}
            </ul>
          </div>
        ))}
      {isAdding && <AddRelation termId={termId} onClose={() => setAdding(false)} />}
    </Section>
  );
}

function OneRelation({ relation }: { relation: Relation }) {
  const accepting = usePartWrite(() => call(acceptRelation, { params: { id: relation.id } }));
  const refusal = useRefusal('relations', relation, relation.term.arabic, () =>
    call(removeRelation, { params: { id: relation.id } }),
  );
  const acts = [
    relation.can_decide &&
      relation.status === 'proposed' && {
        words: text.accept,
        isBusy: accepting.isPending,
        act: () => accepting.write(),
      },
    refusal.act,
  ].filter((act) => act !== false);
  const { id, arabic, latin } = relation.term;
  return (
    <PartRow name={arabic} acts={acts}>
      <Anchor to={`/term/${id}`} className="term">
        {arabic}
      </Anchor>{' '}
      <bdi lang="en">{latin}</bdi> <PartStatus status={relation.status} />
      {refusal.dialog}
    </PartRow>
  );
}

function AddRelation({ termId, onClose }: { termId: number; onClose: () => void }) {
  const [kind, setKind] = useState<(typeof relationKinds)[number]>('broader');
  const [chosen, setChosen] = useState<number | null>(null);
  const sending = usePartWrite(
    (term: number) => call(proposeRelation, { params: { id: termId }, body: { term, kind } }),
    onClose,
  );
  return (
    <Dialog title={text.addRelation} onClose={onClose} size="lg">
      <Stack gap="md">
        <ChoiceField
          label={text.relationKind}
          value={kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value as typeof kind)}
          data={relationKinds.map((value) => ({ value, label: partNames.relationKinds[value] }))}
        />
        <TermChoice without={termId} chosen={chosen} onChoose={setChosen} />
        <DialogActions
          type="button"
          onCancel={onClose}
          isBusy={sending.isPending}
          onClick={() => (chosen === null ? toast('warning', text.chooseTerm) : sending.write(chosen))}
        >
          {text.send}
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
