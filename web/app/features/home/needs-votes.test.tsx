import { listTermsToVote, listUserVotes } from '@mustalah/contract/terms/votes';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../test/network.ts';
import { signedIn } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { termOf } from '../../../test/terms.ts';
import type { Home } from './load-home.ts';
import { NeedsVotes } from './needs-votes.tsx';

const brought = { toVote: { results: [termOf(1, 'مرشاف')], count: 1, next: null } } as object as Home;

test('a member is asked for what they may still vote on, not for what the page brought for everybody', async () => {
  const network = fakeNetwork();
  await signedIn(network);
  network.answer(listUserVotes, { voted_terms: [], own_terms: [] });
  network.answer(listTermsToVote, { results: [termOf(2, 'مسبار')], count: 1, next: null });
  showAt('/', { '/': <NeedsVotes home={brought} /> });
  await screen.findByText('مسبار');
  expect(screen.queryByText('مرشاف')).toBeNull();
});
