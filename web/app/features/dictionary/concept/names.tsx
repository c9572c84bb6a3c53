import {
  type Designation,
  editDesignation,
  languages,
  nameKinds,
  proposeDesignation,
  removeDesignation,
  setDesignationStatus,
} from '@mustalah/contract/terms/concepts';
import { useState } from 'react';
import { call } from '../../../api.ts';
import { notesOf, partNames } from '../../../domain/part-names.ts';
import { SourceLine } from '../../../domain/source-line.tsx';
import styles from './concept.module.css';
import { choicesOf, grammarFields, withGrammar } from './grammar-fields.ts';
import { type PartAct, PartRow, PartStatus } from './part-row.tsx';
import { ProposalDialog } from './proposal-dialog.tsx';
import { Section } from './section.tsx';
import { conceptText as text } from './text.ts';
import { usePartWrite } from './use-part-write.ts';
import { useRefusal } from './use-refusal.tsx';

/** The further names of an entry, by language, and the way to propose one. */
export function Names({ termId, names }: { termId: number; names: readonly Designation[] }) {
  const [isAdding, setAdding] = useState(false);
  return (
    <Section title={text.names} add={text.addName} onAdd={() => setAdding(true)} isEmpty={names.length === 0}>
      {languages
        .filter((language) => names.some((name) => name.language === language))
        .map((language) => (
          <div key={language} className={styles.named}>
            <span className={styles.language}>{partNames.languages[language]}</span>
            <ul className={styles.list}>
              {names
                .filter((name) => name.language === language)
                .map((name) => (
                  <Name key={name.id} name={name} />
                ))}
            </ul>
          </div>
        ))}
      {isAdding && <AddName termId={termId} onClose={() => setAdding(false)} />}
    </Section>
  );
}

function Name({ name }: { name: Designation }) {
  const setStatus = usePartWrite((status: 'preferred' | 'accepted' | 'deprecated') =>
    call(setDesignationStatus, { params: { id: name.id }, body: { status } }),
  );
  const refusal = useRefusal('names', name, name.text, () =>
    call(removeDesignation, { params: { id: name.id } }),
  );
  const [isEditing, setEditing] = useState(false);
  const to = (status: 'preferred' | 'accepted' | 'deprecated', words: string): PartAct => ({
    words,
    isBusy: setStatus.isPending,
    act: () => setStatus.write(status),
  });
  const acts = [
    name.can_decide && name.status !== 'accepted' && to('accepted', text.accept),
    name.can_decide && name.status !== 'preferred' && name.kind === 'term' && to('preferred', text.prefer),
    name.can_decide && name.status === 'accepted' && to('deprecated', text.deprecate),
    name.can_remove && { words: text.edit, isBusy: false, act: () => setEditing(true) },
    refusal.act,
  ].filter((act) => act !== false);
  const notes = [...notesOf(name), name.status === 'proposed' && name.by ? text.by(name.by) : ''].filter(
    Boolean,
  );
  return (
    <PartRow name={name.text} acts={acts}>
      <bdi
        lang={name.language === 'other' ? undefined : name.language}
        className={name.language === 'ar' ? 'term' : undefined}
      >
        {name.text}
      </bdi>{' '}
      <PartStatus status={name.status} />
      {notes.length > 0 && (
        <div className={styles.more} dir="auto">
          {notes.join(' · ')}
        </div>
      )}
      <SourceLine of={name} />
      {refusal.dialog}
      {isEditing && <EditName name={name} onClose={() => setEditing(false)} />}
    </PartRow>
  );
}

const fields = [
  { name: 'language', label: text.language, choices: choicesOf(languages, partNames.languages) },
  { name: 'text', label: text.name, isRequired: true },
  { name: 'kind', label: text.kind, choices: choicesOf(nameKinds, partNames.kinds) },
  ...grammarFields,
  { name: 'region', label: text.region },
  { name: 'note', label: text.note },
  { name: 'source', label: text.source },
  { name: 'source_page', label: text.page },
  { name: 'source_link', label: text.link, dir: 'ltr' as const },
];

const AddName = ({ termId, onClose }: { termId: number; onClose: () => void }) => (
  <ProposalDialog
    title={text.nameTitle}
    onClose={onClose}
    fields={fields}
    initial={{ language: 'ar', kind: 'term' }}
    send={(written) =>
      call(proposeDesignation, { params: { id: termId }, body: withGrammar(written) as never })
    }
  />
);

const EditName = ({ name, onClose }: { name: Designation; onClose: () => void }) => (
  <ProposalDialog
    title={text.of(text.edit, name.text)}
    onClose={onClose}
    fields={fields}
    initial={Object.fromEntries(fields.map((field) => [field.name, written(name, field.name)]))}
    send={(values) => call(editDesignation, { params: { id: name.id }, body: withGrammar(values) as never })}
  />
);

const written = (name: Designation, field: string): string => String(name[field as keyof Designation] ?? '');
