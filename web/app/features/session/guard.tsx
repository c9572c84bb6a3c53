import { data, matchPath, Navigate, Outlet, redirect, useLocation } from 'react-router';
import { LockedPage } from '../../domain/locked-page.tsx';
import { keepingNext } from '../../next-path.ts';
import { knownSession, useSession } from '../../session.ts';
import { PageLoading } from '../../ui/page-loading.tsx';
import type { Route } from './+types/guard';
import { access, leadsHome, mayOpen } from './access.ts';
import { lockNotices } from './text.ts';

/** Lets only those pass whom the screen is for; runs in the browser, before the screen loads its data. */
const guard: Route.ClientMiddlewareFunction = async ({ request, pattern }) => {
  const { user } = await knownSession();
  const { pathname, search } = new URL(request.url);
  if (!user) throw redirect(keepingNext('/login', pathname + search));
  // The router joins the paths of its routes without a slash before the first.
  const path = `/${pattern}`.replace('//', '/');
  if (mayOpen(path, user)) return;
  throw leadsHome(path) ? redirect('/') : data({ notice: lockNotices[path] }, { status: 403 });
};

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guard];

/** Makes the middleware run on every visit; the children bring the data. */
export const clientLoader = () => null;

export const HydrateFallback = PageLoading;

/** A right may be lost while its screen is open. */
export default function Guarded() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const path = Object.keys(access).find((each) => matchPath(each, pathname)) ?? pathname;
  if (!user || mayOpen(path, user)) return <Outlet />;
  return leadsHome(path) ? <Navigate to="/" replace /> : <LockedPage notice={lockNotices[path]} />;
}
