import { expect, test } from 'vitest';
import {
  approvalObjection,
  canReview,
  editObjection,
  fallsBack,
  rejectionObjection,
  votesNeeded,
} from './rules.ts';

const admin = { id: 1, isAdmin: true, isContributor: false };
const contributor = { id: 2, isAdmin: false, isContributor: true };
const author = { id: 3, isAdmin: false, isContributor: false };
const pending = { author_id: 3, approved_by: null };
const byVotes = { author_id: 3, approved_by: 'votes' };
const byPerson = { author_id: 3, approved_by: 'person' };

test.each([
  [pending, admin, null, null],
  [pending, contributor, null, null],
  [pending, { ...author, isContributor: true }, 'own_review', 'own_review'],
  [byVotes, admin, null, null],
  [byVotes, contributor, 'already_approved', 'already_approved'],
  [byPerson, admin, 'already_approved', null],
  [byPerson, contributor, 'already_approved', 'already_approved'],
  [{ ...pending, author_id: 1 }, admin, 'own_review', 'own_review'],
  [{ ...pending, author_id: null }, contributor, null, null],
])(
  'on %o the reviewer %o meets %s when approving and %s when rejecting',
  (term, actor, approval, rejection) => {
    expect([approvalObjection(term, actor), rejectionObjection(term, actor)]).toEqual([approval, rejection]);
  },
);

test.each([
  [pending, author, null],
  [pending, contributor, 'forbidden'],
  [byVotes, author, 'not_editable'],
  [byPerson, author, 'not_editable'],
  [byPerson, admin, null],
])('on %o the editor %o meets %s', (term, actor, objection) => {
  expect(editObjection(term, actor)).toBe(objection);
});

test('only those who may decide are told that they may', () => {
  expect([canReview(pending, author), canReview(pending, contributor), canReview(byPerson, admin)]).toEqual([
    false,
    true,
    true,
  ]);
});

test.each([
  [null, 0, 5],
  [null, 4, 1],
  [null, 9, 0],
  ['person', 0, 0],
])('a term approved by %s with %i votes needs %i', (approved_by, votes, needed) => {
  expect(votesNeeded({ approved_by, votes })).toBe(needed);
});

test('only what votes approved falls back', () => {
  expect([
    fallsBack(byVotes, 4),
    fallsBack(byVotes, 5),
    fallsBack(byPerson, 0),
    fallsBack(pending, 0),
  ]).toEqual([true, false, false, false]);
});
