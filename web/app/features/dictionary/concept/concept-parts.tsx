import type { Answer } from '@mustalah/contract/endpoint';
import { getTerm } from '@mustalah/contract/terms/dictionary';
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

/** All that an entry has beside its pair and definition. */
export function ConceptParts({ term: rendered }: { term: Page }) {
  const term = useOwnView(rendered);
  return (
    <>
      <Rivals rivals={term.rivals} />
      <Homonyms entries={term.homonyms} />
      <Names termId={term.id} names={term.designations} />
      <Examples termId={term.id} examples={term.examples} />
      <Relations termId={term.id} relations={term.relations} />
    </>
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
