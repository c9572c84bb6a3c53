import { SEARCH_LENGTH } from '@mustalah/contract/fields';
import { volumeSorts } from '@mustalah/contract/journal/volumes';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import styles from './journal.module.css';
import { text } from './text.ts';

interface VolumeFiltersProps {
  /** As the address has them. */
  search: string;
  category: string;
  sort: string;
  categories: readonly string[];
  onChange: (changes: Record<string, string>) => void;
}

/** Search, category and order. Without scripts the form asks the server. */
export function VolumeFilters({ search, category, sort, categories, onChange }: VolumeFiltersProps) {
  return (
    <search>
      <form action="/journal" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
        <SearchField
          label={text.searchLabel}
          placeholder={text.searchPlaceholder}
          name="search"
          maxLength={SEARCH_LENGTH}
          value={search}
          onSearch={(typed) => onChange({ search: typed })}
        />
        <ChoiceField
          label={text.categoryLabel}
          name="category"
          value={category}
          onChange={({ currentTarget: { value } }) => onChange({ category: value })}
          data={[{ value: '', label: text.allCategories }, ...categories]}
        />
        <ChoiceField
          label={text.sortLabel}
          name="sort"
          value={sort}
          onChange={({ currentTarget: { value } }) => onChange({ sort: value })}
          data={volumeSorts.map((value) => ({ value, label: text.sorts[value] }))}
        />
        <Button type="submit" size="md">
          {text.search}
        </Button>
      </form>
    </search>
  );
}
