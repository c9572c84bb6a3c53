import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from './link.tsx';
import styles from './section-nav.module.css';

export interface SectionLink {
  to: string;
  label: ReactNode;
  /** The open page is one of this one's own pages. */
  isAround?: boolean;
}

interface SectionNavProps {
  label: string;
  links: readonly SectionLink[];
  /** The pages of what is open in another one above it. */
  isInner?: boolean;
}

/** From one page of a section to the others, the open one marked: one look of it everywhere. */
export function SectionNav({ label, links, isInner }: SectionNavProps) {
  const { pathname } = useLocation();
  const placeOf = ({ to, isAround }: SectionLink) =>
    to.split('?')[0] === pathname ? 'page' : isAround ? 'true' : undefined;
  return (
    <nav aria-label={label} className={styles.nav} data-inner={isInner || undefined}>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} className={styles.link} aria-current={placeOf(link)}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
