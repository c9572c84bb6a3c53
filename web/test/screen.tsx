import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

export const newQueries = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });

/** Show screens by their paths, standing at an address; returns where the person is. */
export function showAt(address: string, screens: Record<string, ReactNode>) {
  const queries = newQueries();
  const router = createMemoryRouter(
    Object.entries(screens).map(([path, element]) => ({ path, element })),
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {
    queries,
    goTo: (to: string) => router.navigate(to),
    place: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}
