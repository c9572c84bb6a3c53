import type { Answer } from '@mustalah/contract/endpoint';
import type { getTerm } from '@mustalah/contract/terms/dictionary';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Title } from '../../ui/text.tsx';
import styles from './dictionary.module.css';
import { text } from './text.ts';

type Page = Answer<typeof getTerm>;

/** The entries before and behind this one in its field, so that a field is read like a book. */
export function Neighbours({ term: { category_name, neighbours } }: { term: Page }) {
  const { previous, next } = neighbours;
  if (!previous && !next) return null;
  return (
    <nav aria-label={text.inField(category_name)}>
      <Title order={2} size="h5">
        {text.inField(category_name)}
      </Title>
      <ul className={styles.neighbours}>
        {previous && (
          <li>
            <Neighbour of={previous} way={text.previous} icon="back" />
          </li>
        )}
        {next && (
          <li>
            <Neighbour of={next} way={text.next} icon="onward" />
          </li>
        )}
      </ul>
    </nav>
  );
}

interface NeighbourProps {
  of: NonNullable<Page['neighbours']['next']>;
  way: string;
  icon: 'back' | 'onward';
}

const Neighbour = ({ of: { id, arabic }, way, icon }: NeighbourProps) => (
  <Link to={`/term/${id}`} rel={icon === 'onward' ? 'next' : 'prev'} className={`hit ${styles.neighbour}`}>
    <Icon name={icon} size={18} />
    <span className={styles.way}>{way}</span> <span className="term">{arabic}</span>
  </Link>
);
