import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { keepingNext } from '../../next-path.ts';
import { watchSession } from '../../session.ts';

/**
 * Keep the session alive while a page is open; when it ends, forget what was fetched and go to sign-in, from where whoever
 * did not want to leave comes back.
 */
export function useSessionWatch(): void {
  const navigate = useNavigate();
  const queries = useQueryClient();
  useEffect(
    () =>
      watchSession((isOwnAct) => {
        queries.clear();
        const { pathname, search } = window.location;
        void navigate(isOwnAct ? '/login' : keepingNext('/login', pathname + search));
      }),
    [navigate, queries],
  );
}
