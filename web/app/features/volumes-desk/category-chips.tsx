import type { Answer } from '@mustalah/contract/endpoint';
import type { listApprovedCategories } from '@mustalah/contract/journal/volumes';
import { Empty } from '../../ui/empty.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './desk.module.css';
import { publishText as text } from './text.ts';

interface Pair {
  main: string;
  sub: string;
}

interface CategoryChipsProps {
  /** Missing until they are known, or when they did not come. */
  categories: Answer<typeof listApprovedCategories> | undefined;
  chosen: Pair;
  onChoose: (pair: Pair) => void;
}

/** The categories in which accepted papers wait; one press fills the form. */
export function CategoryChips({ categories, chosen, onChoose }: CategoryChipsProps) {
  if (!categories) return null;
  if (categories.length === 0) {
    return (
      <Empty title={text.noCategories}>
        <Text c="dimmed">{text.noCategoriesHint}</Text>
      </Empty>
    );
  }
  return (
    <section aria-labelledby="approved-categories">
      <h2 id="approved-categories" className={styles.heading}>
        {text.categories}
      </h2>
      <ul className={styles.chips}>
        {categories.map(({ main, sub, count }) => (
          <li key={`${main}/${sub}`}>
            <button
              type="button"
              className={styles.chip}
              aria-pressed={main === chosen.main && sub === chosen.sub}
              onClick={() => onChoose({ main, sub })}
            >
              {text.chip(main, sub)} <span className={styles.chipCount}>{text.count(count)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
