import { getCurrentUser } from '@mustalah/contract/accounts';
import { listDoubtedRows } from '@mustalah/contract/shelf';
import { listProposals } from '@mustalah/contract/terms/proposals';
import { listPendingTerms } from '@mustalah/contract/terms/review';
import { listTermsToVote } from '@mustalah/contract/terms/votes';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../test/network.ts';
import { person, signedIn } from '../../test/person.ts';
import { showAt } from '../../test/screen.tsx';
import { reloadUser } from '../session.ts';
import { WaitingLinks } from './review-links.tsx';

test.each([
  [{}, ['/vote']],
  [{ is_contributor: true }, ['/vote', '/review-terms?view=one']],
  [{ is_admin: true }, ['/vote', '/admin-terms?view=one']],
])('from a term that waits %o comes to the others, with their numbers', async (rights, addresses) => {
  const network = fakeNetwork();
  await signedIn(network);
  network.answer(getCurrentUser, { ...person, ...rights });
  await reloadUser();
  const none = { results: [], next: null, previous: null };
  network.answer(listTermsToVote, { results: [], count: 12, next: null });
  network.answer(listPendingTerms, { ...none, count: 7 });
  network.answer(listProposals, { ...none, count: 0 });
  network.answer(listDoubtedRows, { ...none, count: 0 });
  showAt('/', { '/': <WaitingLinks /> });
  await screen.findByText('١٢');
  if (addresses.length > 1) await screen.findByText('٧');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(addresses);
});
