import { data, Outlet, redirect } from 'react-router';
import { knownSession } from '../../session.ts';
import { PageLoading } from '../../ui/page-loading.tsx';
import type { Route } from './+types/guard';
import { mayOpen } from './access.ts';

/** Lets only those pass whom the screen is for; runs in the browser, before the screen loads its data. */
const guard: Route.ClientMiddlewareFunction = async ({ request, pattern }) => {
  const { user } = await knownSession();
  const { pathname, search } = new URL(request.url);
  if (!user) throw redirect(`/login?next=${encodeURIComponent(pathname + search)}`);
  // The router joins the paths of its routes without a slash before the first.
  if (!mayOpen(`/${pattern}`.replace('//', '/'), user)) throw data(null, { status: 403 });
};

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guard];

/** Makes the middleware run on every visit; the children bring the data. */
export const clientLoader = () => null;

export const HydrateFallback = PageLoading;

export default function Guarded() {
  return <Outlet />;
}
