import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './home.module.css';
import type { PageLink } from './links.ts';

/** Links one below the other. */
export function LinkList({ links }: { links: readonly PageLink[] }) {
  return (
    <ul className={styles.linkList}>
      {links.map(({ to, label, icon }) => (
        <li key={to}>
          <Link to={to} className={styles.listLink}>
            <Icon name={icon} size={18} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Links as tiles, as many in a row as fit. */
export function LinkTiles({ links }: { links: readonly PageLink[] }) {
  return (
    <ul className={styles.tiles}>
      {links.map(({ to, label, icon }) => (
        <li key={to}>
          <Link to={to} className={styles.tile}>
            <Icon name={icon} size={26} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
