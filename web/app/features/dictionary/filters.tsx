import { SEARCH_LENGTH } from '@mustalah/contract/fields';
import { SuggestingField } from '../../domain/suggesting-field.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceField, TextField } from '../../ui/field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import styles from './dictionary.module.css';
import { text } from './text.ts';

interface FiltersProps {
  categories: string[];
  /** As the address has them. */
  search: string;
  category: string;
  /** The list below shows what the address asks for. */
  isAnswered: boolean;
  onChange: (changes: Record<string, string>) => void;
  onReset: () => void;
}

/** Search box, category and reset. Without scripts the form asks the server. */
export function Filters({ categories, search, category, isAnswered, onChange, onReset }: FiltersProps) {
  return (
    <search>
      <form action="/dictionary" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
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
                  label={text.searchLabel}
                  placeholder={text.searchPlaceholder}
                  name="search"
                  autoComplete="off"
                  maxLength={SEARCH_LENGTH}
                />
              )}
            />
          )}
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
