import type { Answer } from '@mustalah/contract/endpoint';
import type { getTerm } from '@mustalah/contract/terms/dictionary';
import { useOwnView } from './concept-parts.tsx';
import { Domains } from './domains.tsx';
import { conceptText as text } from './text.ts';

/** Among the facts of an entry: its domains, where it has any or the reader may choose them. */
export function EntryDomains({ term: rendered }: { term: Answer<typeof getTerm> }) {
  const term = useOwnView(rendered);
  if (term.domains.length === 0 && !term.can_decide_parts) return null;
  return (
    <>
      <dt>{text.domains}</dt>
      <dd>
        <Domains
          termId={term.id}
          category={term.category}
          domains={term.domains}
          canChoose={term.can_decide_parts}
        />
      </dd>
    </>
  );
}
