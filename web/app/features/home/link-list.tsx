import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import type { PageLink } from '../../ui/link-tiles.tsx';
import styles from './home.module.css';

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
