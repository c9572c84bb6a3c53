import { describeTerm, getTerm } from '@mustalah/contract/terms/dictionary';
import { listTermsToVote, listUserVotes, revokeVote, voteOnTerm } from '@mustalah/contract/terms/votes';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { fakeNetwork, json, refusal } from '../../../test/network.ts';
import { signedIn } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { pageOf, termOf } from '../../../test/terms.ts';
import { watchToasts } from '../../../test/toasts.ts';
import { voteText } from '../../domain/vote-text.ts';
import { common } from '../../text/common.ts';
import { text } from './text.ts';
import VotePage from './vote-page.tsx';

const cast = {
  counts: true,
  votes: 4,
  votes_needed: 1,
  is_approved: false,
  credited: 0,
  challenge_credited: 0,
};

/** The server rendered the page without terms, so the browser asks for them. */
const rendered = {
  loaderData: { first: null, category: '', categories: ['الطب'] },
} as object as ComponentProps<typeof VotePage>;

async function voter() {
  const network = fakeNetwork();
  await signedIn(network);
  watchToasts();
  network.answer(listUserVotes, { voted_terms: [], own_terms: [] });
  network.answer(describeTerm, { words: [], parts: [], family: [] });
  network.answer(getTerm, pageOf(termOf(1, 'مرشاف')));
  return network;
}
const show = () => showAt('/vote', { '/vote': <VotePage {...rendered} />, '/term/:id': 'صفحته' });
const shown = (arabic: string) => screen.findByRole('heading', { name: arabic });

test('one term is shown at a time; keys vote for it, go on and come back', async () => {
  const network = await voter();
  network.answer(listTermsToVote, {
    results: [termOf(1, 'مرشاف'), termOf(2, 'مسبار')],
    count: 2,
    next: null,
  });
  network.answer(voteOnTerm, cast);
  network.answer(revokeVote, { votes: 3, votes_needed: 2, is_approved: false });
  show();
  await shown('مرشاف');
  expect(screen.queryByText('مسبار')).toBeNull();

  await userEvent.keyboard('1');
  await screen.findByRole('button', { name: voteText.revokeFor('مرشاف') });
  await screen.findByText(text.waiting(1));
  // A key of an Arabic keyboard.
  await userEvent.keyboard('١');
  await screen.findByRole('button', { name: voteText.voteFor('مرشاف') });
  await screen.findByText(text.waiting(2));
  expect(network.timesAsked(voteOnTerm)).toBe(1);

  await userEvent.keyboard('2');
  await shown('مسبار');
  await userEvent.keyboard('4');
  await shown('مرشاف');
  await userEvent.click(screen.getByRole('button', { name: new RegExp(text.skip) }));
  await shown('مسبار');
  await userEvent.keyboard('2');
  await screen.findByText(text.done);
});

test('what follows is asked for when the first of them end', async () => {
  const network = await voter();
  network.on(listTermsToVote, ({ url }) =>
    json(
      url.includes('after=')
        ? { results: [termOf(2, 'مسبار')], count: 2, next: null }
        : { results: [termOf(1, 'مرشاف')], count: 2, next: '0-3-1' },
    ),
  );
  show();
  await shown('مرشاف');
  await userEvent.keyboard('2');
  await shown('مسبار');
});

test('a list that does not come says so, and is asked for again', async () => {
  const network = await voter();
  network.on(listTermsToVote, () => refusal(500, 'internal'));
  show();
  await screen.findByRole('alert');
  network.answer(listTermsToVote, { results: [], count: 0, next: null });
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  await screen.findByText(text.done);
});

test('whoever knows one field goes through what waits in it, and to the same as a list', async () => {
  const network = await voter();
  network.answer(listTermsToVote, { results: [termOf(1, 'مرشاف')], count: 1, next: null });
  show();
  await shown('مرشاف');
  network.answer(listTermsToVote, { results: [termOf(2, 'مسبار')], count: 1, next: null });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: text.category }), 'الطب');
  await shown('مسبار');
  const asked = network.asked.findLast(({ what }) => what === 'GET /api/terms/to-vote/');
  expect(new URLSearchParams(asked?.search).get('category')).toBe('الطب');
  expect(
    new URLSearchParams(
      screen.getByRole('link', { name: text.asList }).getAttribute('href')?.split('?')[1],
    ).get('category'),
  ).toBe('الطب');
});

test('a member sees what needs their vote, not what the page brought for everybody', async () => {
  const network = await voter();
  network.answer(listTermsToVote, { results: [termOf(2, 'مسبار')], count: 1, next: null });
  const first = { results: [termOf(1, 'مرشاف')], count: 2, next: null };
  const brought = { loaderData: { first, category: '', categories: [] } } as object as ComponentProps<
    typeof VotePage
  >;
  showAt('/vote', { '/vote': <VotePage {...brought} /> });
  await shown('مسبار');
  expect(screen.queryByText('مرشاف')).toBeNull();
});
