import { policies } from '../../domain/policies.ts';
import { Link } from '../../ui/link.tsx';
import styles from './journal.module.css';
import { articlesText, boardText, text } from './text.ts';

const links = [
  { to: '/journal', label: text.title },
  { to: '/articles', label: articlesText.title },
  { to: '/journal/archive', label: text.archiveTitle },
  { to: '/journal/board', label: boardText.title },
  { to: '/publishing-guide', label: text.guide },
  ...Object.entries(policies).map(([name, { title }]) => ({ to: `/journal/${name}`, label: title })),
];

/** What the journal says of itself, at the end of each of its public pages. */
export const JournalLinks = () => (
  <nav aria-label={text.links} className={styles.links}>
    <h2>{text.links}</h2>
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  </nav>
);
