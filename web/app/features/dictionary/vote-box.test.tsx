import { getUserStats } from '@mustalah/contract/rewards';
import { listUserVotes, revokeVote, voteOnTerm } from '@mustalah/contract/terms/votes';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeNetwork, json, refusal } from '../../../test/network.ts';
import { signedIn, signedOut } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { termOf } from '../../../test/terms.ts';
import { watchToasts } from '../../../test/toasts.ts';
import { voteText } from '../../domain/vote-text.ts';
import { text } from './text.ts';
import { VoteBox } from './vote-box.tsx';

const term = termOf(42, 'مرشاف');
const cast = {
  counts: true,
  votes: 4,
  votes_needed: 1,
  is_approved: false,
  credited: 0.5,
  challenge_credited: 0,
};

const show = () => showAt('/', { '/': <VoteBox term={term} /> });
const voteButton = () => screen.findByRole('button', { name: voteText.voteFor(term.arabic) });
const revokeButton = () => screen.findByRole('button', { name: voteText.revokeFor(term.arabic) });

/** Somebody who may vote and has voted for these. */
async function voter(voted_terms: number[] = [], own_terms: number[] = []) {
  const network = fakeNetwork();
  await signedIn(network);
  network.answer(listUserVotes, { voted_terms, own_terms });
  return { network, toasts: watchToasts() };
}

test('a vote is counted, and the button takes it back from then on', async () => {
  const { network, toasts } = await voter();
  show();
  const button = await voteButton();
  network.answer(voteOnTerm, cast);
  network.answer(listUserVotes, { voted_terms: [42], own_terms: [] });
  await userEvent.click(button);
  await revokeButton();
  expect(screen.getByText(text.votes(4))).toBeDefined();
  expect(toasts).toEqual([{ tone: 'success', message: voteText.voted(0.5, 0) }]);
});

test('a double click votes once', async () => {
  const { network } = await voter();
  const release = network.hold(voteOnTerm);
  show();
  await userEvent.dblClick(await voteButton());
  await expect.poll(() => network.timesAsked(voteOnTerm)).toBe(1);
  release(json(cast));
  await screen.findByText(text.votes(4));
  expect(network.timesAsked(voteOnTerm)).toBe(1);
});

test('a vote that earned nothing says so', async () => {
  const { network, toasts } = await voter();
  network.answer(voteOnTerm, { ...cast, counts: true, credited: 0 });
  show();
  await userEvent.click(await voteButton());
  await screen.findByText(text.votes(4));
  expect(toasts).toEqual([{ tone: 'success', message: 'سُجّل صوتك، وقد نلت كل نقاط التصويت لهذا اليوم' }]);
});

test('a vote of somebody whose address is not confirmed is said to wait', async () => {
  const { network, toasts } = await voter();
  show();
  const button = await voteButton();
  network.answer(voteOnTerm, { ...cast, counts: false, votes: 3, votes_needed: 2, credited: 0 });
  network.answer(listUserVotes, { voted_terms: [42], own_terms: [] });
  await userEvent.click(button);
  await revokeButton();
  expect(screen.getByText(text.votes(3))).toBeDefined();
  expect(toasts).toEqual([{ tone: 'success', message: voteText.voteWaits }]);
});

test('a vote that completes the challenge of the day says so', async () => {
  const { network, toasts } = await voter();
  network.answer(voteOnTerm, { ...cast, challenge_credited: 15 });
  show();
  await userEvent.click(await voteButton());
  await screen.findByText(text.votes(4));
  expect(toasts).toEqual([
    {
      tone: 'success',
      message: 'سُجّل صوتك، وأضيف نصف نقطة إلى رصيدك، وأتممت التحدي اليومي فأضيف ١٥ UAS',
    },
  ]);
});

test('a refused vote changes nothing and says why', async () => {
  const { network, toasts } = await voter();
  network.on(voteOnTerm, () => refusal(409, 'own_term'));
  show();
  await userEvent.click(await voteButton());
  await expect.poll(() => toasts).toEqual([{ tone: 'error', message: 'لا يمكنك التصويت على مصطلح اقترحته' }]);
  expect(screen.getByText(text.votes(3))).toBeDefined();
  expect((await voteButton()).hasAttribute('disabled')).toBe(false);
});

test('a vote that meets no network says that it failed', async () => {
  const { toasts } = await voter();
  show();
  await userEvent.click(await voteButton());
  await expect.poll(() => toasts).toEqual([{ tone: 'error', message: voteText.voteFailed }]);
});

test('a vote is taken back', async () => {
  const { network, toasts } = await voter([42]);
  show();
  const button = await revokeButton();
  network.answer(revokeVote, { votes: 2, votes_needed: 3, is_approved: false });
  network.answer(listUserVotes, { voted_terms: [], own_terms: [] });
  await userEvent.click(button);
  await voteButton();
  expect(toasts).toEqual([{ tone: 'success', message: voteText.revoked }]);
});

test('a stranger is told to sign in, and nothing is sent', async () => {
  const network = fakeNetwork();
  const toasts = watchToasts();
  await signedOut();
  show();
  await userEvent.click(await voteButton());
  await expect.poll(() => toasts).toEqual([{ tone: 'warning', message: voteText.voteNeedsLogin }]);
  expect(network.asked).toEqual([]);
});

test('nobody is offered a vote on a term of their own', async () => {
  const { network } = await voter([], [42]);
  show();
  await expect.poll(() => network.timesAsked(listUserVotes)).toBe(1);
  await expect.poll(() => screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(text.ownTerm)).toBeDefined();
});

test('after a vote the balance is asked for anew', async () => {
  const { network } = await voter();
  network.answer(voteOnTerm, cast);
  const { queries } = show();
  queries.setQueryData([getUserStats.path, {}, 7], { uas_balance: 1 });
  await userEvent.click(await voteButton());
  await screen.findByText(text.votes(4));
  expect(queries.getQueryData([getUserStats.path, {}, 7])).toBeUndefined();
});

test('only a term that waits has a bar to fill and asks for votes', async () => {
  const { network } = await voter();
  show();
  await voteButton();
  expect(screen.getByLabelText(text.voteBar)).toBeDefined();
  cleanup();
  const { queries } = showAt('/', { '/': <VoteBox term={{ ...term, is_approved: true }} /> });
  await expect.poll(() => network.timesAsked(listUserVotes)).toBe(2);
  await expect.poll(() => queries.isFetching()).toBe(0);
  expect(screen.queryByLabelText(text.voteBar)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('whoever voted for a term takes the vote back after its approval too', async () => {
  const { network } = await voter([42]);
  showAt('/', { '/': <VoteBox term={{ ...term, is_approved: true }} /> });
  const button = await revokeButton();
  network.answer(revokeVote, { votes: 2, votes_needed: 3, is_approved: false });
  network.answer(listUserVotes, { voted_terms: [], own_terms: [] });
  await userEvent.click(button);
  await voteButton();
});
