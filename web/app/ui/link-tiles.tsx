import { Icon, type IconName } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './link-tiles.module.css';

/** Where one can go from here. */
export interface PageLink {
  to: string;
  label: string;
  icon: IconName;
}

interface LinkTilesProps {
  links: readonly PageLink[];
  /** In a row of a wide screen; as many as fit when absent. */
  columns?: 4;
}

/** Links as tiles. */
export const LinkTiles = ({ links, columns }: LinkTilesProps) => (
  <ul className={styles.tiles} data-columns={columns}>
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
