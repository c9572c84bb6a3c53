import { expect, test } from 'vitest';
import { isSameEntry, isSameMeaning } from '../rules.ts';
import { addsFreely, decidesParts, decisionObjection, removalObjection } from './rules.ts';

const user = { id: 1, isAdmin: false, isContributor: false };
const reviewer = { id: 2, isAdmin: false, isContributor: true };
const author = { id: 3, isAdmin: false, isContributor: true };
const admin = { id: 4, isAdmin: true, isContributor: false };

const pending = { author_id: 3, approved_by: null };
const approved = { author_id: 3, approved_by: 'person' };

test.each([
  [pending, user, false, false],
  [pending, reviewer, false, true],
  [pending, author, true, true],
  [pending, admin, true, true],
  [approved, author, false, false],
  [approved, reviewer, false, true],
  [approved, admin, true, true],
])('of %j, %j adds freely: %s, and decides: %s', (term, actor, adds, decides) => {
  expect([addsFreely(term, actor), decidesParts(term, actor)]).toEqual([adds, decides]);
});

test.each([
  [{ author_id: 1, status: 'proposed' }, user, 'forbidden', null],
  [{ author_id: 1, status: 'accepted' }, user, 'forbidden', 'forbidden'],
  [{ author_id: 2, status: 'proposed' }, reviewer, 'own_proposal', null],
  [{ author_id: 2, status: 'accepted' }, reviewer, null, null],
  [{ author_id: 1, status: 'proposed' }, reviewer, null, null],
  [{ author_id: 4, status: 'proposed' }, admin, 'own_proposal', null],
])('of an approved entry %j is decided by %j: %s, and taken away: %s', (part, actor, decision, removal) => {
  expect([decisionObjection(approved, part, actor), removalObjection(approved, part, actor)]).toEqual([
    decision,
    removal,
  ]);
});

test.each([
  [{ category_id: 1, latin_folded: 'strain' }, true, true],
  [{ category_id: 2, latin_folded: 'strain' }, true, false],
  [{ category_id: 1, latin_folded: 'emotion' }, true, false],
  [{ category_id: 2, latin_folded: 'emotion' }, false, false],
])('beside strain in field 1, %j has its meaning: %s, and is the same entry: %s', (other, meaning, entry) => {
  const strain = { category_id: 1, latin_folded: 'strain' };
  expect([isSameMeaning(strain, other), isSameEntry(strain, other)]).toEqual([meaning, entry]);
});
