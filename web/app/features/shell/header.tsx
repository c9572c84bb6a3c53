import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../session.ts';
import { common } from '../../text/common.ts';
import { Button } from '../../ui/button.tsx';
import { useDrawnOnce } from '../../ui/drawn-once.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { HeaderSearch } from './header-search.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';
import styles from './shell.module.css';
import { headerLinks, text } from './text.ts';
import { useEscape } from './use-escape.ts';

// A visitor never needs it: the menu and its positioning are a fifth of the page's code.
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));

/** Logo, links and the reader's own corner; on narrow screens the links fold into a menu of two columns. */
export function Header() {
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const burger = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const { status } = useSession();
  // Also closes after going back or forward.
  useEffect(() => close(), [pathname, close]);
  useEscape(isOpen, () => {
    close();
    burger.current?.focus();
  });

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.logo} aria-label={text.logoLabel}>
          <img src="/favicon.svg" alt="" width={36} height={36} />
          <span>{common.siteName}</span>
        </Link>
        <nav className={styles.wideNav} aria-label={text.mainMenu} {...useHeaderLinks()} />
        {/* It comes late: what stands after it in the line keeps its place. */}
        <div className={styles.account}>
          {status === 'signed-in' && (
            <Suspense fallback={null}>
              <AccountMenu />
            </Suspense>
          )}
          {status === 'signed-out' && (
            <div className={styles.barButtons}>
              <SignedOutButtons />
            </div>
          )}
        </div>
        <HeaderSearch />
        <SchemeSwitch className={styles.barSwitch} />
        <button
          ref={burger}
          type="button"
          className={`${styles.iconButton} ${styles.burger}`}
          onClick={toggle}
          aria-expanded={isOpen}
          aria-controls="narrow-menu"
          aria-label={isOpen ? text.closeMenu : text.openMenu}
        >
          <Icon name={isOpen ? 'cross' : 'menu'} size={26} />
        </button>
      </div>
      {isOpen && (
        <nav id="narrow-menu" className={styles.narrowMenu} aria-label={text.mainMenu}>
          <HeaderLinks current={currentOf(pathname)} />
          {status === 'signed-out' && (
            <div className={styles.menuButtons}>
              <SignedOutButtons />
            </div>
          )}
          <SchemeSwitch className={styles.menuSwitch} withLabel />
        </nav>
      )}
    </header>
  );
}

function useHeaderLinks() {
  const current = currentOf(useLocation().pathname);
  return useDrawnOnce(`header of ${current}`, <HeaderLinks current={current} />);
}

/** The link under which an address stands. */
const currentOf = (pathname: string): string | undefined =>
  headerLinks.find(({ to }) => isWithin(pathname, to))?.to;

const HeaderLinks = ({ current }: { current: string | undefined }) =>
  headerLinks.map(({ to, label }) => (
    <Link key={to} to={to} className={styles.navLink} aria-current={to === current ? 'page' : undefined}>
      {label}
    </Link>
  ));

/** Whether an address is that of a page or below it. */
const isWithin = (pathname: string, page: string): boolean =>
  pathname === page || (page !== '/' && pathname.startsWith(`${page}/`));

const SignedOutButtons = () => (
  <>
    <Button to="/login" variant="outline" size="sm">
      {text.login}
    </Button>
    <Button to="/register" size="sm">
      {text.register}
    </Button>
  </>
);
