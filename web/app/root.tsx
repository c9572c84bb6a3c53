import './styles.ts';
import interfaceFont from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url';
import latinFont from '@fontsource-variable/vazirmatn/files/vazirmatn-latin-wght-normal.woff2?url';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { RefusedCall } from './api.ts';
import { BRAND, NIGHT_SURFACE } from './colors.ts';
import { EARLY_SCRIPT, repeatEarly } from './early.ts';
import { IdentityGuide } from './features/session/identity-guide.tsx';
import { ErrorPage, errorTitle } from './features/shell/error-page.tsx';
import { useNonce } from './render-context.ts';
import { SCHEME_SCRIPT } from './scheme.ts';
import { common } from './text/common.ts';
import { MEMBER_SCRIPT } from './tokens.ts';
import { afterPress } from './ui/press.ts';
import Toaster from './ui/toaster.tsx';

/** Errors of a refusal are final; a lost connection is worth one more try. */
const retryOnce = (failures: number, error: unknown): boolean =>
  failures < 1 && !(error instanceof RefusedCall);
const STALE_MS = 30_000;
const queryOptions = { retry: retryOnce, staleTime: STALE_MS, refetchOnReconnect: true };
/** Without a network a call fails at once and says so; the library's own way is to wait in silence. */
const network = { networkMode: 'always' } as const;
// An answer that comes while something is pressed is shown when the press is over.
notifyManager.setScheduler((tell) => setTimeout(afterPress, 0, tell));

export const links: Route.LinksFunction = () => [
  // Preloaded, the fonts are there before the first line is drawn, so that nothing moves.
  ...[interfaceFont, latinFont].map((href) => ({
    rel: 'preload',
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export const meta: Route.MetaFunction = ({ error }) => [
  { title: error ? errorTitle(error) : common.siteName },
  { name: 'description', content: common.siteDescription },
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  return (
    // The first script of the page sets the scheme before anything is drawn: it knows the reader, the server does not. It
    // also keeps what is pressed too early.
    <html lang="ar" dir="rtl" data-scheme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={BRAND} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={NIGHT_SURFACE} media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        <script
          {...(nonce && { nonce })}
          dangerouslySetInnerHTML={{ __html: SCHEME_SCRIPT + MEMBER_SCRIPT + EARLY_SCRIPT }}
        />
      </head>
      <body>
        {children}
        <ScrollRestoration {...(nonce && { nonce })} />
        <Scripts {...(nonce && { nonce })} />
      </body>
    </html>
  );
}

export default function Root() {
  const [queries] = useState(
    () =>
      new QueryClient({ defaultOptions: { queries: { ...network, ...queryOptions }, mutations: network } }),
  );
  useEffect(() => void repeatEarly(), []);
  return (
    <QueryClientProvider client={queries}>
      <Toaster />
      <IdentityGuide />
      <Outlet />
    </QueryClientProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // The layout of all pages is itself at fault: its header and footer cannot be had.
  return (
    <main>
      <ErrorPage error={error} />
    </main>
  );
}
