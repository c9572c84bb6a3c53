import type { Answer } from '@mustalah/contract/endpoint';
import { setGrammar } from '@mustalah/contract/terms/concepts';
import type { getTerm } from '@mustalah/contract/terms/dictionary';
import { useState } from 'react';
import { call } from '../../../api.ts';
import { grammarOf } from '../../../domain/part-names.ts';
import { Button } from '../../../ui/button.tsx';
import { Group } from '../../../ui/flow.tsx';
import { useOwnView } from './concept-parts.tsx';
import { grammarFields, withGrammar } from './grammar-fields.ts';
import { ProposalDialog } from './proposal-dialog.tsx';
import { conceptText as text } from './text.ts';

/** Among the facts of an entry: what its Arabic name is as a word, where that is known or the reader may say it. */
export function EntryGrammar({ term: rendered }: { term: Answer<typeof getTerm> }) {
  const [isEditing, setEditing] = useState(false);
  const { id, arabic, grammar, can_decide_parts } = useOwnView(rendered);
  const known = grammarOf(grammar);
  if (known.length === 0 && !can_decide_parts) return null;
  const { part_of_speech, gender, plural } = grammar;
  return (
    <>
      <dt>{text.grammar}</dt>
      <dd>
        <Group gap="xs">
          {known.length > 0 && <span>{known.join(' · ')}</span>}
          {can_decide_parts && (
            <Button
              size="compact-sm"
              variant="subtle"
              onClick={() => setEditing(true)}
              aria-label={text.of(text.edit, text.grammar)}
            >
              {text.edit}
            </Button>
          )}
        </Group>
        {isEditing && (
          <ProposalDialog
            title={text.grammarTitle(arabic)}
            onClose={() => setEditing(false)}
            fields={grammarFields}
            initial={{ part_of_speech: part_of_speech ?? '', gender: gender ?? '', plural }}
            send={(values) => call(setGrammar, { params: { id }, body: withGrammar(values) as never })}
          />
        )}
      </dd>
    </>
  );
}
