import { useEffect, useRef } from 'react';
import { data, Outlet, redirect, useRevalidator } from 'react-router';
import { knownSession, useSession } from '../../session.ts';
import { PageLoading } from '../../ui/page-loading.tsx';
import type { Route } from './+types/guard';
import { flags, leadsHome, mayOpen } from './access.ts';
import { lockNotices } from './text.ts';

/** Lets only those pass whom the screen is for; runs in the browser, before the screen loads its data. */
const guard: Route.ClientMiddlewareFunction = async ({ request, pattern }) => {
  const { user } = await knownSession();
  const { pathname, search } = new URL(request.url);
  if (!user) throw redirect(`/login?next=${encodeURIComponent(pathname + search)}`);
  // The router joins the paths of its routes without a slash before the first.
  const path = `/${pattern}`.replace('//', '/');
  if (mayOpen(path, user)) return;
  throw leadsHome(path) ? redirect('/') : data({ notice: lockNotices[path] }, { status: 403 });
};

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guard];

/** Makes the middleware run on every visit; the children bring the data. */
export const clientLoader = () => null;

export const HydrateFallback = PageLoading;

/** Asks the guard again when the user's rights change while a screen is open. */
export default function Guarded() {
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  const rights = user && flags.filter((flag) => user[flag]).join();
  const guarded = useRef(rights);
  useEffect(() => {
    if (guarded.current === rights) return;
    guarded.current = rights;
    if (rights !== null) void revalidate();
  }, [rights, revalidate]);
  return <Outlet />;
}
