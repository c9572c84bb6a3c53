import { Outlet } from 'react-router';
import type { Route } from './+types/contributor-guard';
import { GuardError, requireFlags, SessionLoading } from './require.tsx';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireFlags('is_contributor')];

/** Makes the middleware run on every visit; the children bring the data. */
export const clientLoader = () => null;

export const HydrateFallback = SessionLoading;

export default function Guarded() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <GuardError error={error} />;
}
