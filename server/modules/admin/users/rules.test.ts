import { expect, test } from 'vitest';
import { devotedGroup, groupsOf, inOrder, isAlike, type Pair, signsOf } from './rules.ts';

/** Two who have nothing to do with each other. */
const strangers: Pair = {
  sharesMailbox: false,
  sharesNetwork: false,
  openedOnOneNetwork: false,
  minutesApart: 9999,
  userVotes: 10,
  otherVotes: 10,
  commonVotes: 1,
  votesForUser: 0,
  votesFromUser: 0,
};
const onCampus: Pair = { ...strangers, sharesNetwork: true, openedOnOneNetwork: true };

test.each<[string, Pair, readonly string[], boolean]>([
  ['strangers', strangers, [], false],
  ['a campus', onCampus, ['same_network'], false],
  ['two addresses of one mailbox', { ...strangers, sharesMailbox: true }, ['one_mailbox'], true],
  [
    'opened one after the other on one network',
    { ...onCampus, minutesApart: 30 },
    ['opened_together', 'same_network'],
    true,
  ],
  ['opened half an hour and more apart', { ...onCampus, minutesApart: 31 }, ['same_network'], false],
  [
    'opened at one time on different networks',
    { ...strangers, sharesNetwork: true, minutesApart: 1 },
    ['same_network'],
    false,
  ],
  ['one taste', { ...strangers, commonVotes: 6 }, ['votes_alike'], false],
  [
    'one taste and one network',
    { ...onCampus, otherVotes: 5, commonVotes: 3 },
    ['votes_alike', 'same_network'],
    true,
  ],
  ['two votes of two say nothing', { ...onCampus, otherVotes: 2, commonVotes: 2 }, ['same_network'], false],
  [
    'a voter who votes for one author',
    { ...strangers, otherVotes: 5, votesForUser: 3 },
    ['votes_for_other'],
    false,
  ],
  [
    'the same seen from the voter',
    { ...onCampus, userVotes: 5, votesFromUser: 3 },
    ['votes_for_other', 'same_network'],
    true,
  ],
  ['a voter who votes for many', { ...strangers, otherVotes: 6, votesForUser: 3 }, [], false],
  [
    'puppets of one hand on many networks',
    { ...strangers, otherVotes: 5, commonVotes: 4, votesForUser: 5 },
    ['votes_for_other', 'votes_alike'],
    true,
  ],
])('%s', (_name, pair, signs, alike) => {
  expect([signsOf(pair), isAlike(signsOf(pair))]).toEqual([signs, alike]);
});

test('links make groups: those with most signs first, then the larger', () => {
  const groups = groupsOf([
    { one: 1, other: 2, signs: ['same_network', 'opened_together'] },
    { one: 5, other: 6, signs: ['opened_together', 'same_network'] },
    { one: 3, other: 4, signs: ['votes_alike', 'same_network'] },
    { one: 2, other: 3, signs: ['opened_together', 'same_network'] },
    { one: 7, other: 6, signs: ['opened_together', 'same_network'] },
    { one: 8, other: 9, signs: ['opened_together', 'same_network'] },
    { one: 5, other: 7, signs: ['opened_together', 'same_network'] },
  ]);
  expect(inOrder(groups)).toEqual([
    { ids: [1, 2, 3, 4], signs: ['votes_alike', 'opened_together', 'same_network'], author: null },
    { ids: [5, 6, 7], signs: ['opened_together', 'same_network'], author: null },
    { ids: [8, 9], signs: ['opened_together', 'same_network'], author: null },
  ]);
});

test('voters of one author are told to be opened at once when most of them were', () => {
  expect(devotedGroup([3, 4, 5], 1, 2)).toEqual({
    ids: [3, 4, 5],
    author: 1,
    signs: ['votes_to_one_author', 'opened_at_once'],
  });
  expect(devotedGroup([3, 4, 5, 6], 1, 2).signs).toEqual(['votes_to_one_author']);
});

test('a chain of ten thousand accounts is one group, and soon made', () => {
  const links = Array.from({ length: 9_999 }, (_, at) => ({ one: at, other: at + 1, signs: [] }));
  const begun = performance.now();
  expect(groupsOf(links).map(({ ids }) => ids.length)).toEqual([10_000]);
  expect(performance.now() - begun).toBeLessThan(1_000);
});
