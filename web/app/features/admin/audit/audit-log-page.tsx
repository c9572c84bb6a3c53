import { SEARCH_LENGTH } from '@mustalah/contract/fields';
import { daysAsked, pageAsked, searchAsked } from '../../../address.ts';
import { privatePageMeta } from '../../../page-meta.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField, TextField } from '../../../ui/field.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useSearch } from '../../../use-search.ts';
import { AuditTable } from './audit-table.tsx';
import { actionNames, text } from './text.ts';

export const meta = () => privatePageMeta(text.title);

const actions = [
  { value: '', label: text.allActions },
  ...Object.entries(actionNames).map(([value, label]) => ({ value, label })),
];

/** What the address asks for; what cannot be asked for is left out. */
function queryOf(search: URLSearchParams) {
  return {
    search: searchAsked(search),
    action: actions.find(({ value }) => value === search.get('action'))?.value ?? '',
    ...daysAsked(search),
    page: pageAsked(search),
  };
}

/** Who did what with privilege, and when. */
export default function AuditLogPage() {
  const { search, change, reset } = useSearch({ replace: true, preventScrollReset: true });
  const query = queryOf(search);
  return (
    <PageFrame title={text.title} lead={text.lead}>
      <AuditTable
        query={query}
        path="/admin-audit-log"
        onShowAll={
          <Button variant="default" onClick={reset}>
            {text.showAll}
          </Button>
        }
        filters={
          <>
            <SearchField
              label={text.search}
              maxLength={SEARCH_LENGTH}
              value={query.search}
              onSearch={(typed) => change({ search: typed })}
            />
            <ChoiceField
              label={text.action}
              data={actions}
              value={query.action}
              onChange={({ currentTarget: { value } }) => change({ action: value })}
            />
            <TextField
              type="date"
              label={text.from}
              value={query.from ?? ''}
              onChange={({ currentTarget: { value } }) => change({ from: value })}
            />
            <TextField
              type="date"
              label={text.to}
              value={query.to ?? ''}
              onChange={({ currentTarget: { value } }) => change({ to: value })}
            />
          </>
        }
      />
    </PageFrame>
  );
}
