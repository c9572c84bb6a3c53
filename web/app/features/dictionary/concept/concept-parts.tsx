import type { Answer } from '@mustalah/contract/endpoint';
import { getTerm } from '@mustalah/contract/terms/dictionary';
import { Group } from '../../../ui/flow.tsx';
import { useCall } from '../../../use-call.ts';
import { Examples } from './examples.tsx';
import { History } from './history.tsx';
import { Merges } from './merge.tsx';
import { Names } from './names.tsx';
import { Relations } from './relations.tsx';
import { Homonyms, Rivals } from './rivals.tsx';

type Page = Answer<typeof getTerm>;

/** The entry as its reader may act on it; the server rendered the page for nobody in particular. */
export function useOwnView(term: Page): Page {
  const { data } = useCall(getTerm, { params: { id: term.id } }, { isPersonal: true });
  return data ?? term;
}

/** What an entry has beside its pair and definition: how it is used, what else is proposed and said. */
export function ConceptParts({ term: rendered }: { term: Page }) {
  const term = useOwnView(rendered);
  return (
    <>
      {term.examples.length > 0 && <Examples termId={term.id} examples={term.examples} />}
      <Rivals rivals={term.rivals} />
      {term.designations.length > 0 && <Names termId={term.id} names={term.designations} />}
      {term.relations.length > 0 && <Relations termId={term.id} relations={term.relations} />}
      <Homonyms entries={term.homonyms} />
    </>
  );
}

/** What it has nothing of yet, for whoever may add it; below all that there is, so that nothing moves when they are known. */
export function MissingParts({ term: rendered }: { term: Page }) {
  const term = useOwnView(rendered);
  return (
    <Group gap="xs">
      {term.examples.length === 0 && <Examples termId={term.id} examples={[]} />}
      {term.designations.length === 0 && <Names termId={term.id} names={[]} />}
      {term.relations.length === 0 && <Relations termId={term.id} relations={[]} />}
    </Group>
  );
}

/** What was done to the entry, and what may be done with it as a whole. */
export function EntryHistory({ term: rendered }: { term: Page }) {
  const term = useOwnView(rendered);
  return (
    <>
      <History term={term} canRevert={term.can_edit} />
      <Merges termId={term.id} />
    </>
  );
}
