import { EntryRow } from '../../ui/entry-row.tsx';
import { Anchor } from '../../ui/text.tsx';
import styles from './home.module.css';
import type { Home } from './load-home.ts';
import { Part } from './part.tsx';
import { text } from './text.ts';

/** The terms that were added last. */
export const Newest = ({ terms }: { terms: NonNullable<Home['newest']> }) => (
  <Part
    title={text.newest}
    icon="book"
    action={
      <Anchor to="/dictionary" size="sm">
        {text.browse}
      </Anchor>
    }
  >
    <ul className={styles.entries}>
      {terms.map((term) => (
        <EntryRow
          key={term.id}
          isOpen
          isBrief
          heading="h3"
          to={`/term/${term.id}`}
          title={term.arabic}
          latin={term.latin}
          text={term.definition}
          quiet={term.category_name}
        />
      ))}
    </ul>
  </Part>
);
