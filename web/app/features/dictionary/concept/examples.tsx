import {
  acceptExample,
  type Example,
  proposeExample,
  removeExample,
} from '@mustalah/contract/terms/concepts';
import { useState } from 'react';
import { call } from '../../../api.ts';
import { SourceLine } from '../../../domain/source-line.tsx';
import { Text } from '../../../ui/text.tsx';
import styles from './concept.module.css';
import { PartRow, PartStatus } from './part-row.tsx';
import { ProposalDialog } from './proposal-dialog.tsx';
import { Section } from './section.tsx';
import { conceptText as text } from './text.ts';
import { usePartWrite } from './use-part-write.ts';
import { useRefusal } from './use-refusal.tsx';

/** Sentences in which the term is used, and where they come from. */
export function Examples({ termId, examples }: { termId: number; examples: readonly Example[] }) {
  const [isAdding, setAdding] = useState(false);
  return (
    <Section
      title={text.examples}
      add={text.addExample}
      onAdd={() => setAdding(true)}
      isEmpty={examples.length === 0}
    >
      {examples.length > 0 && (
        <ul className={styles.list}>
          {examples.map((example) => (
            <OneExample key={example.id} example={example} />
          ))}
        </ul>
      )}
      {isAdding && (
        <ProposalDialog
          title={text.addExample}
          onClose={() => setAdding(false)}
          fields={[
            { name: 'text', label: text.example, isRequired: true, isLong: true },
            { name: 'translation', label: text.translation, isLong: true },
            { name: 'source', label: text.source },
            { name: 'source_page', label: text.page },
            { name: 'source_link', label: text.link, dir: 'ltr' },
          ]}
          send={(values) => call(proposeExample, { params: { id: termId }, body: values as never })}
        />
      )}
    </Section>
  );
}

function OneExample({ example }: { example: Example }) {
  const accepting = usePartWrite(() => call(acceptExample, { params: { id: example.id } }));
  const refusal = useRefusal('examples', example, example.text, () =>
    call(removeExample, { params: { id: example.id } }),
  );
  const acts = [
    example.can_decide &&
      example.status === 'proposed' && {
        words: text.accept,
        isBusy: accepting.isPending,
        act: () => accepting.write(),
      },
    refusal.act,
  ].filter((act) => act !== false);
  return (
    <PartRow name={example.text} acts={acts}>
      <p dir="auto" className={styles.diff}>
        «{example.text}» <PartStatus status={example.status} />
      </p>
      {example.translation && (
        <Text size="sm" dir="auto">
          {example.translation}
        </Text>
      )}
      <SourceLine of={example} />
      {refusal.dialog}
    </PartRow>
  );
}
