import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { common } from '../../text/common.ts';
import type { Route } from './+types/main-layout';
import { ErrorPage } from './error-page.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LeavingBanner } from './leaving-banner.tsx';
import styles from './shell.module.css';
import { UnconfirmedBanner } from './unconfirmed-banner.tsx';
import { useSessionWatch } from './use-session-watch.ts';

/** What every page has around it, an error page too: header, the only `main`, footer, and the session. */
function Shell({ children }: { children: ReactNode }) {
  useSessionWatch();
  return (
    <div className={styles.shell}>
      <a href="#content" className="skip-link">
        {common.skipToContent}
      </a>
      <Header />
      <div className={styles.banners}>
        <LeavingBanner />
        <UnconfirmedBanner />
      </div>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}

export default function MainLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <ErrorPage error={error} />
    </Shell>
  );
}
