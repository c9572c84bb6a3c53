import { Burger, Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useEffect } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useSession } from '../../session.ts';
import { common } from '../../text/common.ts';
import styles from './shell.module.css';
import { headerLinks, text } from './text.ts';

// A visitor never needs it: the menu and its positioning are a fifth of the page's code.
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));

/** Logo and links; on narrow screens they fold into a menu of two columns. */
export function Header() {
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const { pathname } = useLocation();
  const { status } = useSession();
  // Also closes after going back or forward.
  useEffect(() => close(), [pathname, close]);

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.logo} aria-label={text.logoLabel}>
          <img src="/favicon.svg" alt="" width={36} height={36} />
          <span>{common.siteName}</span>
        </Link>
        <nav className={styles.wideNav} aria-label={text.mainMenu}>
          {headerLinks.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'} className={styles.navLink}>
              {label}
            </NavLink>
          ))}
        </nav>
        <Group gap="xs" wrap="nowrap" className={styles.account}>
          {status === 'signed-in' && (
            <Suspense fallback={null}>
              <AccountMenu />
            </Suspense>
          )}
          {status === 'signed-out' && <SignedOutButtons className={styles.wideOnly} />}
          <Burger
            className={styles.burger}
            opened={isOpen}
            onClick={toggle}
            aria-expanded={isOpen}
            aria-controls="narrow-menu"
            aria-label={isOpen ? text.closeMenu : text.openMenu}
          />
        </Group>
      </div>
      {isOpen && (
        <nav id="narrow-menu" className={styles.narrowMenu} aria-label={text.mainMenu}>
          {headerLinks.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'} className={styles.navLink}>
              {label}
            </NavLink>
          ))}
          {status === 'signed-out' && (
            <div className={styles.menuButtons}>
              <SignedOutButtons />
            </div>
          )}
        </nav>
      )}
    </header>
  );
}

function SignedOutButtons({ className }: { className?: string | undefined }) {
  return (
    <>
      <Button component={Link} to="/login" variant="outline" size="sm" className={className}>
        {text.login}
      </Button>
      <Button component={Link} to="/register" size="sm" className={className}>
        {text.register}
      </Button>
    </>
  );
}
