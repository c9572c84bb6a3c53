import { SEARCH_LENGTH } from '@mustalah/contract/fields';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import styles from './dictionary.module.css';
import { text } from './text.ts';

interface FiltersProps {
  categories: string[];
  /** As the address has them. */
  search: string;
  category: string;
  onChange: (changes: Record<string, string>) => void;
  onReset: () => void;
}

/** Search box, category and reset. Without scripts the form asks the server. */
export function Filters({ categories, search, category, onChange, onReset }: FiltersProps) {
  return (
    <search>
      <form action="/dictionary" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
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
        <Button variant="outline" onClick={onReset}>
          {text.reset}
        </Button>
      </form>
    </search>
  );
}
