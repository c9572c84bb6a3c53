import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { watchSession } from '../../session.ts';

/** Keep the session alive while a page is open; when it ends elsewhere, forget what was fetched and go to sign-in. */
export function useSessionWatch(): void {
  const navigate = useNavigate();
  const queries = useQueryClient();
  useEffect(
    () =>
      watchSession(() => {
        queries.clear();
        void navigate('/login');
      }),
    [navigate, queries],
  );
}
