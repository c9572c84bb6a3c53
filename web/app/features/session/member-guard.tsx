import { Outlet } from 'react-router';
import type { Route } from './+types/member-guard';
import { GuardError, requireFlags, SessionLoading } from './require.tsx';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireFlags()];

/** Makes the middleware run on every visit; the children bring the data. */
export const clientLoader = () => null;

export const HydrateFallback = SessionLoading;

export default function Guarded() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <GuardError error={error} />;
}
