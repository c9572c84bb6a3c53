import { getCurrentUser } from '@mustalah/contract/accounts';
import { act, render, screen } from '@testing-library/react';
import {
  createMemoryRouter,
  isRouteErrorResponse,
  type MiddlewareFunction,
  RouterProvider,
  useRouteError,
} from 'react-router';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../test/network.ts';
import { person, signedIn, signedOut } from '../../../test/person.ts';
import { reloadUser } from '../../session.ts';
import Guarded, { clientMiddleware } from './guard.tsx';

function Refused() {
  const error = useRouteError();
  return <p>{isRouteErrorResponse(error) ? `${error.status} ${error.data.notice ?? ''}` : String(error)}</p>;
}

/** Two guarded screens, one for members and one for admins. */
function visit(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>home</p> },
      { path: '/login', element: <p>login</p> },
      {
        middleware: clientMiddleware as unknown as MiddlewareFunction[],
        loader: () => null,
        HydrateFallback: () => null,
        element: <Guarded />,
        errorElement: <Refused />,
        children: [
          { path: 'profile', element: <p>profile</p> },
          { path: 'admin-terms', element: <p>admin</p> },
          { path: 'admin-panel', element: <p>panel</p> },
          { path: 'journal-admin', element: <p>desk</p> },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

test('a member enters where members may', async () => {
  await signedIn(fakeNetwork());
  visit('/profile');
  expect(await screen.findByText('profile')).toBeDefined();
});

test('a member is refused where admins only may', async () => {
  await signedIn(fakeNetwork());
  visit('/admin-terms');
  expect(await screen.findByText('403')).toBeDefined();
});

test('who is no editor is led home from the desk', async () => {
  await signedIn(fakeNetwork());
  visit('/journal-admin');
  expect(await screen.findByText('home')).toBeDefined();
});

test('a locked screen may say more of why', async () => {
  await signedIn(fakeNetwork());
  visit('/admin-panel');
  expect(await screen.findByText('403 هذا القسم لمديري المنصة فقط.')).toBeDefined();
});

test('an admin who is no longer one sees the lock at once', async () => {
  const network = fakeNetwork();
  await signedIn(network);
  network.answer(getCurrentUser, { ...person, is_admin: true });
  await reloadUser();
  visit('/admin-panel');
  await screen.findByText('panel');
  network.answer(getCurrentUser, person);
  await act(reloadUser);
  expect(await screen.findByText('هذا القسم لمديري المنصة فقط.')).toBeDefined();
  expect(screen.queryByText('panel')).toBeNull();
});

test('a stranger signs in first, and comes back with the whole address', async () => {
  fakeNetwork();
  await signedOut();
  const router = visit('/profile?tab=rewards');
  expect(await screen.findByText('login')).toBeDefined();
  expect(router.state.location.search).toBe('?next=%2Fprofile%3Ftab%3Drewards');
});
