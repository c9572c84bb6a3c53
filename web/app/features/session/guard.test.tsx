import { render, screen } from '@testing-library/react';
import {
  createMemoryRouter,
  isRouteErrorResponse,
  type MiddlewareFunction,
  RouterProvider,
  useRouteError,
} from 'react-router';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../test/network.ts';
import { signedIn, signedOut } from '../../../test/person.ts';
import Guarded, { clientMiddleware } from './guard.tsx';

function Refused() {
  const error = useRouteError();
  return <p>{isRouteErrorResponse(error) ? error.status : String(error)}</p>;
}

/** Two guarded screens, one for members and one for admins. */
function visit(address: string) {
  const router = createMemoryRouter(
    [
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

test('a stranger signs in first, and comes back with the whole address', async () => {
  fakeNetwork();
  await signedOut();
  const router = visit('/profile?tab=rewards');
  expect(await screen.findByText('login')).toBeDefined();
  expect(router.state.location.search).toBe('?next=%2Fprofile%3Ftab%3Drewards');
});
