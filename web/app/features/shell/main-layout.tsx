import { Outlet } from 'react-router';
import { common } from '../../text/common.ts';
import type { Route } from './+types/main-layout';
import { ErrorPage } from './error-page.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import { useSessionWatch } from './use-session-watch.ts';

/** Header and footer, on error pages too, so that the session starts on each of them. */
function Shell({ children }: { children: React.ReactNode }) {
  useSessionWatch();
  return (
    <>
      <a href="#content" className="skip-link">
        {common.skipToContent}
      </a>
      <Header />
      {children}
      <Footer />
    </>
  );
}

export default function MainLayout() {
  return (
    <Shell>
      <main id="content" className={styles.main}>
        <Outlet />
      </main>
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
