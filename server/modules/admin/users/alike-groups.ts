import type { AlikeGroup, listAlikeGroups } from '@mustalah/contract/administration';
import type { Reply } from '@mustalah/contract/endpoint';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../../platform/db.ts';
import { offsetOf, type PageRequest, toPage } from '../../../platform/paging.ts';
import {
  CAMPUS,
  devotedGroup,
  FEWEST_DEVOTED,
  FEWEST_DEVOTED_VOTES,
  FEWEST_VOTES,
  type Group,
  groupsOf,
  inOrder,
  isAlike,
  type Link,
  MINUTES_TOGETHER,
  MOST,
  NEARLY_ALL,
  type Pair,
  signsOf,
} from './rules.ts';

/** So many pairs are looked at closely: those found by their mailbox or votes, then those whose younger account is the youngest. */
const LOOKED_AT = 3_000;
/** So many authors whose voters voted for nobody else are told of: those with the most such voters. */
const DEVOTED_GROUPS = 300;
/** So many accounts of a group are named. */
const NAMED = 10;

/** Active accounts that may be of one person or serve one, by groups: a hint for an admin's own judgement, never a verdict. */
export async function alikeGroups(
  db: Db,
  page: PageRequest,
  url: string,
): Promise<Reply<typeof listAlikeGroups>> {
  const groups = inOrder([...groupsOf(await listLinks(db)), ...(await listDevoted(db))]);
  const shown = groups.slice(offsetOf(page), offsetOf(page) + page.page_size);
  return toPage(await presentGroups(db, shown), groups.length, page, url);
}

async function listLinks(db: Db): Promise<Link[]> {
  const pairs = await listPairs(db);
  return (
    pairs
      .map((pair) => ({ one: pair.one, other: pair.other, signs: signsOf(pair) }))
      // guard: One sign alone makes no group of accounts (alike-accounts.test.ts) ‹{ signs }) => isAlike(signs) → ) => isAlike.length > 0›
      .filter(({ signs }) => isAlike(signs))
  );
}

/**
 * Pairs that may be alike, each once, the older account first: of one mailbox, opened one after the other on one network, voters and
 * the author of most that they voted for, and voters on the same terms of one network.
 */
async function listPairs(db: Db): Promise<(Pair & { one: number; other: number })[]> {
  // guard: A suspended account neither joins a group nor parts it (alike-accounts.test.ts) ‹ where network.opened_here and users.status = 'active' → where network.opened_here›
  const { rows } = await sql<Pair & { one: number; other: number }>`
    with opened as (
      select users.id as other, lag(users.id) over row_of as one,
        users.created_at - lag(users.created_at) over row_of as apart
      from account_networks network join users on users.id = network.user_id
      where network.opened_here and users.status = 'active'
      window row_of as (partition by network.network_hash order by users.created_at, users.id)
    ),
    given as (
      select votes.user_id, terms.author_id, count(*) as votes,
        sum(count(*)) over (partition by votes.user_id) as of_votes
      from votes join terms on terms.id = votes.term_id
      where votes.revoked_at is null group by votes.user_id, terms.author_id
    ),
    small as (
      select network_hash from account_networks group by network_hash having count(*) between 2 and ${CAMPUS}
    ),
    voters as (
      select user_id from votes where revoked_at is null group by user_id having count(*) >= ${FEWEST_VOTES}
    ),
    ballots as (
      select account.network_hash, votes.term_id, votes.user_id
      from small join account_networks account using (network_hash)
        join voters using (user_id) join votes using (user_id)
      where votes.revoked_at is null
    ),
    aliases as (
      select id as other, lag(id) over (partition by mailbox order by id) as one from users
      where status = 'active'
    ),
    found as (
      select one, other, true as is_telling from aliases where one is not null
      union all select one, other, false from opened where apart <= make_interval(mins => ${MINUTES_TOGETHER})
      union all select least(user_id, author_id), greatest(user_id, author_id), true from given
        where votes >= ${FEWEST_VOTES} and votes >= of_votes * ${MOST} and author_id is not null
      union all select mine.user_id, theirs.user_id, true
        from ballots mine join ballots theirs using (network_hash, term_id)
        where mine.user_id < theirs.user_id
        group by mine.user_id, theirs.user_id having count(distinct term_id) >= ${FEWEST_VOTES}
    ),
    looked as (
      select found.one, found.other, older.created_at as one_opened, younger.created_at as other_opened,
        older.mailbox = younger.mailbox as shares_mailbox
      from found join users older on older.id = found.one join users younger on younger.id = found.other
      where older.status = 'active' and younger.status = 'active'
      group by found.one, found.other, older.created_at, younger.created_at, shares_mailbox
      order by bool_or(is_telling) desc, found.other desc, found.one desc limit ${LOOKED_AT}
    )
    select one, other, shares_mailbox as "sharesMailbox",
      networks.shared > 0 as "sharesNetwork", networks.opened > 0 as "openedOnOneNetwork",
      round(abs(extract(epoch from other_opened - one_opened)) / 60)::int as "minutesApart",
      mine.votes as "userVotes", theirs.votes as "otherVotes", theirs.common as "commonVotes",
      theirs.for_one as "votesForUser", mine.for_other as "votesFromUser"
    from looked
      cross join lateral (
        select count(*) as shared, count(*) filter (where own.opened_here and their.opened_here) as opened
        from account_networks own join account_networks their using (network_hash)
        where own.user_id = one and their.user_id = other
      ) networks
      cross join lateral (
        select count(*) as votes, count(*) filter (where terms.author_id = other) as for_other
        from votes left join terms on terms.id = votes.term_id
        where votes.user_id = one and votes.revoked_at is null
      ) mine
      cross join lateral (
        select count(*) as votes, count(*) filter (where terms.author_id = one) as for_one,
          count(*) filter (where exists (
            select from votes own where own.user_id = one and own.term_id = votes.term_id and own.revoked_at is null
          )) as common
        from votes left join terms on terms.id = votes.term_id
        where votes.user_id = other and votes.revoked_at is null
      ) theirs`.execute(db);
  return rows;
}

/** Voters whose votes went, all but a few, to one author, by author. */
async function listDevoted(db: Db): Promise<Group[]> {
  const { rows } = await sql<{ author: number; ids: number[]; openedAtOnce: number }>`
    with given as (
      select votes.user_id, terms.author_id, count(*) as votes,
        sum(count(*)) over (partition by votes.user_id) as of_votes
      from votes join terms on terms.id = votes.term_id
      where votes.revoked_at is null group by votes.user_id, terms.author_id
    ),
    devoted as (
      select given.author_id, users.id, users.created_at,
        lag(users.created_at) over row_of as one_before, lead(users.created_at) over row_of as one_after
      from given join users on users.id = given.user_id
      where users.status = 'active' and given.author_id is not null
        and given.of_votes >= ${FEWEST_DEVOTED_VOTES} and given.votes >= given.of_votes * ${NEARLY_ALL}
      window row_of as (partition by given.author_id order by users.created_at, users.id)
    )
    select author_id as author, json_agg(id order by created_at, id) as ids,
      count(*) filter (
        where least(created_at - one_before, one_after - created_at) <= make_interval(mins => ${MINUTES_TOGETHER})
      ) as "openedAtOnce"
    from devoted group by author_id having count(*) >= ${FEWEST_DEVOTED}
    order by count(*) desc, author_id desc limit ${DEVOTED_GROUPS}`.execute(db);
  return rows.map(({ author, ids, openedAtOnce }) => devotedGroup(ids, author, openedAtOnce));
}

interface Member {
  group: number;
  id: number;
  name: string;
  email: string;
  created_at: Date;
  votes: number;
  within: number;
  for_author: number;
}

interface Author {
  id: number;
  name: string;
  email: string;
}

async function presentGroups(db: Db, groups: readonly Group[]): Promise<z.input<typeof AlikeGroup>[]> {
  const seats = groups.flatMap(({ ids, author }, group) => ids.map((id) => ({ id, group, author })));
  const { rows } = await sql<Member>`
    with seats as (
      select * from unnest(
        ${seats.map(({ id }) => id)}::bigint[], ${seats.map(({ group }) => group)}::int[],
        ${seats.map(({ author }) => author)}::bigint[]
      ) as seat (user_id, group_of, author_id)
    )
    select seats.group_of as group, users.id, users.name, users.email::text as email, users.created_at,
      counted.votes, counted.within, counted.for_author
    from seats join users on users.id = seats.user_id
      cross join lateral (
        select count(*) as votes, count(peers.user_id) as within,
          count(*) filter (where terms.author_id = seats.author_id) as for_author
        from votes left join terms on terms.id = votes.term_id
          left join seats peers on peers.user_id = terms.author_id and peers.group_of = seats.group_of
        where votes.user_id = users.id and votes.revoked_at is null
      ) counted
    order by users.created_at, users.id`.execute(db);
  const authors = await listAuthors(db, groups);
  return groups.map(({ signs, author }, at) =>
    present(
      rows.filter(({ group }) => group === at),
      [...signs],
      authors.find(({ id }) => id === author),
    ),
  );
}

async function listAuthors(db: Db, groups: readonly Group[]): Promise<Author[]> {
  const ids = groups.flatMap(({ author }) => author ?? []);
  const { rows } = await sql<Author>`
    select id, name, email::text as email from users where id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

function present(
  members: readonly Member[],
  signs: AlikeGroup['signs'],
  author: Author | undefined,
): z.input<typeof AlikeGroup> {
  const [first] = members;
  const last = members.at(-1);
  if (!first || !last) throw new Error('A group of accounts is empty');
  return {
    id: first.id,
    size: members.length,
    signs,
    author: author
      ? { ...author, votes: members.reduce((sum, { for_author }) => sum + for_author, 0) }
      : null,
    first_opened_at: first.created_at,
    last_opened_at: last.created_at,
    votes: members.reduce((sum, { votes }) => sum + votes, 0),
    votes_within: members.reduce((sum, { within }) => sum + within, 0),
    accounts: members
      .slice(0, NAMED)
      .map(({ id, name, email, created_at }) => ({ id, name, email, created_at })),
  };
}
