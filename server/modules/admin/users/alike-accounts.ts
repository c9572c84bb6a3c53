import type { UserStatus } from '@mustalah/contract/accounts';
import type { listAlikeAccounts } from '@mustalah/contract/administration';
import type { Reply } from '@mustalah/contract/endpoint';
import { sql } from 'kysely';
import { type Db, onlyRow } from '../../../platform/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { findStanding } from '../../accounts/public-users.ts';
import { FEWEST_VOTES, isAlike, type Pair, signsOf } from './rules.ts';

/** So many accounts are looked at closely: those opened nearest in time, those that vote most alike, those of one mailbox. */
const LOOKED_AT = 200;

/** Accounts that may be of the same person as this one: a hint for an admin's own judgement, never a verdict. */
export async function alikeAccounts(db: Db, userId: number): Promise<Reply<typeof listAlikeAccounts>> {
  if (!(await findStanding(db, userId))) throw notFound();
  const [others, on_same_network] = await Promise.all([listPairs(db, userId), countOnNetworks(db, userId)]);
  const accounts = others
    .map((other) => ({ ...other, signs: signsOf(other) }))
    .filter(({ signs }) => isAlike(signs))
    .sort((one, two) => two.signs.length - one.signs.length || one.minutesApart - two.minutesApart)
    .map((other) => ({
      ...other,
      minutes_apart: other.minutesApart,
      votes: other.otherVotes,
      common_votes: other.commonVotes,
      votes_for_user: other.votesForUser,
      votes_from_user: other.votesFromUser,
    }));
  return { accounts, on_same_network };
}

interface Other extends Pair {
  id: number;
  name: string;
  email: string;
  status: UserStatus;
  created_at: Date;
}

async function listPairs(db: Db, userId: number): Promise<Other[]> {
  const { rows } = await sql<Other>`
    with mine as (select id, created_at, mailbox from users where id = ${userId}),
    my_votes as (select term_id from votes where user_id = ${userId} and revoked_at is null),
    my_terms as (select id from terms where author_id = ${userId}),
    neighbours as (
      select other.user_id, bool_or(own.opened_here and other.opened_here) as opened_together
      from account_networks own
        join account_networks other on other.network_hash = own.network_hash and other.user_id <> own.user_id
      where own.user_id = ${userId}
      group by other.user_id
    ),
    near as (
      select neighbours.user_id from neighbours join users on users.id = neighbours.user_id, mine
      order by abs(extract(epoch from users.created_at - mine.created_at)), neighbours.user_id limit ${LOOKED_AT}
    ),
    voting as (
      select user_id from votes
      where revoked_at is null and user_id <> ${userId}
        and (term_id in (select term_id from my_votes) or term_id in (select id from my_terms))
      group by user_id having count(*) >= ${FEWEST_VOTES}
      order by count(*) desc, user_id limit ${LOOKED_AT}
    ),
    same_mailbox as (
      select users.id as user_id from users join mine using (mailbox)
      where users.id <> mine.id order by users.id limit ${LOOKED_AT}
    )
    select other.id, other.name, other.email::text as email, other.status, other.created_at,
      other.mailbox = mine.mailbox as "sharesMailbox",
      neighbours.user_id is not null as "sharesNetwork",
      coalesce(neighbours.opened_together, false) as "openedOnOneNetwork",
      round(abs(extract(epoch from other.created_at - mine.created_at)) / 60)::int as "minutesApart",
      (select count(*) from my_votes) as "userVotes",
      voted.votes as "otherVotes", voted.common as "commonVotes", voted.for_user as "votesForUser",
      (select count(*) from my_votes join terms on terms.id = my_votes.term_id
        where terms.author_id = other.id) as "votesFromUser"
    from (select user_id from near union select user_id from voting union select user_id from same_mailbox) looked
      join users other on other.id = looked.user_id
      left join neighbours on neighbours.user_id = other.id
      cross join mine
      cross join lateral (
        select count(*) as votes,
          count(*) filter (where term_id in (select term_id from my_votes)) as common,
          count(*) filter (where term_id in (select id from my_terms)) as for_user
        from votes where user_id = other.id and revoked_at is null
      ) voted`.execute(db);
  return rows;
}

async function countOnNetworks(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct other.user_id) as count
    from account_networks own join account_networks other on other.network_hash = own.network_hash
    where own.user_id = ${userId} and other.user_id <> ${userId}`.execute(db);
  return onlyRow(rows).count;
}
