import { SEARCH_LENGTH } from '@mustalah/contract/fields';
import { listCoinings, listOrders, listSources, listStatuses } from '@mustalah/contract/terms/dictionary';
import { TERM_LIMITS } from '@mustalah/contract/terms/term';
import { SuggestingField } from '../../domain/suggesting-field.tsx';
import { statusText } from '../../domain/text.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField, TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import styles from './filters.module.css';
import type { Query } from './query.ts';
import { text } from './text.ts';

/** A field of knowledge, and how many terms it has where that is known. */
export interface Field {
  name: string;
  terms?: number;
}

interface FiltersProps {
  fields: readonly Field[];
  query: Query;
  /** The list below shows what the address asks for. */
  isAnswered: boolean;
  onChange: (changes: Record<string, string>) => void;
  onReset: () => void;
}

/**
 * Search box, order and reset; the filters open below, unless they stand beside the list (`Rail`). What a search finds
 * has one order and any status. Without scripts the form asks the server.
 */
export function Filters({ fields, query, isAnswered, onChange, onReset }: FiltersProps) {
  const { search, category, root, status = '', source = '', coining = '', sort = listOrders[0] } = query;
  const chosen = [category, root, status, source, coining].filter(Boolean).length;
  return (
    <search>
      <form action="/dictionary" className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <div className={styles.search}>
          <SearchField
            value={search}
            onSearch={(typed) => onChange({ search: typed })}
            render={(field) => (
              <SuggestingField
                {...field}
                isInFlow
                isAnswered={isAnswered && field.value.trim() === search}
                render={(input) => (
                  <TextField
                    {...input}
                    label={<span className={styles.label}>{text.searchLabel}</span>}
                    placeholder={text.searchPlaceholder}
                    name="search"
                    aria-keyshortcuts="/"
                    autoComplete="off"
                    maxLength={SEARCH_LENGTH}
                  />
                )}
              />
            )}
          />
        </div>
        <details className={styles.more}>
          <summary className={styles.summary}>
            {text.filtersChosen(chosen)} <Icon name="down" size={18} />
          </summary>
          <div className={styles.fields}>
            <ChoiceField
              label={text.categoryLabel}
              name="category"
              value={category}
              onChange={({ currentTarget: { value } }) => onChange({ category: value })}
              data={[{ value: '', label: text.allCategories }, ...fields.map(({ name }) => name)]}
            />
            {!search && (
              <ChoiceField
                label={text.statusLabel}
                name="status"
                value={status}
                onChange={({ currentTarget: { value } }) => onChange({ status: value })}
                data={[
                  { value: '', label: text.allStatuses },
                  ...listStatuses.map((value) => ({ value, label: statusText[value] })),
                ]}
              />
            )}
            <ChoiceField
              label={text.coiningLabel}
              name="coining"
              value={coining}
              onChange={({ currentTarget: { value } }) => onChange({ coining: value })}
              data={[
                { value: '', label: text.allCoinings },
                ...listCoinings.map((value) => ({ value, label: text.coinings[value] })),
              ]}
            />
            <ChoiceField
              label={text.sourceLabel}
              name="source"
              value={source}
              onChange={({ currentTarget: { value } }) => onChange({ source: value })}
              data={[
                { value: '', label: text.allSources },
                ...listSources.map((value) => ({ value, label: text.sources[value] })),
              ]}
            />
            <SearchField
              label={text.rootLabel}
              placeholder={text.rootPlaceholder}
              name="root"
              maxLength={TERM_LIMITS.root}
              value={root}
              onSearch={(typed) => onChange({ root: typed })}
            />
          </div>
        </details>
        {!search && (
          <ChoiceField
            className={styles.order}
            label={<span className={styles.label}>{text.orderLabel}</span>}
            name="sort"
            value={sort}
            onChange={({ currentTarget: { value } }) => onChange({ sort: value })}
            data={listOrders.map((value) => ({ value, label: text.orders[value] }))}
          />
        )}
        {(search || chosen > 0 || sort !== listOrders[0]) && (
          <Button variant="outline" className={styles.reset} onClick={onReset}>
            {text.reset}
          </Button>
        )}
        <noscript>
          <Button type="submit">{text.searchNow}</Button>
        </noscript>
      </form>
    </search>
  );
}
